import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { RedRainId } from '@wau/contract/ids';
import { unbroken } from '@wau/money/format';
import Package from 'lucide-react/icons/package';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { LoadFailure } from '../../../shared/loading/load-failure.tsx';
import { FactList } from '../../../shared/payment-password/fact-list.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { RowSkeletons } from '../../../ui/states/row-skeletons.tsx';
import { checkRain } from './check-rain.ts';
import { rainStatusIds } from './rain-status-ids.ts';
import { type RainResult, type RedPacket, rainPacketsQuery, rainResultQuery } from './red-rain-queries.ts';

const rowCount = 6;

/** AG-04: who caught how much, and that the packets follow from the seed that was committed to. */
export function RainResultPage({ rainId }: { readonly rainId: RedRainId }) {
  const t = useTranslate();
  const api = useApi();
  const { data, error, refetch } = useQuery(rainResultQuery(api, rainId));
  if (data === undefined) {
    if (error !== null) return <LoadFailure error={error} onRetry={refetch} />;
    return <RowSkeletons label={t('skeleton.label')} count={rowCount} />;
  }
  return (
    <div className="space-y-6">
      <Facts result={data} />
      <section aria-labelledby="rain-packets" className="space-y-3">
        <h2 id="rain-packets" className="text-lg font-semibold">
          {t('rain.packets')}
        </h2>
        <PagedList
          query={rainPacketsQuery(api, rainId)}
          keyOf={({ packetNumber }) => String(packetNumber)}
          renderRow={(packet) => <PacketRow packet={packet} result={data} />}
          empty={
            <EmptyState
              icon={<Package />}
              title={t('rain.packets.empty.title')}
              text={t('rain.packets.empty')}
            />
          }
          skeletonCount={rowCount}
        />
      </section>
      {data.seed === null ? null : <DrawCheck result={data} seed={data.seed} rainId={rainId} />}
    </div>
  );
}

function Facts({ result: { rain } }: { readonly result: RainResult }) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  const amount = (wire: string) => unbroken(money(minorOf(wire), rain.currencyCode));
  return (
    <Card className="space-y-3">
      <Badge tone={rain.status === 'scheduled' ? 'waiting' : 'plain'}>
        {/* Where something was caught of it, it falls. */}
        {t(rain.status === 'scheduled' && rain.caughtCount > 0 ? 'rain.running' : rainStatusIds[rain.status])}
      </Badge>
      <FactList
        facts={[
          [t('rain.start'), moment(rain.startsAt)],
          [t('rain.amount'), amount(rain.totalMinor)],
          [t('rain.count'), `${rain.caughtCount} / ${rain.packetCount}`],
          [t('rain.returned'), rain.returnedMinor === null ? '–' : amount(rain.returnedMinor)],
        ]}
      />
    </Card>
  );
}

function PacketRow({ packet, result }: { readonly packet: RedPacket; readonly result: RainResult }) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 py-3">
      <span className="min-w-0">
        <span className="words block font-semibold">
          {packet.isOwn ? t('rain.share.you') : packet.userName}
        </span>
        <span className="tabular block text-caption text-muted">#{packet.packetNumber}</span>
      </span>
      <span className="tabular font-semibold">
        {unbroken(money(minorOf(packet.amountMinor), result.rain.currencyCode))}
      </span>
    </div>
  );
}

function DrawCheck({
  result,
  seed,
  rainId,
}: {
  readonly result: RainResult;
  readonly seed: string;
  readonly rainId: RedRainId;
}) {
  const t = useTranslate();
  const { data } = useInfiniteQuery(rainPacketsQuery(useApi(), rainId));
  const isRight = checkRain(result, data?.pages.flatMap(({ list }) => list) ?? []);
  return (
    <details className="rounded-large bg-surface p-4 shadow-low">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('rain.check')}</summary>
      <div className="space-y-3 pt-2 text-detail">
        <p className={isRight ? 'text-sea-text' : 'text-hibiscus-text'}>
          {t(isRight ? 'rain.check.good' : 'rain.check.bad')}
        </p>
        <p className="text-pretty text-muted">{t('rain.check.text')}</p>
        <dl className="space-y-2">
          <div>
            <dt className="text-caption text-muted">{t('rain.check.hash')}</dt>
            <dd className="break-all">
              <code>{result.rain.commitment}</code>
            </dd>
          </div>
          <div>
            <dt className="text-caption text-muted">{t('rain.check.seed')}</dt>
            <dd className="break-all">
              <code>{seed}</code>
            </dd>
          </div>
        </dl>
      </div>
    </details>
  );
}
