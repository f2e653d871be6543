import { formatDecimal } from '@wau/money/format-number';
import { useEffect, useState } from 'react';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { serverNowMs } from '../../../platform/runtime/server-clock.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { jackpotAt } from './jackpot.ts';

/**
 * SH-13: a counter that only decorates, and says so: there is no pot behind it, so it carries no currency and is
 * not read out as it runs. It follows the server's clock: a figure that two people compare is the same.
 */
export function JackpotCounter() {
  return useSite().jackpotDisplay === 'decorative' ? <DecorativeCounter /> : null;
}

function DecorativeCounter() {
  const t = useTranslate();
  const { locale } = useLanguage();
  const amount = useJackpot(useSite().merchantCode);
  return (
    <section
      aria-labelledby="jackpot-title"
      className="home-jackpot flex min-h-28 wide:min-h-0 flex-col items-center justify-center rounded-large bg-surface px-4 py-2 text-center shadow-low"
    >
      <h2 id="jackpot-title" className="text-sm font-medium text-muted">
        {t('home.jackpot')}
      </h2>
      <p
        aria-hidden="true"
        data-testid="jackpot"
        className="tabular min-h-10 text-3xl leading-10 font-bold text-gold-text"
      >
        {amount === undefined ? '' : formatDecimal(amount.toFixed(2), locale)}
      </p>
      <p className="text-caption text-muted">{t('home.jackpot.note')}</p>
    </section>
  );
}

/** The number is worked out in the browser: a document takes its time, and the figure would be of an earlier moment. */
function useJackpot(merchantCode: string): number | undefined {
  const [amount, setAmount] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      const nowMs = serverNowMs();
      const jackpot = jackpotAt(merchantCode, nowMs);
      setAmount(jackpot.amount);
      timer = setTimeout(show, jackpot.nextAtMs - nowMs);
    };
    show();
    return () => clearTimeout(timer);
  }, [merchantCode]);
  return amount;
}
