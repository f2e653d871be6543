import { useEffect, useState } from 'react';
import { useLanguage, useTranslate } from '../../../platform/i18n/use-language.ts';
import { nextJackpotStep, type RandomShare, startJackpot } from './jackpot.ts';

interface JackpotCounterProps {
  /** Where its numbers come from; nothing depends on them. */
  readonly random?: RandomShare;
}

/**
 * SH-13: a counter that only decorates, and says so: there is no pot behind it, so it carries no currency and is
 * not read out as it runs. For those who want less motion it stands still.
 */
export function JackpotCounter({ random = decorativeShare }: JackpotCounterProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const amount = useRisingNumber(random);
  const digits = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <section
      aria-labelledby="jackpot-title"
      className="flex min-h-28 flex-col items-center justify-center rounded-large bg-surface px-4 py-2 text-center shadow-low"
    >
      <h2 id="jackpot-title" className="text-sm font-medium text-muted">
        {t('home.jackpot')}
      </h2>
      <p
        aria-hidden="true"
        data-testid="jackpot"
        className="tabular min-h-10 text-3xl leading-10 font-bold text-gold-text"
      >
        {amount === undefined ? '' : digits.format(amount)}
      </p>
      <p className="text-caption text-muted">{t('home.jackpot.note')}</p>
    </section>
  );
}

/** The number is drawn in the browser: what the server had drawn would be another. */
function useRisingNumber(random: RandomShare): number | undefined {
  const [amount, setAmount] = useState<number>();
  useEffect(() => {
    setAmount(startJackpot(random));
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer: ReturnType<typeof setTimeout>;
    const rise = () => {
      const { by, afterMs } = nextJackpotStep(random);
      timer = setTimeout(() => {
        if (!document.hidden) setAmount((current) => (current === undefined ? current : current + by));
        rise();
      }, afterMs);
    };
    rise();
    return () => clearTimeout(timer);
  }, [random]);
  return amount;
}

const shares = new Uint32Array(1);

function decorativeShare(): number {
  return (crypto.getRandomValues(shares)[0] ?? 0) / 2 ** 32;
}
