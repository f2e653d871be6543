import { useQuery } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type FormEvent, useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useAddress } from '../../platform/use-address.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Asked } from '../../ui/desk-section.tsx';
import { FigureTable } from '../../ui/figure-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import { affiliateMemberQuery } from './affiliate-queries.ts';
import { useAffiliateDeed } from './use-affiliate-deed.ts';

type Brought = CallValue<Calls['findAffiliateMember']>;

/** Whom a member counts for, and letting the member count for another affiliate or for none. */
export function AffiliateMember() {
  const t = useTexts();
  const [search, change] = useAddress<'member'>();
  const asked = search.get('member') ?? '';
  const [text, setText] = useState(asked);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change({ member: text.trim() });
  };
  return (
    <section
      aria-labelledby="affiliates-member"
      className="flex flex-col gap-3 rounded-medium border border-line bg-surface p-4"
    >
      <h2 id="affiliates-member" className="text-lg font-semibold">
        {t('affiliates.member')}
      </h2>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <div className="min-w-80">
          <TextField label={t('affiliates.member.find')} value={text} onChange={setText} maxLength={64} />
        </div>
        <Button type="submit">{t('members.find')}</Button>
      </form>
      {asked === '' ? null : <Found key={asked} asked={asked} />}
    </section>
  );
}

function Found({ asked }: { readonly asked: string }) {
  const services = useConsole();
  const t = useTexts();
  const { day } = useFormats();
  const [done, setDone] = useState<string>();
  const query = useQuery(affiliateMemberQuery(services, asked));
  return (
    <Asked query={query}>
      {(member) => (
        <article aria-label={member.userName} className="flex flex-col gap-3">
          <h3 className="font-semibold break-all">{member.userName}</h3>
          {member.uplineName === null ? null : (
            <Notice tone="look">{t('affiliates.member.upline', { name: member.uplineName })}</Notice>
          )}
          <Course member={member} />
          <div role="status">{done === undefined ? null : <Notice tone="good">{done}</Notice>}</div>
          {member.movedTo === null ? (
            <MoveForm
              member={member}
              onDone={(since) => setDone(t('affiliates.moved', { name: member.userName, day: day(since) }))}
            />
          ) : (
            <Notice>{t('affiliates.moved.today', { day: day(member.movedTo) })}</Notice>
          )}
        </article>
      )}
    </Asked>
  );
}

function Course({ member: { list, userName } }: { readonly member: Brought }) {
  const t = useTexts();
  const { day } = useFormats();
  if (list.length === 0) return <Notice>{t('affiliates.member.none')}</Notice>;
  return (
    <FigureTable
      caption={t('affiliates.member.course', { name: userName })}
      columns={[
        { id: 'since', title: t('affiliates.since'), isText: true, cell: ({ since }) => day(since) },
        {
          id: 'affiliate',
          title: t('affiliates.member.counts'),
          isText: true,
          cell: ({ affiliateName }) => affiliateName ?? t('affiliates.member.nobody'),
        },
        {
          id: 'standing',
          title: t('contracts.state'),
          isText: true,
          cell: ({ standing }) => t(`affiliates.standing.${standing}`),
        },
        {
          id: 'reason',
          title: t('decision.reason'),
          isText: true,
          cell: ({ reason }) => (reason === '' ? t('affiliates.member.registered') : reason),
        },
      ]}
      rows={list}
      keyOf={({ since }) => since}
    />
  );
}

interface MoveFormProps {
  readonly member: Brought;
  readonly onDone: (since: string) => void;
}

function MoveForm({ member, onDone }: MoveFormProps) {
  const { client } = useConsole();
  const t = useTexts();
  const { day } = useFormats();
  const deed = useAffiliateDeed();
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const userName = typed.trim();
  const from = day(member.startsOn);
  const move = async (reason: string): Promise<void> => {
    const { since } = await deed(() =>
      client.call('moveAffiliateMember', {
        params: { memberId: member.memberId },
        body: { userName, seenAffiliateId: member.affiliateId, reason },
      }),
    );
    onDone(since);
  };
  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setIsOpen(true)}>{t('affiliates.move')}</Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3">
      <p className="text-sm text-muted">{t('affiliates.move.about', { day: from })}</p>
      <TextField
        label={t('affiliates.move.to')}
        hint={t('affiliates.move.to.hint')}
        value={typed}
        onChange={setTyped}
        maxLength={64}
      />
      <div className="flex">
        <ReasonForm
          key={userName}
          action={
            userName === ''
              ? t('affiliates.move.submit.none', { day: from })
              : t('affiliates.move.submit', { name: userName, day: from })
          }
          isDangerous
          hint={t('affiliates.reason.hint')}
          act={move}
        />
      </div>
    </div>
  );
}
