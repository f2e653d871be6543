import { useQuery } from '@tanstack/react-query';
import { toMinor } from '@wau/money/minor';
import type { ReactNode } from 'react';
import { agentFrame, agentLoader } from '../../../platform/agency/agent-loader.ts';
import { isAgent } from '../../../platform/agency/agent-types.ts';
import { teamCountersQuery } from '../../../platform/agency/team-counters.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { dayIn } from '../../../platform/records/record-days.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { FigureGrid } from '../../../shared/agency/figure-grid.tsx';
import { SignedAmount } from '../../../shared/balance/signed-amount.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { RecordFilters } from '../../../shared/records/record-filters.tsx';
import { RecordSkeleton } from '../../../shared/records/record-skeleton.tsx';
import { useRecordFilter } from '../../../shared/records/use-record-filter.ts';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { CountedAt } from './counted-at.tsx';
import { NoTeam } from './no-team.tsx';
import { TeamCategories, TeamDays } from './team-lines.tsx';
import { type TeamFigures, teamFiguresQuery } from './team-queries.ts';

export const handle: RouteHandle = { ...agentFrame, title: 'page.team.overview' };

export const clientLoader = agentLoader(isAgent);

export function HydrateFallback() {
  return <RecordSkeleton rowCount={5} />;
}

/** AG-04: what the agent's team did over some days, and what it has now. */
export default function TeamOverviewScreen() {
  const t = useTranslate();
  const api = useApi();
  const filter = useRecordFilter();
  return (
    <div className="space-y-4 px-4 pb-6">
      <RecordFilters filter={filter}>{null}</RecordFilters>
      {filter.checked.ok ? (
        <Loaded
          key={JSON.stringify(filter.checked.days)}
          query={teamFiguresQuery(api, filter.checked.days)}
          skeleton={
            <LoadingRegion label={t('skeleton.label')} className="space-y-4">
              <Skeleton className="h-24 w-full rounded-large" />
              <Skeleton className="h-72 w-full rounded-large" />
            </LoadingRegion>
          }
        >
          {(figures) => <Overview figures={figures} />}
        </Loaded>
      ) : null}
    </div>
  );
}

function Overview({ figures }: { readonly figures: TeamFigures }) {
  const t = useTranslate();
  const money = useMoney();
  const { totals, currencyCode } = figures;
  if (figures.countedAt !== null && figures.memberCount === 0) return <NoTeam />;
  const amount = (wire: string) => money(minorOf(wire), currencyCode);
  return (
    <>
      <Facts
        title={t('team.now')}
        facts={[
          { name: t('team.members'), value: figures.memberCount },
          { name: t('team.direct'), value: figures.directCount },
          { name: t('team.balance'), value: amount(figures.balanceMinor) },
          { name: t('team.today.online'), value: <OnlineNow /> },
        ]}
      />
      <Facts
        title={t('team.people')}
        facts={[
          { name: t('team.registered'), value: totals.registeredCount },
          { name: t('team.firstDeposits'), value: totals.firstDepositCount },
          { name: t('team.active'), value: totals.activeCount },
          { name: t('team.logins'), value: totals.loginCount },
        ]}
      />
      <Facts
        title={t('team.money')}
        facts={[
          { name: t('team.deposits', { count: totals.depositCount }), value: amount(totals.depositMinor) },
          { name: t('team.withdrawals'), value: amount(totals.withdrawalMinor) },
          { name: t('team.turnover'), value: amount(totals.turnoverMinor) },
          { name: t('team.stakes', { count: totals.betCount }), value: amount(totals.stakeMinor) },
          { name: t('team.payouts'), value: amount(totals.payoutMinor) },
          { name: t('team.rebates'), value: amount(totals.rebateMinor) },
          {
            name: t('team.bonuses'),
            value: money(toMinor(minorOf(totals.rewardMinor) - minorOf(totals.rebateMinor)), currencyCode),
          },
          {
            name: t('team.net'),
            value: <SignedAmount amount={minorOf(totals.netMinor)} currencyCode={currencyCode} />,
          },
        ]}
      />
      <TeamCategories figures={figures} />
      <TeamDays figures={figures} />
      <CountedAt moment={figures.countedAt} />
      <p className="text-caption text-pretty text-muted">{t('team.note')}</p>
    </>
  );
}

/** Of this moment, unlike the other figures, so it is asked for by itself; what is not known is a dash. */
function OnlineNow() {
  const { timeZone } = useSite();
  const { data, isPending } = useQuery(teamCountersQuery(useApi(), dayIn(timeZone, new Date())));
  return isPending ? <Skeleton className="h-6 w-10" /> : (data?.footer.teamOnlineCount ?? '–');
}

/** Names and values below each other, in columns where there is room. */
function Facts({
  title,
  facts,
}: {
  readonly title: string;
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
}) {
  return (
    <section aria-label={title} className="space-y-2">
      <h2 className="text-lg font-semibold">{title}</h2>
      <FigureGrid figures={facts} columnsClass="wide:grid-cols-4" />
    </section>
  );
}
