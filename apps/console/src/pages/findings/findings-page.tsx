import { Link } from 'react-router';
import { useTexts } from '../../platform/console-services.ts';
import { mayDo, type OperatorInfo } from '../../platform/operator-info.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Facts } from '../../ui/card.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import { MemberName } from '../../work-list/member-name.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';
import { type CaseLook, WorkList } from '../../work-list/work-list.tsx';
import type { PageProps } from '../console-page.ts';
import { FindingDecision } from './finding-decision.tsx';
import { FindingLines } from './finding-lines.tsx';
import { ruleWords } from './finding-rules.ts';
import { SilentStatements } from './silent-statements.tsx';

interface ItemProps {
  readonly item: CaseOf<'finding'>;
}

const look: CaseLook<'finding'> = {
  id: ({ findingId }) => findingId,
  Row,
  Details,
  Decision: FindingDecision,
};

export function FindingsPage({ info }: PageProps) {
  const t = useTexts();
  return (
    <div className="flex flex-col gap-4">
      <WorkList
        kind="finding"
        title={t('finding.title')}
        info={info}
        look={look}
        above={<SilentStatements />}
      />
      {mayDo(info, 'withdrawal.decide') ? (
        <p>
          {t('finding.withdrawals')}{' '}
          <Link to="/withdrawals" className="text-gold-text underline">
            {t('withdrawal.title')}
          </Link>
        </p>
      ) : null}
    </div>
  );
}

function Row({ item }: ItemProps) {
  const t = useTexts();
  const { count } = useFormats();
  return (
    <>
      <span className="flex justify-between gap-3 font-semibold">
        <span>{t(ruleWords(item))}</span>
        <span className="tabular">{count(item.lineCount)}</span>
      </span>
      <span className="text-sm wrap-anywhere text-muted">{aboutText(item)}</span>
      <Marks item={item} />
    </>
  );
}

/** What it is about, in the words of whoever looks for it. */
function aboutText({ vendorName, day, username, subject }: ItemProps['item']): string {
  if (vendorName !== null) return [vendorName, day].filter((text) => text !== null).join(' · ');
  return username ?? subject;
}

function Marks({ item }: ItemProps) {
  const t = useTexts();
  if (item.passedOn === null && item.isFoundStill) return null;
  return (
    <span className="flex flex-wrap gap-1">
      {item.passedOn === null ? null : (
        <Badge tone="look">{t('finding.passed', { name: item.passedOn.operatorName })}</Badge>
      )}
      {item.isFoundStill ? null : <Badge>{t('finding.gone')}</Badge>}
    </span>
  );
}

function Details({ item, info }: ItemProps & { info: OperatorInfo }) {
  const t = useTexts();
  const { moment, count } = useFormats();
  const { memberId, username, passedOn } = item;
  return (
    <>
      <h2 className="text-lg font-semibold">{t(ruleWords(item))}</h2>
      <Facts
        facts={[
          ...(item.vendorName === null
            ? ([[t('finding.subject'), <Code key="subject" text={item.subject} />]] as const)
            : ([
                [
                  t(item.source === 'paymentStatement' ? 'finding.provider' : 'finding.vendor'),
                  item.vendorName,
                ],
                [t('finding.day'), item.day ?? ''],
              ] as const)),
          ...(memberId === null || username === null
            ? []
            : ([
                [
                  t('finding.member'),
                  <MemberName key="member" memberId={memberId} username={username} info={info} />,
                ],
              ] as const)),
          [t('finding.rule'), <Code key="rule" text={item.rule} />],
          [t('finding.count'), count(item.lineCount)],
          [t('finding.found'), moment(item.foundAt)],
          [
            t('finding.last.found'),
            item.isFoundStill
              ? moment(item.lastFoundAt)
              : t('finding.gone.since', { moment: moment(item.lastFoundAt) }),
          ],
        ]}
      />
      {passedOn === null ? null : (
        <Notice tone="look">
          {t('finding.passed.words', {
            name: passedOn.operatorName,
            moment: moment(passedOn.saidAt),
            reason: passedOn.reason,
          })}
        </Notice>
      )}
      <FindingLines item={item} info={info} />
    </>
  );
}

function Code({ text }: { text: string }) {
  return <code className="wrap-anywhere">{text}</code>;
}
