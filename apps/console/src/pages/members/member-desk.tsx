import { useQuery } from '@tanstack/react-query';
import type { MemberId } from '@wau/contract/ids';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { mayDo, type OperatorInfo } from '../../platform/operator-info.ts';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import { MemberAccess } from './member-access.tsx';
import { MemberAdjustments } from './member-adjustments.tsx';
import { MemberFacts } from './member-facts.tsx';
import { MemberMoney } from './member-money.tsx';
import { MemberNotes } from './member-notes.tsx';
import { profileQuery } from './member-queries.ts';
import { RelatedMembers } from './related-members.tsx';

interface MemberDeskProps {
  readonly memberId: MemberId;
  readonly info: OperatorInfo;
  /** Leads to a related account. */
  readonly onOpen: (memberId: MemberId) => void;
}

/** Everything about a member, and what these roles may do about it. */
export function MemberDesk({ memberId, info, onOpen }: MemberDeskProps) {
  const services = useConsole();
  const t = useTexts();
  const { data: profile, error, refetch } = useQuery(profileQuery(services, memberId));
  if (profile === undefined) {
    return error === null ? <Loading /> : <LoadingFailure error={error} onAgain={() => void refetch()} />;
  }
  return (
    <section aria-label={t('members.one', { name: profile.userName })} className="flex flex-col gap-5">
      <MemberFacts
        profile={profile}
        canReveal={mayDo(info, 'member.reveal')}
        opensAgents={mayDo(info, 'agent.read')}
        opensRates={mayDo(info, 'contract.propose')}
        opensAffiliates={mayDo(info, 'affiliate.manage')}
      />
      <MemberMoney memberId={memberId} />
      {mayDo(info, 'money.adjust') ? <MemberAdjustments memberId={memberId} me={info.username} /> : null}
      <MemberAccess profile={profile} canChange={mayDo(info, 'member.change')} />
      <RelatedMembers memberId={memberId} onOpen={onOpen} />
      <MemberNotes memberId={memberId} canWrite={mayDo(info, 'member.change')} />
    </section>
  );
}
