import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import Hourglass from 'lucide-react/icons/hourglass';
import { Link } from 'react-router';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { balanceQuery } from '../../../platform/balance/balance-queries.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useMoment } from '../../../platform/language/use-moment.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { BalanceText } from '../../../shared/balance/balance-text.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { accountClosureQuery } from './account-closure-query.ts';
import { ClosureObstacles } from './closure-obstacles.tsx';

type Pause = NonNullable<CallValue<Calls['getPlayPause']>['pause']>;

export const handle: RouteHandle = {
  title: 'page.paused',
  back: true,
  backPath: '/m/home',
  memberOnly: true,
  header: true,
  footer: true,
};

function playPauseQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...memberKey, 'playPause'],
    queryFn: ({ signal }) => unwrap(api.call('getPlayPause', {}, { signal })),
    staleTime: 0,
  });
}

export const clientLoader = memberLoader(({ api, queryClient }) =>
  Promise.all([queryClient.prefetchQuery(playPauseQuery(api)), queryClient.prefetchQuery(balanceQuery(api))]),
);

export function HydrateFallback() {
  return (
    <div className="px-4 pt-1 pb-8">
      <PausedSkeleton />
    </div>
  );
}

/** ME-08: what is left to whoever is kept from play: until when, the money, and help. */
export default function PausedScreen() {
  return (
    <div className="px-4 pt-1 pb-8">
      <Loaded query={playPauseQuery(useApi())} skeleton={<PausedSkeleton />}>
        {({ pause }) => (pause === null ? <NoPause /> : <Paused pause={pause} />)}
      </Loaded>
    </div>
  );
}

function Paused({ pause }: { readonly pause: Pause }) {
  const t = useTranslate();
  const moment = useMoment();
  return (
    <div className="space-y-4">
      <Card className="space-y-2">
        <Hourglass className="size-8 text-gold-text" />
        <p className="text-lg font-semibold">
          {pause.kind === 'closure'
            ? t('paused.closure')
            : pause.endsAt === null
              ? t('paused.for.good')
              : t('paused.until', { moment: moment(pause.endsAt) })}
        </p>
        <p className="text-pretty text-muted">{t(textOf(pause))}</p>
        {pause.kind === 'closure' ? <ClosureWaits /> : null}
      </Card>
      <Card className="space-y-3">
        <h2 className="font-semibold">{t('paused.money')}</h2>
        <p className="tabular text-2xl font-bold">
          <BalanceText />
        </p>
        <p className="text-detail text-pretty text-muted">{t('paused.money.text')}</p>
        <Link to="/m/withdraw" className={buttonClass('primary', 'large', true)}>
          {t('paused.withdraw')}
        </Link>
      </Card>
      <div className="flex flex-wrap gap-2">
        <Link to="/m/service" className={buttonClass('secondary', 'medium')}>
          {t('paused.service')}
        </Link>
        <Link to="/m/transaction/record" className={buttonClass('quiet', 'medium')}>
          {t('paused.records')}
        </Link>
        {pause.kind === 'cool.off' ? (
          <Link to="/m/takeBreak" className={buttonClass('quiet', 'medium')}>
            {t('paused.longer')}
          </Link>
        ) : null}
      </div>
    </div>
  );
}

/** What the closure waits for. */
function ClosureWaits() {
  return (
    <Loaded
      query={accountClosureQuery(useApi())}
      skeleton={<Skeleton className="h-16 w-full rounded-small" />}
    >
      {({ waitsFor }) => <ClosureObstacles waitsFor={waitsFor} />}
    </Loaded>
  );
}

function textOf({ kind, source }: Pause) {
  if (kind === 'closure') return 'paused.closure.text' as const;
  if (source === 'operator') return 'paused.operator.text' as const;
  if (source === 'elsewhere') return 'paused.elsewhere.text' as const;
  return kind === 'exclusion' ? ('paused.exclusion.text' as const) : ('paused.cool.text' as const);
}

/** Over, or never begun. */
function NoPause() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Hourglass />}
      title={t('page.paused')}
      text={t('paused.none')}
      action={
        <Link to="/m/home" className={buttonClass('primary', 'medium')}>
          {t('bets.empty.action')}
        </Link>
      }
    />
  );
}

function PausedSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-4">
      <Skeleton className="h-40 w-full rounded-large" />
      <Skeleton className="h-52 w-full rounded-large" />
    </LoadingRegion>
  );
}
