import { type Minor, toMinor, zeroMinor } from '@wau/money/minor';
import { useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { BankCard } from '../../../platform/member/bank-cards-query.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { FactList } from '../../../shared/payment-password/fact-list.tsx';
import { PasswordConfirmation } from '../../../shared/payment-password/password-confirmation.tsx';
import { LateBottomSheet } from '../../../ui/sheets/late-bottom-sheet.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { feeOf } from './check-withdrawal.ts';
import { usePlaceWithdrawal } from './use-place-withdrawal.ts';
import type { WithdrawalTerms } from './withdrawal-queries.ts';

interface WithdrawalReviewProps {
  /** `undefined` while nothing is looked at. */
  readonly amount: Minor | undefined;
  readonly card: BankCard;
  readonly terms: WithdrawalTerms;
  readonly onClose: () => void;
  readonly onPlaced: () => void;
}

/** What is about to happen, once more, and the password that makes it happen. */
export function WithdrawalReview({ amount, onClose, ...order }: WithdrawalReviewProps) {
  const t = useTranslate();
  // What it goes with stays on it.
  const [shown, setShown] = useState(zeroMinor);
  if (amount !== undefined && amount !== shown) setShown(amount);
  return (
    <LateBottomSheet
      isOpen={amount !== undefined}
      onClose={onClose}
      title={t('withdraw.review.title')}
      closeLabel={t('action.close')}
    >
      <Review amount={shown} onClose={onClose} {...order} />
    </LateBottomSheet>
  );
}

function Review({
  amount,
  card,
  terms,
  onClose,
  onPlaced,
}: WithdrawalReviewProps & { readonly amount: Minor }) {
  const t = useTranslate();
  const money = useMoney();
  const placeWithdrawal = usePlaceWithdrawal();
  const fee = feeOf(amount, terms);
  const facts = [
    [t('withdraw.account'), t('withdraw.row.account', { bank: card.bankName, digits: card.lastDigits })],
    [t('withdraw.amount'), money(amount, terms.currencyCode)],
    [t('withdraw.fee'), fee === 0n ? t('withdraw.free') : money(fee, terms.currencyCode)],
    [t('withdraw.receives'), money(toMinor(amount - fee), terms.currencyCode)],
    [t('withdraw.clock'), t('withdraw.usual', { minutes: terms.usualMinutes })],
  ] as const;
  const place = async (paymentPassword: string) => {
    const { bankCardId } = card;
    const order = { bankCardId, amountMinor: String(amount), paymentPassword };
    const { wasThere } = await placeWithdrawal.mutateAsync(order);
    if (wasThere) toasts.show('long', t('withdraw.placed.before'));
    else toasts.show('short', t('withdraw.placed'));
    onPlaced();
    onClose();
  };
  return (
    <PasswordConfirmation
      confirm={t('withdraw.confirm', { amount: money(amount, terms.currencyCode) })}
      way="withdraw"
      order={placeWithdrawal}
      onConfirm={place}
    >
      <FactList facts={facts} />
    </PasswordConfirmation>
  );
}
