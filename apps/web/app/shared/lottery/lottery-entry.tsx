import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../platform/language/use-language.ts';
import type { KnownLotteries, LotteryGame } from '../../platform/lottery/lottery-game.ts';
import { lotteryResultsPath } from '../../platform/lottery/lottery-paths.ts';
import { shortNumero } from '../../platform/lottery/short-numero.ts';
import { screenExists } from '../../platform/navigation/screen-exists.ts';
import { DrawnNumbers } from './drawn-numbers.tsx';
import { LotteryHeart } from './lottery-heart.tsx';
import { LotteryMark } from './lottery-mark.tsx';
import { SalesCountdown } from './sales-countdown.tsx';

interface LotteryEntryProps {
  readonly game: LotteryGame;
  readonly known: KnownLotteries;
}

/** One lottery: what it is called, how long its next draw takes stakes, and what was drawn last, with the ways to both and its heart. */
export function LotteryEntry({ game, known }: LotteryEntryProps) {
  const t = useTranslate();
  const { gameId, name, family, current, latest, resultsAreDemo } = game;
  return (
    <li className="flex flex-col divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
      <div className="flex items-start">
        <BettingLink gameId={gameId}>
          <LotteryMark family={family} />
          <span className="min-w-0 flex-1 basis-20">
            <span className="words block font-semibold text-balance">{name}</span>
            <span className="tabular block text-caption whitespace-nowrap text-muted">
              {current === null ? t('lottery.sales.none') : current.numero}
            </span>
            {resultsAreDemo === true ? (
              <span className="block text-caption text-gold-text">{t('lottery.demo')}</span>
            ) : null}
          </span>
          {current === null ? null : (
            <span className="ms-auto text-end">
              <SalesCountdown closesAt={current.closesAt} clock={known.clock} />
            </span>
          )}
        </BettingLink>
        <LotteryHeart game={game} className="me-1 mt-3 shrink-0" />
      </div>
      <Link
        to={lotteryResultsPath(gameId)}
        className="flex min-h-17 flex-1 items-center gap-3 px-4 py-2 pressed:bg-raised"
      >
        <span className="sr-only">{t('lottery.results.of', { lottery: name })}</span>
        <span className="min-w-0 flex-1 space-y-1">
          <LatestCaption game={game} known={known} />
          {latest === null ? null : <DrawnNumbers family={family} result={latest.result} isShort />}
        </span>
        <ChevronRight className="size-5 text-muted rtl:-scale-x-100" />
      </Link>
    </li>
  );
}

/** Which draw the numbers are of, and whether the next ones are about to come. */
function LatestCaption({ game: { gameId, latest }, known: { awaited } }: LotteryEntryProps) {
  const t = useTranslate();
  const next = awaited.find((draw) => draw.gameId === gameId);
  return (
    <span className="tabular flex flex-wrap justify-between gap-x-3 text-caption text-muted">
      <span>{latest === null ? t('lottery.results.none') : latest.numero}</span>
      {next === undefined ? null : (
        <span className="text-gold-text">{t('lottery.awaited', { numero: shortNumero(next.numero) })}</span>
      )}
    </span>
  );
}

/** With large letters the time left goes below a name rather than break its words. */
const headClass = 'flex min-h-17 min-w-0 flex-1 flex-wrap items-center gap-x-2 py-3 ps-4 pe-1';

function BettingLink({ gameId, children }: { readonly gameId: string; readonly children: ReactNode }) {
  if (!screenExists('/m/lottery/:gameId')) return <div className={headClass}>{children}</div>;
  return (
    <Link to={`/m/lottery/${gameId}`} className={`${headClass} pressed:bg-raised`}>
      {children}
    </Link>
  );
}
