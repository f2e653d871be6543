import { currencyOf } from '@wau/money/currency';
import { type Minor, minorToTypedText, zeroMinor } from '@wau/money/minor';
import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { useTranslate } from '../../platform/language/use-language.ts';
import { minorOf } from '../../platform/money/minor-of.ts';
import { useMoney, useShortMoney } from '../../platform/money/use-money.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AmountField } from '../../ui/fields/amount-field.tsx';
import { LateBottomSheet } from '../../ui/sheets/late-bottom-sheet.tsx';
import { toasts } from '../../ui/toasts/toast-store.ts';
import { FactList } from '../payment-password/fact-list.tsx';
import type { OrderPlace } from '../payment-password/missing-payment-password.tsx';
import { PasswordConfirmation } from '../payment-password/password-confirmation.tsx';
import {
  checkTransferAmount,
  mostToSend,
  type TransferProblem,
  type TransferTerms,
} from './check-transfer-amount.ts';

export interface TransferFormProps extends OrderPlace {
  /** Who gets it. */
  readonly name: string;
  readonly terms: TransferTerms;
  readonly order: ComponentProps<typeof PasswordConfirmation>['order'];
  /** Sends it; `wasThere`: it had been sent before, and no new one was. */
  readonly send: (amountMinor: string, paymentPassword: string) => Promise<{ readonly wasThere: boolean }>;
  readonly words: {
    /** What the name stands under. */
    readonly to: string;
    readonly free: string;
    readonly doneBefore: string;
    readonly confirm: (amount: string) => string;
    readonly done: (amount: string) => string;
    /** More than is left of the day. */
    readonly today?: (amount: string) => string;
  };
}

/** An amount for another member; to whom it goes and what it comes to is looked at and confirmed before anything moves. */
export function TransferForm(props: TransferFormProps) {
  const { name, terms, words } = props;
  const t = useTranslate();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<TransferProblem>();
  const [reviewed, setReviewed] = useState<Minor>();
  const amountField = useRef<HTMLInputElement>(null);
  const change = (value: string) => {
    setText(value);
    setProblem(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkTransferAmount(text, terms);
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
        <Avatar name={name} />
        <span className="min-w-0">
          <span className="block text-caption text-muted">{words.to}</span>
          <span className="block font-semibold break-all">{name}</span>
        </span>
      </Card>
      <AmountOf
        terms={terms}
        words={words}
        text={text}
        onChange={change}
        problem={problem}
        fieldRef={amountField}
      />
      <Button type="submit" isWide>
        {t('withdraw.continue')}
      </Button>
      <TransferReview
        {...props}
        amount={reviewed}
        onClose={() => setReviewed(undefined)}
        onSent={() => change('')}
      />
    </form>
  );
}

interface AmountOfProps extends Pick<TransferFormProps, 'terms' | 'words'> {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly problem: TransferProblem | undefined;
  readonly fieldRef: React.RefObject<HTMLInputElement | null>;
}

function AmountOf({ terms, words, text, onChange, problem, fieldRef }: AmountOfProps) {
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
      error={useProblemText(problem, terms, words)}
      hint={hint}
      all={{
        label: t('withdraw.all'),
        onChoose: () => onChange(minorToTypedText(mostToSend(terms), currency)),
      }}
    />
  );
}

function useProblemText(
  problem: TransferProblem | undefined,
  { currencyCode }: TransferTerms,
  words: TransferFormProps['words'],
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
    today: words.today?.(amount),
  };
  return texts[problem.kind];
}

interface TransferReviewProps extends TransferFormProps {
  /** `undefined` while nothing is looked at. */
  readonly amount: Minor | undefined;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** What is about to happen, once more, and the password that makes it happen. */
function TransferReview({ amount, ...props }: TransferReviewProps) {
  const t = useTranslate();
  // What it goes with stays on it.
  const [shown, setShown] = useState(zeroMinor);
  if (amount !== undefined && amount !== shown) setShown(amount);
  return (
    <LateBottomSheet
      isOpen={amount !== undefined}
      onClose={props.onClose}
      title={t('withdraw.review.title')}
      closeLabel={t('action.close')}
    >
      <Review {...props} amount={shown} />
    </LateBottomSheet>
  );
}

function Review(props: TransferReviewProps & { readonly amount: Minor }) {
  const { amount, name, terms, order, send, way, memberId, words, onClose, onSent } = props;
  const t = useTranslate();
  const inWords = useMoney()(amount, terms.currencyCode);
  const confirm = async (paymentPassword: string) => {
    const { wasThere } = await send(String(amount), paymentPassword);
    if (wasThere) toasts.show('long', words.doneBefore);
    else toasts.show('success', words.done(inWords));
    onSent();
    onClose();
  };
  return (
    <PasswordConfirmation confirm={words.confirm(inWords)} {...{ way, memberId, order }} onConfirm={confirm}>
      <FactList
        facts={[
          [t('upline.to'), name],
          [t('withdraw.amount'), inWords],
          [t('withdraw.fee'), words.free],
        ]}
      />
      <p className="text-detail text-pretty text-muted">{t('upline.final')}</p>
    </PasswordConfirmation>
  );
}
