import { currencyOf } from '@wau/money/currency';
import { minorToTypedText } from '@wau/money/minor';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { bonusParameter } from '../../../shared/promotion/deposit-with-bonus-path.ts';
import { type AmountProblem, checkAmount } from './deposit-form.ts';
import type { Deposit, DepositMethod } from './deposit-queries.ts';

/** What an address asks the form to begin with. */
export interface DepositDraft {
  readonly methodCode?: string;
  /** Any method but this one. */
  readonly otherThan?: string;
  /** Minor units, base 10. */
  readonly amountMinor?: string;
  /** The promotion whose bonus is chosen. */
  readonly promotionId?: string;
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

type Ordered = Pick<Deposit, 'methodCode' | 'amountMinor' | 'bonus'>;

/** To the form with the same method, amount and bonus. */
export function retryPath(order: Ordered): string {
  return pathOf({ method: order.methodCode, ...wordsOf(order) });
}

/** To the form with the same amount and bonus, and another method. */
export function otherMethodPath(order: Ordered): string {
  return pathOf({ not: order.methodCode, ...wordsOf(order) });
}

function wordsOf({ amountMinor, bonus }: Ordered): Record<string, string> {
  return { amount: amountMinor, ...(bonus === null ? {} : { [bonusParameter]: bonus.promotionId }) };
}

function pathOf(words: Record<string, string>): string {
  return `${screenPath}?${new URLSearchParams(words)}`;
}

/** Reads what an address says; an amount that is none is left out. */
export function readDraft(search: URLSearchParams): DepositDraft {
  const methodCode = search.get('method');
  const otherThan = search.get('not');
  const amountMinor = search.get('amount');
  const promotionId = search.get(bonusParameter);
  return {
    ...(methodCode === null ? {} : { methodCode }),
    ...(otherThan === null ? {} : { otherThan }),
    ...(amountMinor === null || !/^[1-9]\d{0,14}$/.test(amountMinor) ? {} : { amountMinor }),
    ...(promotionId === null ? {} : { promotionId }),
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
