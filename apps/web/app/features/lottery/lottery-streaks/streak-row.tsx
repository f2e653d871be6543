import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { lotteryBetPath, lotteryTrendsPath } from '../../../platform/lottery/lottery-paths.ts';
import { wordId } from '../../../platform/lottery/lottery-word-id.ts';
import type { SalesClock } from '../../../platform/lottery/sales-clock.ts';
import { useLotteryWord } from '../../../platform/lottery/use-lottery-word.ts';
import { SalesCountdown } from '../../../shared/lottery/sales-countdown.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import type { LotteryStreak } from './streaks-query.ts';

interface StreakRowProps {
  readonly streak: LotteryStreak;
  readonly clock: SalesClock;
}

/** The sides of bets with two: a run of one is a reason for some to bet on the other. */
const sides: readonly (readonly [string, string])[] = [
  ['big', 'small'],
  ['odd', 'even'],
  ['dragon', 'tiger'],
];

/** One run: of which bet, how long, until when the next draw takes stakes, and both sides to bet on. */
export function StreakRow({ streak, clock }: StreakRowProps) {
  const t = useTranslate();
  const word = useLotteryWord();
  const { gameId, name, family, current, playId, value, draws } = streak;
  const nameOf = (option: string) => (/^\d+$/.test(option) ? option : word(wordId('option', family, option)));
  const options = sides.find((pair) => pair.includes(value)) ?? [value];
  return (
    <li className="space-y-3 rounded-large bg-surface p-4 shadow-low">
      <div className="flex items-start justify-between gap-3">
        <Link to={lotteryTrendsPath(gameId)} className="words min-w-0">
          <span className="block font-semibold text-balance">{name}</span>
          <span className="block text-caption text-muted">{word(wordId('play', family, playId))}</span>
        </Link>
        <span className="shrink-0 text-end">
          <SalesCountdown closesAt={current.closesAt} clock={clock} />
        </span>
      </div>
      <p className="tabular">
        <span className="text-lg font-semibold text-gold-text">{nameOf(value)}</span>{' '}
        {t('streaks.times', { count: draws })}
      </p>
      <p className="flex gap-3">
        {options.map((option) => (
          <Link
            key={option}
            to={lotteryBetPath(gameId, { playId, numbers: option })}
            aria-label={t('streaks.bet', { option: nameOf(option), lottery: name })}
            className={buttonClass('secondary', 'medium', true)}
          >
            {nameOf(option)}
          </Link>
        ))}
      </p>
    </li>
  );
}
