import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { mayDo } from '../../platform/operator-info.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import type { AuditEntryProps } from './audit-entry-props.ts';
import { subjectPlaces } from './subject-places.ts';
import { useAuditWords } from './use-audit-words.ts';
import { ValueTable } from './value-table.tsx';

type Revealed = CallValue<Calls['revealAuditEntry']>;

/** All that the audit has of a deed, and where the desk shows what it is about. */
export function AuditEntryDetails({ entry, currencyCode, info, open, onAbout }: AuditEntryProps) {
  const { client } = useConsole();
  const t = useTexts();
  const { shownValue } = useAuditWords(currencyCode);
  const [revealed, setRevealed] = useState<Revealed>();
  const { member, subject, withheld } = entry;
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <FourEyes entry={entry} />
      <EntryFacts entry={entry} revealed={revealed} reason={shownValue('reason', entry.newValues.reason)} />
      <ValueTable entry={entry} currencyCode={currencyCode} info={info} revealed={revealed?.newValues} />
      {withheld.length > 0 && revealed === undefined && mayDo(info, 'member.reveal') ? (
        <ReasonForm
          action={t('audit.reveal')}
          act={async (reason) =>
            setRevealed(
              await client.call('revealAuditEntry', {
                params: { entryId: entry.entryId },
                body: { reason },
              }),
            )
          }
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {subjectPlaces(entry, open).map(({ page, to }) => (
          <Link key={page} to={to} className="text-gold-text underline">
            {t(`audit.go.${page}`)}
          </Link>
        ))}
        <Button label={t('audit.about.label', { name: subject })} onClick={() => onAbout(subject)}>
          {t('audit.about')}
        </Button>
        {member === null || member.memberId === subject ? null : (
          <Button onClick={() => onAbout(member.memberId)}>
            {t('audit.about.member', { name: member.userName })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Whose word it was, of two persons who had to agree. */
function FourEyes({ entry: { fourEyes } }: Pick<AuditEntryProps, 'entry'>) {
  const t = useTexts();
  const { moment } = useFormats();
  if (fourEyes === null) return null;
  const { part, other } = fourEyes;
  return (
    <Notice tone="look">
      {other === null
        ? t('audit.two.waiting')
        : t(`audit.two.${part}`, { name: other.actorName, moment: moment(other.recordedAt) })}
    </Notice>
  );
}

interface EntryFactsProps extends Pick<AuditEntryProps, 'entry'> {
  readonly revealed: Revealed | undefined;
  readonly reason: string;
}

function EntryFacts({ entry, revealed, reason }: EntryFactsProps) {
  const t = useTexts();
  const { exactMoment } = useFormats();
  const isNetwork = entry.withheld.includes('address') && revealed === undefined;
  const address = revealed?.address ?? entry.address;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('audit.who'), `${entry.actorName} (${t(`audit.as.${entry.actorKind}`)})`],
    [t('member.when'), exactMoment(entry.recordedAt)],
    [t('audit.subject'), <code key="subject">{entry.subject}</code>],
    ...(entry.member === null ? [] : [[t('audit.member'), entry.member.userName] as const]),
    ...(entry.newValues.reason === undefined ? [] : [[t('audit.reason'), reason] as const]),
    ...(address === null ? [] : [[t(isNetwork ? 'audit.network' : 'audit.address'), address] as const]),
    ...(entry.requestId === null
      ? []
      : [[t('audit.request'), <code key="request">{entry.requestId}</code>] as const]),
    [t('audit.number'), `${entry.entryId} · ${entry.action}`],
  ];
  return <Facts facts={facts} />;
}
