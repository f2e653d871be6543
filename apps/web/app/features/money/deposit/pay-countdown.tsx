import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { serverNowMs } from '../../../platform/runtime/server-clock.ts';
import { useSecondsLeft } from '../../../shared/time/use-seconds-left.ts';
import { type Deposit, depositsKey } from './deposit-queries.ts';

/** From so many seconds on the time left stands out. */
const fewSeconds = 60;

/** How long a deposit can still be paid, by the server's clock; asks how it stands as soon as that is over. */
export function PayCountdown({ deposit }: { readonly deposit: Deposit }) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const { depositId, expiresAt } = deposit;
  const left = useSecondsLeft(Date.parse(expiresAt), serverNowMs);
  const hasCounted = useRef(false);
  useEffect(() => {
    if (left > 0) hasCounted.current = true;
    else if (hasCounted.current) {
      void queryClient.invalidateQueries({ queryKey: [...depositsKey, 'one', depositId] });
    }
  }, [left, queryClient, depositId]);
  return (
    <p role="timer" aria-live="off" className="tabular min-h-6 text-center text-detail text-muted">
      {left === 0 ? null : t('deposit.left')}{' '}
      {left === 0 ? null : (
        <time
          dateTime={expiresAt}
          className={left <= fewSeconds ? 'font-bold text-hibiscus-text' : 'font-bold text-text'}
        >
          {clockText(left)}
        </time>
      )}
    </p>
  );
}

/** Whether the detail counts: not where the time is somebody else's to look at a proof, nor beside a code that counts. */
export function hasCountdown({ status, transfer, instructions }: Deposit): boolean {
  return status === 'pending' && instructions === null && (transfer?.proofSentAt ?? null) === null;
}

/** Minutes and seconds, as a clock shows them. */
export function clockText(seconds: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(seconds / 60))}:${part(seconds % 60)}`;
}
