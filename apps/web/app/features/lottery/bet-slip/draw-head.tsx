import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo, useState } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { lotteryResultsPath, lotteryTrendsPath } from '../../../platform/lottery/lottery-paths.ts';
import { countdownText } from '../../../platform/lottery/sales-clock.ts';
import { useSecondsUntil } from '../../../platform/lottery/use-seconds-until.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { DrawNews } from '../../../shared/lottery/draw-news.tsx';
import { LotteryHeart } from '../../../shared/lottery/lottery-heart.tsx';
import { RevealedNumbers } from '../../../shared/lottery/revealed-numbers.tsx';
import { SalesCountdown } from '../../../shared/lottery/sales-countdown.tsx';
import { useNewNumero } from '../../../shared/lottery/use-new-numero.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { latestNumerosQuery, type Sales, type SalesDraw } from './lottery-queries.ts';

interface DrawHeadProps {
  readonly game: { readonly gameId: string; readonly name: string };
  readonly family: string;
  /** Absent until it has been answered. */
  readonly sales: Sales | undefined;
}

/** Which draw takes stakes and for how long, which one is about to be drawn, and what was drawn last. */
export const DrawHead = memo(function DrawHead({ game, family, sales }: DrawHeadProps) {
  const t = useTranslate();
  const { gameId } = game;
  const closing = useClosingDraw(sales?.current ?? undefined);
  return (
    <section aria-label={t('slip.draw')} className="relative rounded-large bg-surface p-4 shadow-low">
      <LotteryHeart game={game} className="absolute end-0 top-2" />
      <div className="flex min-h-14 items-start justify-between gap-2 pe-7">
        {sales === undefined ? (
          <Skeleton className="h-14 w-full rounded-small" />
        ) : sales.current === null ? (
          <p className="py-3 text-pretty text-muted">{t('slip.draw.none')}</p>
        ) : (
          <>
            <p className="min-w-0">
              <span className="block text-caption text-muted">{t('slip.draw')}</span>
              <span className="tabular block py-1 font-semibold">{sales.current.numero}</span>
            </p>
            <p className="shrink-0 text-end">
              <SalesCountdown closesAt={sales.current.closesAt} clock={sales.clock} isLarge />
            </p>
          </>
        )}
      </div>
      <div className="mt-3 border-t border-line pt-3">
        <LatestResult gameId={gameId} family={family} closing={closing} sales={sales} />
      </div>
    </section>
  );
});

/** The draw that took stakes before this one, while the page was there. */
function useClosingDraw(current: SalesDraw | undefined): SalesDraw | undefined {
  const [seen, setSeen] = useState<{ current?: SalesDraw; before?: SalesDraw }>({});
  if (current !== undefined && current.numero !== seen.current?.numero) {
    setSeen(seen.current === undefined ? { current } : { current, before: seen.current });
  }
  return seen.before;
}

const linkClass = 'flex min-h-11 items-center gap-1 text-detail font-semibold text-gold-text';

interface LatestResultProps extends Omit<DrawHeadProps, 'game'> {
  readonly gameId: string;
  readonly closing: SalesDraw | undefined;
}

/** The line of the draw that is awaited keeps its place: nothing under somebody's thumb moves when sales end. */
function LatestResult({ gameId, family, closing, sales }: LatestResultProps) {
  const t = useTranslate();
  const api = useApi();
  const [shown, setShown] = useState<string>();
  const isAwaited = closing !== undefined && shown !== closing.numero;
  const { data } = useQuery(latestNumerosQuery(api, gameId, isAwaited));
  const latest = data?.find(({ result }) => result !== null);
  if (latest !== undefined && latest.numero !== shown) setShown(latest.numero);
  const newNumero = useNewNumero(latest?.numero);
  const drawn = latest?.result == null ? undefined : { numero: latest.numero, result: latest.result };
  const news = drawn?.numero === newNumero ? drawn : undefined;
  return (
    <>
      <div className="mb-2 min-h-5">
        {isAwaited && sales !== undefined ? <AwaitedDraw draw={closing} sales={sales} /> : null}
      </div>
      <div className="-my-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3 pt-1">
        <p className="tabular min-w-0 text-caption text-muted">
          {latest === undefined
            ? data === undefined
              ? null
              : t('slip.latest.none')
            : t('slip.latest', { numero: latest.numero })}
        </p>
        <span className="flex min-w-0 flex-wrap justify-end gap-x-4">
          <Link to={lotteryTrendsPath(gameId)} className={linkClass}>
            {t('page.lottery.trends')}
          </Link>
          <Link to={lotteryResultsPath(gameId)} className={linkClass}>
            {t('slip.results')}
            <ChevronRight className="size-4 rtl:-scale-x-100" />
          </Link>
        </span>
      </div>
      <div className="mt-2 min-h-8">
        {data === undefined ? (
          <Skeleton className="h-8 w-40 rounded-small" />
        ) : drawn === undefined ? null : (
          <RevealedNumbers
            key={drawn.numero}
            family={family}
            result={drawn.result}
            isShort
            isNew={news !== undefined}
          />
        )}
        <DrawNews family={family} draw={news} />
      </div>
    </>
  );
}

function AwaitedDraw({ draw, sales }: { readonly draw: SalesDraw; readonly sales: Sales }) {
  const t = useTranslate();
  const left = useSecondsUntil(draw.drawsAt, sales.clock) ?? 0;
  return (
    <p role="timer" aria-live="off" className="tabular text-caption whitespace-nowrap text-muted">
      {left === 0
        ? t('slip.drawing', { numero: draw.numero })
        : t('slip.draws', { numero: draw.numero, time: countdownText(left) })}
    </p>
  );
}
