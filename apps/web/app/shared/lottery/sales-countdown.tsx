import { useTranslate } from '../../platform/language/use-language.ts';
import { countdownText, daysLeft, type SalesClock } from '../../platform/lottery/sales-clock.ts';
import { useSecondsUntil } from '../../platform/lottery/use-seconds-until.ts';
import { classNames } from '../../ui/class-names.ts';

interface SalesCountdownProps {
  readonly closesAt: string;
  readonly clock: SalesClock | undefined;
  /** Where nothing on the screen matters more. */
  readonly isLarge?: boolean;
}

/** From here on it is time to hurry. */
const lastSeconds = 10;

/** How long stakes on a draw are still taken. */
export function SalesCountdown({ closesAt, clock, isLarge = false }: SalesCountdownProps) {
  const t = useTranslate();
  const seconds = useSecondsUntil(closesAt, clock);
  if (seconds === 0) return <span className="font-semibold text-muted">{t('lottery.closed')}</span>;
  const days = daysLeft(seconds ?? 0);
  const isLast = seconds !== undefined && seconds <= lastSeconds;
  return (
    <>
      <span className="block text-caption text-muted">{t('lottery.closes')}</span>
      <span
        role="timer"
        className={classNames(
          'tabular font-semibold',
          isLarge && (days === undefined ? 'block text-2xl leading-tight' : 'block text-lg'),
          isLast ? 'text-hibiscus-text' : 'text-gold-text',
        )}
      >
        {days === undefined
          ? seconds === undefined
            ? '--:--'
            : countdownText(seconds)
          : t('lottery.days', days)}
      </span>
    </>
  );
}
