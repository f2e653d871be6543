import { mainWallet } from '@wau/contract/fund-transfer-statuses';
import { currencyOf } from '@wau/money/currency';
import { minorToTypedText } from '@wau/money/minor';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { type FormEvent, useRef, useState } from 'react';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import type { FundTransfer, MerchantWallet } from '../../../platform/wallets/merchant-wallet-queries.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useOnceAtATime } from '../../../ui/buttons/use-once-at-a-time.ts';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { availableOn, checkFunds, type FundProblem, type FundRoute, walletsOf } from './fund-form.ts';
import { useTransferFunds } from './use-transfer-funds.ts';

interface FundTransferFormProps {
  readonly wallet: MerchantWallet;
  readonly start: FundRoute;
}

/** From one wallet into another; one of the two is always the main wallet. */
export function FundTransferForm({ wallet, start }: FundTransferFormProps) {
  const t = useTranslate();
  const money = useMoney();
  const failureText = useFailureText();
  const transferFunds = useTransferFunds();
  const once = useOnceAtATime();
  const [route, setRoute] = useState(start);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<FundProblem>();
  const amountField = useRef<HTMLInputElement>(null);
  const currency = currencyOf(wallet.currencyCode);
  const available = availableOn(route, wallet);
  const tellDone = useTellDone(wallet);

  const change = (value: string) => {
    setText(value);
    setProblem(undefined);
  };
  const take = (next: FundRoute) => {
    setRoute(next);
    change('');
    transferFunds.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkFunds(text, route, wallet);
    if (!checked.ok) {
      setProblem(checked.problem);
      amountField.current?.focus();
      return;
    }
    void once(async () => {
      const transfer = await transferFunds.mutateAsync(checked.intention).catch(() => undefined);
      if (transfer === undefined) return;
      change('');
      tellDone(transfer);
    });
  };
  const availableText = available === undefined ? undefined : money(available, wallet.currencyCode);

  return (
    <form onSubmit={submit} noValidate className="space-y-1">
      <RouteFields wallet={wallet} route={route} onChange={take} />
      <AmountField
        ref={amountField}
        label={t('fundTransfer.amount')}
        name="amount"
        symbol={currency.symbol}
        value={text}
        onChange={change}
        error={useProblemText(problem, availableText)}
        hint={
          availableText === undefined
            ? undefined
            : t('fundTransfer.amount.available', { amount: availableText })
        }
        all={
          available === undefined || available === 0n
            ? undefined
            : { label: t('fundTransfer.all'), onChoose: () => change(minorToTypedText(available, currency)) }
        }
      />
      <div>
        <FormError
          text={transferFunds.error === null ? undefined : failureText(failureOf(transferFunds.error))}
        />
        <Button type="submit" isWide isLoading={transferFunds.isPending}>
          {t('fundTransfer.submit')}
        </Button>
      </div>
    </form>
  );
}

interface RouteFieldsProps {
  readonly wallet: MerchantWallet;
  readonly route: FundRoute;
  readonly onChange: (route: FundRoute) => void;
}

function RouteFields({ wallet, route, onChange }: RouteFieldsProps) {
  const t = useTranslate();
  const { from, to } = walletsOf(route);
  const options = (direction: FundRoute['direction']) => [
    { value: mainWallet, label: t('fundTransfer.main') },
    ...wallet.wallets
      .filter(({ isOpen }) => isOpen || direction === 'out')
      .map(({ vendorCode, vendorName }) => ({ value: vendorCode, label: vendorName })),
  ];
  // The other side follows: there is no way from one vendor to another but over the main wallet.
  const choose = (chosen: string, isFrom: boolean) => {
    const goesIn = (chosen === mainWallet) === isFrom;
    const vendorCode = chosen === mainWallet ? route.vendorCode : chosen;
    onChange({ vendorCode, direction: goesIn ? 'in' : 'out' });
  };
  const there = wallet.wallets.find(({ vendorCode }) => vendorCode === route.vendorCode);
  const canSwap = route.direction === 'in' || there?.isOpen === true;
  return (
    <div className="relative">
      <SelectField
        label={t('fundTransfer.from')}
        name="from"
        value={from}
        onChange={(value) => choose(value, true)}
        options={options('out')}
      />
      <SelectField
        label={t('fundTransfer.to')}
        name="to"
        value={to}
        onChange={(value) => choose(value, false)}
        options={options('in')}
      />
      {canSwap ? (
        <IconButton
          label={t('fundTransfer.swap')}
          onClick={() => onChange({ ...route, direction: route.direction === 'in' ? 'out' : 'in' })}
          className="absolute end-0 top-1/2 -translate-y-1/2 text-gold-text"
        >
          <ArrowUpDown className="size-5" />
        </IconButton>
      ) : null}
    </div>
  );
}

function useProblemText(problem: FundProblem | undefined, available: string | undefined): string | undefined {
  const t = useTranslate();
  if (problem === undefined) return undefined;
  if (problem === 'more') return t('fundTransfer.amount.more', { amount: available ?? '' });
  return problem === 'required' ? t('deposit.amount.required') : t('deposit.amount.invalid');
}

/** Says what has moved; what is not known yet, or has not moved, is told by the list. */
function useTellDone({ wallets }: MerchantWallet): (transfer: FundTransfer) => void {
  const t = useTranslate();
  const money = useMoney();
  return ({ status, to, amountMinor, currencyCode }) => {
    if (status === 'failed') toasts.show('short', t('fundTransfer.failed'));
    if (status !== 'completed' || amountMinor === null) return;
    const vendorName = wallets.find(({ vendorCode }) => vendorCode === to)?.vendorName;
    toasts.show(
      'short',
      t('fundTransfer.done', {
        amount: money(minorOf(amountMinor), currencyCode),
        wallet: vendorName ?? t('fundTransfer.main'),
      }),
    );
  };
}
