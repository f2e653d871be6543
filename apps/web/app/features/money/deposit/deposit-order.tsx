import { currencyOf } from '@wau/money/currency';
import { minorToTypedText } from '@wau/money/minor';
import Landmark from 'lucide-react/icons/landmark';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { useOnceAtATime } from '../../../ui/buttons/use-once-at-a-time.ts';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { AmountChips } from './amount-chips.tsx';
import { bonusSumOf } from './bonus-choice.ts';
import { BonusChoiceField } from './bonus-choice-field.tsx';
import { type DepositDraft, startOf } from './deposit-draft.ts';
import { type AmountProblem, checkAmount } from './deposit-form.ts';
import { type DepositMethod, depositMethodsQuery } from './deposit-queries.ts';
import { MethodChoice } from './method-choice.tsx';
import { OrderSum } from './order-sum.tsx';
import { useBonusOffers } from './use-bonus-offers.ts';
import { usePlaceDeposit } from './use-place-deposit.ts';

interface DepositOrderProps {
  /** What the form begins with. */
  readonly draft: DepositDraft;
  readonly onPlaced: (depositId: string) => void;
}

export function DepositOrder({ draft, onPlaced }: DepositOrderProps) {
  return (
    <Loaded query={depositMethodsQuery(useApi())} skeleton={<DepositFormSkeleton />}>
      {([first, ...others]) =>
        first === undefined ? (
          <NoMethods />
        ) : (
          <OrderForm methods={[first, ...others]} draft={draft} onPlaced={onPlaced} />
        )
      }
    </Loaded>
  );
}

function NoMethods() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Landmark />}
      title={t('deposit.methods.empty.title')}
      text={t('deposit.methods.empty.text')}
      action={
        <Link to="/m/service" className={buttonClass('secondary', 'medium')}>
          {t('service.title')}
        </Link>
      }
    />
  );
}

interface OrderFormProps extends DepositOrderProps {
  readonly methods: readonly [DepositMethod, ...DepositMethod[]];
}

function OrderForm({ methods, draft, onPlaced }: OrderFormProps) {
  const t = useTranslate();
  const money = useShortMoney();
  const failureText = useFailureText();
  const placeDeposit = usePlaceDeposit();
  const once = useOnceAtATime();
  const [start] = useState(() => startOf(draft, methods));
  const [methodCode, setMethodCode] = useState(start.method.methodCode);
  const [text, setText] = useState(start.text);
  const [problem, setProblem] = useState(start.problem);
  const amountField = useRef<HTMLInputElement>(null);
  const method = methods.find((candidate) => candidate.methodCode === methodCode) ?? methods[0];
  const currency = currencyOf(method.currencyCode);
  const typed = checkAmount(text, method);
  const { offers, hasFailed } = useBonusOffers();
  const [bonusId, setBonusId] = useState(draft.promotionId);
  // One that is not offered any more is none.
  const bonus = offers.find(({ promotionId }) => promotionId === bonusId);
  const bounds = {
    minimum: money(minorOf(method.minAmountMinor), method.currencyCode),
    maximum: money(minorOf(method.maxAmountMinor), method.currencyCode),
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkAmount(text, method);
    if (!checked.ok) {
      setProblem(checked.problem);
      amountField.current?.focus();
      return;
    }
    if (bonus !== undefined && bonusSumOf(bonus, checked.amount) === undefined) {
      setProblem('bonus');
      amountField.current?.focus();
      return;
    }
    void once(async () => {
      const intention = {
        methodCode: method.methodCode,
        amountMinor: checked.amount.toString(),
        ...(bonus === undefined ? {} : { promotionId: bonus.promotionId }),
      };
      const deposit = await placeDeposit.mutateAsync(intention).catch(() => undefined);
      if (deposit !== undefined) onPlaced(deposit.depositId);
    });
  };

  const problemText = (of: AmountProblem) => {
    if (of === 'below') return t('deposit.amount.below', { amount: bounds.minimum });
    if (of === 'bonus' && bonus !== undefined) {
      return t('deposit.bonus.below', { amount: money(bonus.terms.minimumMinor, method.currencyCode) });
    }
    if (of === 'above') return t('deposit.amount.above', { amount: bounds.maximum });
    return of === 'required' ? t('deposit.amount.required') : t('deposit.amount.invalid');
  };

  const chooseMethod = (code: string) => {
    setMethodCode(code);
    // What was wrong may be right with this one; the next submit tells.
    setProblem(undefined);
  };

  const chooseBonus = (promotionId: string | undefined) => {
    setBonusId(promotionId);
    setProblem(undefined);
  };

  const change = (value: string) => {
    setText(value);
    setProblem(undefined);
  };

  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      {start.isMethodGone ? (
        <p role="note" className="rounded-medium bg-raised p-4 text-detail text-pretty">
          {t('deposit.retry.methodGone')}
        </p>
      ) : null}
      <MethodChoice methods={methods} value={method.methodCode} onChange={chooseMethod} />
      <div className="space-y-3">
        <AmountField
          ref={amountField}
          label={t('deposit.amount')}
          name="amount"
          symbol={currency.symbol}
          value={text}
          onChange={change}
          error={problem === undefined ? undefined : problemText(problem)}
          hint={t('deposit.amount.bounds', bounds)}
        />
        <AmountChips
          amounts={method.suggestedAmountsMinor}
          currencyCode={method.currencyCode}
          chosen={text}
          onChoose={(amount) => change(minorToTypedText(amount, currency))}
        />
      </div>
      <BonusChoiceField
        offers={offers}
        currencyCode={method.currencyCode}
        amount={typed.ok ? typed.amount : undefined}
        value={bonus?.promotionId}
        onChange={chooseBonus}
      />
      {hasFailed ? <p className="text-detail text-pretty text-muted">{t('deposit.bonus.failed')}</p> : null}
      {typed.ok ? (
        <OrderSum
          method={method}
          amount={typed.amount}
          bonus={bonus === undefined ? undefined : bonusSumOf(bonus, typed.amount)}
        />
      ) : null}
      <div>
        <FormError
          text={placeDeposit.error === null ? undefined : failureText(failureOf(placeDeposit.error))}
        />
        {placeDeposit.error !== null && failureOf(placeDeposit.error).code === 'play.limit.deposit' ? (
          <Link to="/m/saferPlay" className={buttonClass('secondary', 'medium', true)}>
            {t('safer.to')}
          </Link>
        ) : null}
        <Button type="submit" isWide isLoading={placeDeposit.isPending} isDisabled={!method.isOpen}>
          {t('deposit.continue')}
        </Button>
      </div>
    </form>
  );
}

export function DepositFormSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-4">
      <Skeleton className="h-20 w-full rounded-medium" />
      <Skeleton className="h-13 w-full" />
      <div className="thirds gap-2">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((chip) => (
          <Skeleton key={chip} className="h-11" />
        ))}
      </div>
      <Skeleton className="h-13 w-full rounded-medium" />
    </LoadingRegion>
  );
}
