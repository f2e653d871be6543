import type { LotteryOrderId } from '@wau/contract/ids';
import { toMinor } from '@wau/money/minor';
import { useState } from 'react';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LateConfirmDialog } from '../../../ui/sheets/late-confirm-dialog.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import type { OrderEntry } from './lottery-orders-queries.ts';
import { useCancelLotterySuborders } from './use-cancel-lottery-suborders.ts';

interface CancelDrawsProps {
  readonly orderId: LotteryOrderId;
  /** Those that would be given up, of which each still takes stakes. */
  readonly entries: readonly OrderEntry[];
  /** Whether it is all that can be given up, whichever draws that are by then. */
  readonly isAll: boolean;
}

/** Gives up draws of a slip, after the player has been told what comes back. */
export function CancelDraws({ orderId, entries, isAll }: CancelDrawsProps) {
  const t = useTranslate();
  const money = useMoney();
  const failureText = useFailureText();
  const cancelSuborders = useCancelLotterySuborders();
  const [isAsking, setIsAsking] = useState(false);
  const [first] = entries;
  if (first === undefined) return null;
  const stake = toMinor(entries.reduce((sum, { stakeMinor }) => sum + minorOf(stakeMinor), 0n));
  const cancel = async () => {
    try {
      const numero = isAll ? undefined : first.numero;
      const { refundMinor, currencyCode } = await cancelSuborders.mutateAsync({ orderId, numero });
      const amount = money(minorOf(refundMinor), currencyCode);
      toasts.show('short', t('orders.cancelled', { amount }));
    } catch (error) {
      toasts.show('short', failureText(failureOf(error)));
    }
    setIsAsking(false);
  };
  return (
    <>
      <Button look="secondary" size="medium" isWide onClick={() => setIsAsking(true)}>
        {isAll ? t('orders.cancel.all', { count: entries.length }) : t('orders.cancel')}
      </Button>
      <LateConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={
          isAll
            ? t('orders.cancel.all.title', { count: entries.length })
            : t('orders.cancel.title', { numero: first.numero })
        }
        text={t('orders.cancel.text', { amount: money(stake, first.currencyCode) })}
        confirmLabel={t('orders.cancel.confirm')}
        cancelLabel={t('action.back')}
        onConfirm={cancel}
        isDangerous
      />
    </>
  );
}
