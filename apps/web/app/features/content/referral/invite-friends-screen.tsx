import UserPlus from 'lucide-react/icons/user-plus';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { RecordZone } from '../../../shared/records/record-zone.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { FriendRow } from './friend-row.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { InvitationRules } from './invitation-rules.tsx';
import { invitedFriendsQuery, type Referral, referralQuery } from './referral-queries.ts';

const rowCount = 5;

export const handle: RouteHandle = {
  title: 'page.inviteFriends',
  back: true,
  memberOnly: true,
  header: true,
  footer: true,
  fillsDesktop: true,
};

export const clientLoader = memberLoader(({ api, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(referralQuery(api)),
    queryClient.prefetchInfiniteQuery(invitedFriendsQuery(api)),
  ]),
);

export function HydrateFallback() {
  return <InviteSkeleton />;
}

/** ME-12: the link that brings friends, what is given for them, and whom it has brought. */
export default function InviteFriendsScreen() {
  return (
    <Loaded query={referralQuery(useApi())} skeleton={<InviteSkeleton />}>
      {(referral) => (
        <div className="space-y-4 px-4 pt-1 pb-6 wide:grid wide:grid-cols-2 wide:items-start wide:gap-8 wide:space-y-0">
          <div className="space-y-4">
            <InvitationCard referral={referral} />
            {referral.isRewarded ? <InvitationRules referral={referral} /> : null}
          </div>
          <Friends referral={referral} />
        </div>
      )}
    </Loaded>
  );
}

function Friends({ referral }: { readonly referral: Referral }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="invited-friends" className="space-y-3">
      <h2 id="invited-friends" className="text-lg font-semibold">
        {t('invite.friends')}
      </h2>
      {referral.totals.invitedCount === 0 ? null : <Totals referral={referral} />}
      <PagedList
        query={invitedFriendsQuery(useApi())}
        keyOf={({ friendName, registeredAt }) => `${registeredAt} ${friendName}`}
        renderRow={(friend) => <FriendRow friend={friend} currencyCode={referral.currencyCode} />}
        empty={
          <EmptyState icon={<UserPlus />} title={t('invite.empty.title')} text={t('invite.empty.text')} />
        }
        skeletonCount={rowCount}
      />
      {referral.totals.invitedCount === 0 ? null : <RecordZone />}
    </section>
  );
}

function Totals({ referral: { totals, currencyCode } }: { readonly referral: Referral }) {
  const t = useTranslate();
  const money = useMoney();
  const facts = [
    [t('invite.totals.invited'), String(totals.invitedCount)],
    [t('invite.totals.rewarded'), String(totals.rewardedCount)],
    [t('invite.totals.sum'), money(minorOf(totals.rewardedMinor), currencyCode)],
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-2 rounded-large bg-surface p-4 text-center shadow-low">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-caption text-muted">{name}</dt>
          <dd className="tabular font-semibold whitespace-nowrap text-gold-text">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function InviteSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-4 px-4 pt-1 pb-6">
      <Skeleton className="h-96 w-full rounded-large" />
      <Skeleton className="h-64 w-full rounded-large" />
      <Skeleton className="h-48 w-full rounded-large" />
    </LoadingRegion>
  );
}
