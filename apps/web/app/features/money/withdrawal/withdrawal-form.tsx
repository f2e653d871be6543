import { currencyOf } from '@wau/money/currency';
import { type Minor, minorToTypedText, toMinor } from '@wau/money/minor';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { BankCard } from '../../../platform/member/bank-cards-query.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import { checkWithdrawal, feeOf, mostToWithdraw, type WithdrawalProblem } from './check-withdrawal.ts';
import { IdentityBound } from './identity-need.tsx';
import type { WithdrawalTerms } from './withdrawal-queries.ts';
import { WithdrawalReview } from './withdrawal-review.tsx';

interface WithdrawalFormProps {
  readonly terms: WithdrawalTerms;
  readonly cards: readonly [BankCard, ...BankCard[]];
}

/** CA-03: an account and an amount; what it comes to is looked at and confirmed before anything moves. */
export function WithdrawalForm({ terms, cards }: WithdrawalFormProps) {
  const t = useTranslate();
  const open = cards.filter(({ isOpen }) => isOpen);
  const [cardId, setCardId] = useState((open[0] ?? cards[0]).bankCardId);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<WithdrawalProblem>();
  const [reviewed, setReviewed] = useState<Minor>();
  const amountField = useRef<HTMLInputElement>(null);
  // One that was chosen may have closed meanwhile.
  const card = open.find(({ bankCardId }) => bankCardId === cardId) ?? open[0] ?? cards[0];
  const change = (value: string) => {
    setText(value);
    setProblem(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkWithdrawal(text, terms);
    if (checked.ok) {
      setReviewed(checked.amount);
      return;
    }
    setProblem(checked.problem);
    amountField.current?.focus();
  };
  const typed = checkWithdrawal(text, terms);
  const problemText = useProblemText(problem, terms);
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-4">
      <AccountChoice cards={cards} chosen={card.bankCardId} onChoose={setCardId} />
      <AmountOf terms={terms} text={text} onChange={change} error={problemText} fieldRef={amountField} />
      {terms.identity === null ? null : (
        <IdentityBound identity={terms.identity} currencyCode={terms.currencyCode} />
      )}
      {typed.ok ? <Sums amount={typed.amount} terms={terms} /> : null}
      <Button type="submit" isWide isDisabled={!card.isOpen}>
        {t('withdraw.continue')}
      </Button>
      <WithdrawalReview
        amount={reviewed}
        card={card}
        terms={terms}
        onClose={() => setReviewed(undefined)}
        onPlaced={() => change('')}
      />
    </form>
  );
}

interface AmountOfProps {
  readonly terms: WithdrawalTerms;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
  readonly fieldRef: React.RefObject<HTMLInputElement | null>;
}

function AmountOf({ terms, text, onChange, error, fieldRef }: AmountOfProps) {
  const t = useTranslate();
  const money = useShortMoney();
  const currency = currencyOf(terms.currencyCode);
  const most = mostToWithdraw(terms);
  const hint = t('withdraw.amount.bounds', {
    minimum: money(minorOf(terms.minAmountMinor), terms.currencyCode),
    maximum: money(minorOf(terms.maxAmountMinor), terms.currencyCode),
  });
  return (
    <div>
      <AmountField
        ref={fieldRef}
        label={t('withdraw.amount')}
        name="amount"
        symbol={currency.symbol}
        value={text}
        onChange={onChange}
        error={error}
        hint={hint}
        all={
          most === 0n
            ? undefined
            : { label: t('withdraw.all'), onChoose: () => onChange(minorToTypedText(most, currency)) }
        }
      />
      <p className="text-detail text-pretty text-muted">
        {t('withdraw.today', {
          count: terms.dailyCountLeft,
          amount: money(minorOf(terms.dailyAmountLeftMinor), terms.currencyCode),
        })}
      </p>
    </div>
  );
}

interface AccountChoiceProps {
  readonly cards: readonly BankCard[];
  readonly chosen: string;
  readonly onChoose: (bankCardId: BankCard['bankCardId']) => void;
}

function AccountChoice({ cards, chosen, onChoose }: AccountChoiceProps) {
  const t = useTranslate();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium text-muted">{t('withdraw.account')}</legend>
      <ul className="space-y-2">
        {cards.map((card) => (
          <li key={card.bankCardId}>
            <label
              className={classNames(
                'relative flex min-h-14 items-center gap-3 rounded-small border px-4 py-2',
                card.bankCardId === chosen ? 'border-gold-text bg-raised' : 'border-line bg-surface',
              )}
            >
              <input
                type="radio"
                name="account"
                value={card.bankCardId}
                checked={card.bankCardId === chosen && card.isOpen}
                disabled={!card.isOpen}
                onChange={() => onChoose(card.bankCardId)}
                className="size-5 shrink-0 accent-gold"
              />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">
                  {t('withdraw.row.account', { bank: card.bankName, digits: card.lastDigits })}
                </span>
                <span className="block text-caption text-muted">
                  {card.isOpen ? card.holderName : t('withdraw.account.closed')}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Link
        to="/m/securityCenter/bankCards?for=withdraw"
        className="mt-1 inline-flex min-h-11 items-center text-detail font-semibold text-gold-text"
      >
        {t('withdraw.account.add')}
      </Link>
    </fieldset>
  );
}

/** What is taken and what arrives, where the merchant takes anything. */
function Sums({ amount, terms }: { readonly amount: Minor; readonly terms: WithdrawalTerms }) {
  const t = useTranslate();
  const money = useShortMoney();
  const fee = feeOf(amount, terms);
  if (fee === 0n) return <p className="text-detail text-muted">{t('withdraw.free')}</p>;
  const amounts = {
    fee: money(fee, terms.currencyCode),
    amount: money(toMinor(amount - fee), terms.currencyCode),
  };
  return <p className="tabular text-detail text-pretty text-muted">{t('withdraw.after', amounts)}</p>;
}

function useProblemText(
  problem: WithdrawalProblem | undefined,
  { currencyCode }: WithdrawalTerms,
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
    balance: t('withdraw.amount.balance', { amount }),
    day: t('withdraw.amount.day', { amount }),
    identity: t('withdraw.amount.identity', { amount }),
  };
  return texts[problem.kind];
}
