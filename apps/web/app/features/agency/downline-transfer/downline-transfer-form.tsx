import type { MemberId } from '@wau/contract/ids';
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
import { checkDownlineAmount, type DownlineProblem, mostToSend } from './check-downline-amount.ts';
import type { DownlineTerms } from './downline-transfer-queries.ts';
import { useTransferToDownline } from './use-transfer-to-downline.ts';

interface DownlineFormProps {
  readonly terms: DownlineTerms;
  readonly memberId: MemberId;
}

/** AG-04: an amount; to whom it goes and what it comes to is looked at and confirmed before anything moves. */
export function DownlineTransferForm({ terms, memberId }: DownlineFormProps) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<DownlineProblem>();
  const [reviewed, setReviewed] = useState<Minor>();
  const amountField = useRef<HTMLInputElement>(null);
  const change = (value: string) => {
    setText(value);
    setProblem(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkDownlineAmount(text, terms);
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
        <Avatar name={terms.userName} />
        <span className="min-w-0">
          <span className="block text-caption text-muted">{t('downline.to.text')}</span>
          <span className="block font-semibold break-all">{terms.userName}</span>
        </span>
      </Card>
      <AmountOf terms={terms} text={text} onChange={change} problem={problem} fieldRef={amountField} />
      <Button type="submit" isWide>
        {t('withdraw.continue')}
      </Button>
      <DownlineReview
        amount={reviewed}
        terms={terms}
        memberId={memberId}
        onClose={() => setReviewed(undefined)}
        onSent={() => change('')}
      />
    </form>
  );
}

interface AmountOfProps {
  readonly terms: DownlineTerms;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly problem: DownlineProblem | undefined;
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
  problem: DownlineProblem | undefined,
  { currencyCode }: DownlineTerms,
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
    today: t('downline.amount.today', { amount }),
  };
  return texts[problem.kind];
}

interface DownlineReviewProps {
  /** `undefined` while nothing is looked at. */
  readonly amount: Minor | undefined;
  readonly terms: DownlineTerms;
  readonly memberId: MemberId;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** What is about to happen, once more, and the password that makes it happen. */
function DownlineReview({ amount, onClose, ...order }: DownlineReviewProps) {
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
  terms,
  memberId,
  onClose,
  onSent,
}: DownlineReviewProps & { readonly amount: Minor }) {
  const t = useTranslate();
  const money = useMoney();
  const transferToDownline = useTransferToDownline();
  const inWords = money(amount, terms.currencyCode);
  const send = async (paymentPassword: string) => {
    const order = { memberId, amountMinor: String(amount), paymentPassword };
    const { wasThere } = await transferToDownline.mutateAsync(order);
    if (wasThere) toasts.show('long', t('downline.done.before'));
    else toasts.show('success', t('downline.done', { amount: inWords, name: terms.userName }));
    onSent();
    onClose();
  };
  return (
    <PasswordConfirmation
      confirm={t('downline.confirm', { amount: inWords })}
      way="downline"
      order={transferToDownline}
      onConfirm={send}
    >
      <FactList
        facts={[
          [t('upline.to'), terms.userName],
          [t('withdraw.amount'), inWords],
          [t('withdraw.fee'), t('downline.free')],
        ]}
      />
      <p className="text-detail text-pretty text-muted">{t('upline.final')}</p>
    </PasswordConfirmation>
  );
}
