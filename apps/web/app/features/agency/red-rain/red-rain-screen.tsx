import { useQuery } from '@tanstack/react-query';
import { parseId } from '@wau/contract/ids';
import { unbroken } from '@wau/money/format';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CloudRain from 'lucide-react/icons/cloud-rain';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { isAgent } from '../../../platform/agency/agent-types.ts';
import { nextRain, type RedRain, type RedRains, redRainsQuery } from '../../../platform/agency/red-rains.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { useFlag } from '../../../platform/site/site-query.ts';
import { LoadFailure } from '../../../shared/loading/load-failure.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { RowSkeletons } from '../../../ui/states/row-skeletons.tsx';
import { OwnRains } from './own-rains.tsx';
import { RainNow } from './rain-now.tsx';
import { RainResultPage } from './rain-result-page.tsx';

export const handle: RouteHandle = {
  title: 'page.redRain',
  back: true,
  right: 'balance',
  memberOnly: true,
  header: true,
  footer: true,
  fillsDesktop: true,
};

/** Whoever waits here wants to know at once. */
const pace = { nearMs: 60_000, everyMs: 3_000 };

export const clientLoader = memberLoader(({ api, queryClient }) =>
  queryClient.prefetchQuery(redRainsQuery(api)),
);

export function HydrateFallback() {
  const t = useTranslate();
  return (
    <div className="px-4 pb-6">
      <RowSkeletons label={t('skeleton.label')} count={3} />
    </div>
  );
}

/** AG-04: red rains: the one to catch, those of the last day, and for agents what they have scheduled. */
export default function RedRainScreen() {
  const [search] = useSearchParams();
  const isAgentHere = isAgent(useSession()?.type ?? 0);
  const rainId = parseId('redRain', search.get('rain') ?? '');
  if (rainId !== undefined) {
    return (
      <div className="px-4 pb-6">
        <RainResultPage rainId={rainId} />
      </div>
    );
  }
  return (
    <div className="space-y-6 px-4 pb-6 wide:grid wide:grid-cols-2 wide:items-start wide:gap-8 wide:space-y-0">
      <RainsForMember isQuiet={isAgentHere} />
      {isAgentHere ? <OwnRains /> : null}
    </div>
  );
}

function RainsForMember({ isQuiet }: { readonly isQuiet: boolean }) {
  const t = useTranslate();
  const isTold = useFlag('MAILCEN');
  const { data, error, refetch } = useQuery(redRainsQuery(useApi(), { ...pace, isTold }));
  if (data === undefined) {
    if (error !== null) return <LoadFailure error={error} onRetry={refetch} />;
    return <RowSkeletons label={t('skeleton.label')} count={3} />;
  }
  if (data.list.length === 0) {
    // An agent at the top has rains of the own making only.
    if (isQuiet) return null;
    return <EmptyState icon={<CloudRain />} title={t('rain.empty.title')} text={t('rain.empty.text')} />;
  }
  return <Rains rains={data} />;
}

function Rains({ rains }: { readonly rains: RedRains }) {
  const t = useTranslate();
  const shown = useShownRain(rains);
  const others = rains.list.filter(({ rainId }) => rainId !== shown?.rainId);
  return (
    <section aria-label={t('rain.mine')} className="space-y-4">
      {shown === undefined ? null : <RainNow key={shown.rainId} rain={shown} clock={rains.clock} />}
      {others.length === 0 ? null : (
        <>
          <h2 className="text-lg font-semibold">{t('rain.past')}</h2>
          <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
            {others.map((rain) => (
              <li key={rain.rainId}>
                <RainRow rain={rain} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The next one stays on show when it was caught or is over, until another comes, so that nobody loses sight of the result. */
function useShownRain(rains: RedRains): RedRain | undefined {
  const next = nextRain(rains);
  const [shownId, setShownId] = useState(next?.rainId);
  if (next !== undefined && next.rainId !== shownId) setShownId(next.rainId);
  return next ?? rains.list.find(({ rainId }) => rainId === shownId);
}

function RainRow({ rain }: { readonly rain: RedRain }) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  const amount = (wire: string) => unbroken(money(minorOf(wire), rain.currencyCode));
  return (
    <Link
      to={`/m/redRain?rain=${rain.rainId}`}
      className="flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-raised pressed:bg-raised"
    >
      <span className="min-w-0 flex-1">
        <span className="tabular block font-semibold">{moment(rain.startsAt)}</span>
        <span className="block text-caption text-muted">
          {t('rain.count.of', { count: rain.packetCount, amount: amount(rain.totalMinor) })}
        </span>
      </span>
      <span className="tabular text-end text-detail font-semibold">
        {rain.status === 'cancelled'
          ? t('rain.cancelled')
          : rain.caught === null
            ? null
            : amount(rain.caught.amountMinor)}
      </span>
      <ChevronRight className="size-5 shrink-0 text-muted" />
    </Link>
  );
}
