import { currencyOf } from '@wau/money/currency';
import { type Minor, minorToTypedText, zeroMinor } from '@wau/money/minor';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney, useShortMoney } from '../../../platform/money/use-money.ts';
import { FactList } from '../../../shared/payment-password/fact-list.tsx';
import { PasswordConfirmation } from '../../../shared/payment-password/password-confirmation.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import { LateBottomSheet } from '../../../ui/sheets/late-bottom-sheet.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { checkUplineAmount, mostToSend, type UplineProblem } from './check-upline-amount.ts';
import type { UplineTransferTerms } from './upline-transfer-queries.ts';
import { useTransferToUpline } from './use-transfer-to-upline.ts';

/** ME-13: an amount; to whom it goes and what it comes to is looked at and confirmed before anything moves. */
export function UplineTransferForm({ terms }: { readonly terms: UplineTransferTerms }) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<UplineProblem>();
  const [reviewed, setReviewed] = useState<Minor>();
  const amountField = useRef<HTMLInputElement>(null);
  const change = (value: string) => {
    setText(value);
    setProblem(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkUplineAmount(text, terms);
    if (checked.ok) {
      setReviewed(checked.amount);
      return;
    }
    setProblem(checked.problem);
    amountField.current?.focus();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-4">
      <Card className="flex items-center gap-3">
        <Avatar name={terms.uplineName} />
        <span className="min-w-0">
          <span className="block text-caption text-muted">{t('upline.to.text')}</span>
          <span className="block font-semibold break-all">{terms.uplineName}</span>
        </span>
      </Card>
      <AmountOf terms={terms} text={text} onChange={change} problem={problem} fieldRef={amountField} />
      <Button type="submit" isWide>
        {t('withdraw.continue')}
      </Button>
      <UplineReview
        amount={reviewed}
        terms={terms}
        onClose={() => setReviewed(undefined)}
        onSent={() => change('')}
      />
    </form>
  );
}

interface AmountOfProps {
  readonly terms: UplineTransferTerms;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly problem: UplineProblem | undefined;
  readonly fieldRef: React.RefObject<HTMLInputElement | null>;
}

function AmountOf({ terms, text, onChange, problem, fieldRef }: AmountOfProps) {
  const t = useTranslate();
  const money = useShortMoney();
  const currency = currencyOf(terms.currencyCode);
  const hint = t('withdraw.amount.bounds', {
    minimum: money(minorOf(terms.minAmountMinor), terms.currencyCode),
    maximum: money(minorOf(terms.maxAmountMinor), terms.currencyCode),
  });
  return (
    <AmountField
      ref={fieldRef}
      label={t('withdraw.amount')}
      name="amount"
      symbol={currency.symbol}
      value={text}
      onChange={onChange}
      error={useProblemText(problem, terms)}
      hint={hint}
      all={{
        label: t('withdraw.all'),
        onChoose: () => onChange(minorToTypedText(mostToSend(terms), currency)),
      }}
    />
  );
}

function useProblemText(
  problem: UplineProblem | undefined,
  { currencyCode }: UplineTransferTerms,
): string | undefined {
  const t = useTranslate();
  const money = useShortMoney();
  if (problem === undefined) return undefined;
  if (!('limit' in problem)) {
    return t(problem.kind === 'required' ? 'deposit.amount.required' : 'deposit.amount.invalid');
  }
  const amount = money(problem.limit, currencyCode);
  const texts = {
    below: t('deposit.amount.below', { amount }),
    above: t('deposit.amount.above', { amount }),
    balance: t('upline.amount.balance', { amount }),
  };
  return texts[problem.kind];
}

interface UplineReviewProps {
  /** `undefined` while nothing is looked at. */
  readonly amount: Minor | undefined;
  readonly terms: UplineTransferTerms;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** What is about to happen, once more, and the password that makes it happen. */
function UplineReview({ amount, onClose, ...order }: UplineReviewProps) {
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

function Review({ amount, terms, onClose, onSent }: UplineReviewProps & { readonly amount: Minor }) {
  const t = useTranslate();
  const money = useMoney();
  const transferToUpline = useTransferToUpline();
  const inWords = money(amount, terms.currencyCode);
  const send = async (paymentPassword: string) => {
    const order = { amountMinor: String(amount), paymentPassword };
    const { wasThere } = await transferToUpline.mutateAsync(order);
    if (wasThere) toasts.show('long', t('upline.done.before'));
    else toasts.show('success', t('upline.done', { amount: inWords, name: terms.uplineName }));
    onSent();
    onClose();
  };
  return (
    <PasswordConfirmation
      confirm={t('upline.confirm', { amount: inWords })}
      way="upline"
      order={transferToUpline}
      onConfirm={send}
    >
      <FactList
        facts={[
          [t('upline.to'), terms.uplineName],
          [t('withdraw.amount'), inWords],
          [t('withdraw.fee'), t('upline.free')],
        ]}
      />
      <p className="text-detail text-pretty text-muted">{t('upline.final')}</p>
    </PasswordConfirmation>
  );
}
