import { useInfiniteQuery } from '@tanstack/react-query';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Badge } from '../../ui/notice.tsx';
import { PagedItems } from '../../ui/paged-items.tsx';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import { type HeldMember, heldMembersQuery } from './affiliate-queries.ts';
import { useAffiliateDeed } from './use-affiliate-deed.ts';

/** Members who may be the affiliate that brought them. */
export function HeldMembers() {
  const services = useConsole();
  const t = useTexts();
  const asked = useInfiniteQuery(heldMembersQuery(services));
  return (
    <section aria-labelledby="affiliates-held" className="flex flex-col gap-3">
      <h2 id="affiliates-held" className="text-lg font-semibold">
        {t('affiliates.held')}
      </h2>
      <PagedItems asked={asked} none={t('affiliates.held.none')}>
        {(list) => (
          <ul className="flex flex-col gap-3">
            {list.map((member) => (
              <li key={member.memberId} className="rounded-medium border border-line bg-surface p-4">
                <Held member={member} />
              </li>
            ))}
          </ul>
        )}
      </PagedItems>
    </section>
  );
}

function Held({ member }: { readonly member: HeldMember }) {
  const { client } = useConsole();
  const t = useTexts();
  const { moment } = useFormats();
  const deed = useAffiliateDeed();
  const decide = (decision: 'approved' | 'rejected') => (reason: string) =>
    deed(() =>
      client.call('decideAffiliateMember', {
        params: { memberId: member.memberId },
        body: { decision, reason },
      }),
    );
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">
        {member.userName} · {t('affiliates.held.by', { name: member.affiliateName })}
      </p>
      <p className="text-sm text-muted">{moment(member.registeredAt)}</p>
      <p className="flex flex-wrap gap-1">
        {member.marks.map((mark) => (
          <Badge key={mark} tone="bad">
            {t(`referral.mark.${mark}`)}
          </Badge>
        ))}
      </p>
      <div className="flex flex-wrap gap-3">
        <ReasonForm
          action={t('affiliates.held.approve', { name: member.userName })}
          shortAction={t('decision.approve')}
          hint={t('affiliates.reason.hint')}
          act={decide('approved')}
        />
        <ReasonForm
          action={t('affiliates.held.reject', { name: member.userName })}
          shortAction={t('decision.reject')}
          isDangerous
          hint={t('affiliates.reason.hint')}
          act={decide('rejected')}
        />
      </div>
    </div>
  );
}
