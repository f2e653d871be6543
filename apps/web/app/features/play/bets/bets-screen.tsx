import Dices from 'lucide-react/icons/dices';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link } from 'react-router';
import { useTranslate } from '../../../platform/i18n/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { appServices, useApi } from '../../../platform/services/app-services.ts';
import { requireSession } from '../../../platform/session/require-session.ts';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RowSkeletons } from '../../../ui/row-skeletons.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { BetRow } from './bet-row.tsx';
import { type Period, periods } from './bets-period.ts';
import { betsQuery } from './bets-queries.ts';

export const handle: RouteHandle = {
  title: 'page.bets',
  back: true,
  memberOnly: true,
  header: true,
  footer: true,
};

const firstPeriod: Period = 'all';

export function clientLoader({ context, request }: ClientLoaderFunctionArgs) {
  const { api, queryClient, session } = context.get(appServices);
  requireSession(session, request);
  void queryClient.prefetchInfiniteQuery(betsQuery(api, firstPeriod));
  return null;
}

export function HydrateFallback() {
  const t = useTranslate();
  return (
    <div className="space-y-4 px-4 pb-6">
      <Skeleton className="h-13 w-full" />
      <RowSkeletons label={t('skeleton.label')} count={6} />
    </div>
  );
}

/** What the member staked and got back, newest first. */
export default function BetsScreen() {
  const t = useTranslate();
  const [period, setPeriod] = useState<Period>(firstPeriod);
  const names = {
    today: t('bets.period.today'),
    week: t('bets.period.week'),
    month: t('bets.period.month'),
    all: t('bets.period.all'),
  } satisfies Record<Period, string>;
  return (
    <div className="space-y-4 px-4 pb-6">
      <Tabs
        label={t('bets.filter')}
        tabs={periods.map((value) => ({ value, label: names[value] }))}
        value={period}
        onChange={setPeriod}
      />
      <BetList key={period} period={period} />
    </div>
  );
}

function BetList({ period }: { period: Period }) {
  return (
    <PagedList
      query={betsQuery(useApi(), period)}
      keyOf={(bet) => bet.betKey}
      renderRow={(bet) => <BetRow bet={bet} />}
      empty={<NoBets period={period} />}
      skeletonCount={6}
    />
  );
}

function NoBets({ period }: { period: Period }) {
  const t = useTranslate();
  if (period !== 'all') {
    return <EmptyState icon={<Dices />} title={t('bets.none.title')} text={t('bets.none.text')} />;
  }
  return (
    <EmptyState
      icon={<Dices />}
      title={t('bets.empty.title')}
      text={t('bets.empty.text')}
      action={
        <Link to="/m/home" className={buttonClass('primary', 'medium')}>
          {t('bets.empty.action')}
        </Link>
      }
    />
  );
}
