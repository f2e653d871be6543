import Clock from 'lucide-react/icons/clock';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useMoment } from '../../../platform/language/use-moment.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { serverNowMs } from '../../../platform/runtime/server-clock.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LateConfirmDialog } from '../../../ui/sheets/late-confirm-dialog.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { useCancelWithdrawal } from './use-cancel-withdrawal.ts';
import type { Withdrawal } from './withdrawal-queries.ts';

/** A withdrawal on its way: what happens next and by when, and how to give it up while that can be done. */
export function WithdrawalUnderWay({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useTranslate();
  const money = useMoney();
  const isLate = useIsPast(withdrawal.expectedBy);
  const { status, bankName, lastDigits, currencyCode, paidOutMinor } = withdrawal;
  const account = t('withdraw.row.account', { bank: bankName, digits: lastDigits });
  return (
    <Card className="space-y-3">
      <div className="flex items-start gap-3">
        <Clock className="mt-0.5 size-6 shrink-0 text-gold-text" />
        <div className="min-w-0 flex-1 space-y-1">
          <p className="tabular text-lg font-semibold">{money(minorOf(paidOutMinor), currencyCode)}</p>
          <p className="text-detail text-muted">{account}</p>
          <p className="text-detail text-pretty">
            {t(status === 'pending' ? 'withdraw.text.pending' : 'withdraw.text.processing')}
          </p>
          {isLate ? <Late /> : <Expected by={withdrawal.expectedBy} />}
        </div>
      </div>
      {status === 'pending' ? <GiveUp withdrawal={withdrawal} /> : null}
    </Card>
  );
}

function Expected({ by }: { readonly by: string }) {
  const t = useTranslate();
  const moment = useMoment();
  return <p className="tabular text-detail text-muted">{t('withdraw.expected', { time: moment(by) })}</p>;
}

/** It takes longer than it mostly does: where to ask. */
function Late() {
  const t = useTranslate();
  return (
    <p className="text-detail text-pretty text-muted">
      {t('withdraw.late')}{' '}
      <Link to="/m/service" className="font-semibold text-gold-text">
        {t('service.title')}
      </Link>
    </p>
  );
}

function GiveUp({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useTranslate();
  const failureText = useFailureText();
  const cancelWithdrawal = useCancelWithdrawal();
  const [isAsking, setIsAsking] = useState(false);
  const cancel = async () => {
    try {
      await cancelWithdrawal.mutateAsync(withdrawal.withdrawalId);
      toasts.show('short', t('withdraw.cancelled'));
    } catch (error) {
      toasts.show('short', failureText(failureOf(error)));
    }
    setIsAsking(false);
  };
  return (
    <>
      <Button look="quiet" size="medium" isWide onClick={() => setIsAsking(true)}>
        {t('withdraw.cancel')}
      </Button>
      <LateConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('withdraw.cancel.title')}
        text={t('withdraw.cancel.text')}
        confirmLabel={t('withdraw.cancel')}
        cancelLabel={t('action.back')}
        onConfirm={cancel}
        isDangerous
      />
    </>
  );
}

/** Whether a moment is over by the server's clock; changes by itself when it is. */
function useIsPast(moment: string): boolean {
  const leftOf = () => Date.parse(moment) - serverNowMs();
  const [isPast, setIsPast] = useState(() => leftOf() <= 0);
  useEffect(() => {
    const leftMs = Date.parse(moment) - serverNowMs();
    setIsPast(leftMs <= 0);
    if (leftMs <= 0) return undefined;
    const timer = setTimeout(() => setIsPast(true), leftMs);
    return () => clearTimeout(timer);
  }, [moment]);
  return isPast;
}
