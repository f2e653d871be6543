import { currencyOf } from '@wau/money/currency';
import { minorToTypedText } from '@wau/money/minor';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { type AmountProblem, checkAmount } from './deposit-form.ts';
import type { Deposit, DepositMethod } from './deposit-queries.ts';

/** What an address asks the form to begin with. */
export interface DepositDraft {
  readonly methodCode?: string;
  /** Any method but this one. */
  readonly otherThan?: string;
  /** Minor units, base 10. */
  readonly amountMinor?: string;
}

/** The form as it first shows. */
export interface FormStart {
  readonly method: DepositMethod;
  readonly text: string;
  readonly problem: AmountProblem | undefined;
  /** The method that was asked for is not offered any more. */
  readonly isMethodGone: boolean;
}

const screenPath = '/m/voucherCenter';

/** To the form with the same method and amount. */
export function retryPath({ methodCode, amountMinor }: Pick<Deposit, 'methodCode' | 'amountMinor'>): string {
  return `${screenPath}?${new URLSearchParams({ method: methodCode, amount: amountMinor })}`;
}

/** To the form with the same amount and another method. */
export function otherMethodPath({
  methodCode,
  amountMinor,
}: Pick<Deposit, 'methodCode' | 'amountMinor'>): string {
  return `${screenPath}?${new URLSearchParams({ not: methodCode, amount: amountMinor })}`;
}

/** Reads what an address says; an amount that is none is left out. */
export function readDraft(search: URLSearchParams): DepositDraft {
  const methodCode = search.get('method');
  const otherThan = search.get('not');
  const amountMinor = search.get('amount');
  return {
    ...(methodCode === null ? {} : { methodCode }),
    ...(otherThan === null ? {} : { otherThan }),
    ...(amountMinor === null || !/^[1-9]\d{0,14}$/.test(amountMinor) ? {} : { amountMinor }),
  };
}

/**
 * Where the form begins for a draft: with the method it names, else with the first one that takes the amount, else
 * with the first, as far as they are open. What keeps the amount from being ordered is said at once.
 */
export function startOf(
  { methodCode, otherThan, amountMinor }: DepositDraft,
  methods: readonly [DepositMethod, ...DepositMethod[]],
): FormStart {
  const open = methods.filter(({ isOpen }) => isOpen);
  const named = open.find((method) => method.methodCode === methodCode);
  const others = open.filter((method) => method.methodCode !== otherThan);
  const textFor = (method: DepositMethod) =>
    amountMinor === undefined ? '' : minorToTypedText(minorOf(amountMinor), currencyOf(method.currencyCode));
  const fitting = others.find((method) => checkAmount(textFor(method), method).ok);
  const method = named ?? fitting ?? others[0] ?? open[0] ?? methods[0];
  const text = textFor(method);
  const checked = text === '' ? undefined : checkAmount(text, method);
  return {
    method,
    text,
    problem: checked === undefined || checked.ok ? undefined : checked.problem,
    isMethodGone: methodCode !== undefined && !methods.some((method) => method.methodCode === methodCode),
  };
}
