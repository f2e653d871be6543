import type { PaymentState } from '../../payment-adapter.ts';
import type { PaymentDirection } from '../../payments.ts';
import type { ProviderDouble } from '../payment-fixture.ts';
import { type AskForm, type Fields, type FormSecrets, formStates, signForm } from './form-adapter.ts';

interface Trade {
  serial: string;
  readonly total: string;
  readonly coin: string;
  readonly direction: PaymentDirection;
  state: string;
}

export interface FormService extends ProviderDouble {
  readonly ask: AskForm;
  /** What it was asked for last. */
  lastForm(direction: PaymentDirection): Fields;
  /** From now on it calls the payment by another name. */
  spoil(orderReference: string, serial: string): void;
}

/** The other side of the provider's protocol, in memory: it checks what it is asked and signs what it answers. */
export function createFormService(
  merchants: readonly { readonly number: string; readonly secrets: FormSecrets }[],
): FormService {
  const trades = new Map<string, Trade>();
  const asked: Record<PaymentDirection, string[]> = { 'pay-in': [], 'pay-out': [] };
  const queried: string[] = [];
  const lastForms: Record<PaymentDirection, Fields> = { 'pay-in': {}, 'pay-out': {} };
  let failure: 'unreachable' | 'answer.lost' | 'never' = 'never';
  let refuses = false;

  const tradeOf = (orderReference: string): Trade => {
    const trade = trades.get(theirs(orderReference));
    if (trade === undefined) throw new Error(`no order ${orderReference} arrived`);
    return trade;
  };
  const take = (direction: PaymentDirection, form: Fields): Fields => {
    const { trade = '', total = '', coin = '' } = form;
    lastForms[direction] = form;
    asked[direction].push(ours(trade));
    if (direction === 'pay-out' && refuses) return { code: 'REJECT' };
    const known = trades.get(trade);
    const taken = known ?? { serial: `F${trades.size + 1}-${trade}`, total, coin, direction, state: 'WAIT' };
    if (taken.total !== total) throw new Error('the same order with another amount');
    trades.set(trade, taken);
    return { code: 'OK', serial: taken.serial, page: `https://pay.form.example/${taken.serial}` };
  };
  const find = ({ trade = '' }: Fields): Fields => {
    queried.push(ours(trade));
    const known = trades.get(trade);
    if (known === undefined) return { code: 'NONE' };
    const { serial, total, coin, state } = known;
    return { code: 'OK', trade, serial, total, coin, state };
  };
  const answers: Readonly<Record<string, (form: Fields) => Fields>> = {
    pay: (form) => take('pay-in', form),
    transfer: (form) => take('pay-out', form),
    query: find,
  };

  return {
    async ask(path, form) {
      if (failure === 'unreachable') throw new TypeError('fetch failed');
      const secrets = merchants.find(({ number }) => number === form.mch)?.secrets;
      const way = (['payIn', 'payOut'] as const).find(
        (each) => secrets !== undefined && signForm(form, secrets[each], each) === form.sign,
      );
      if (secrets === undefined || way === undefined) throw new Error('the request is not signed');
      const answer = answers[path]?.(form) ?? {};
      if (failure === 'answer.lost') throw new TypeError('other side closed');
      return { ...answer, sign: signForm(answer, secrets[way], way) };
    },
    spoil(orderReference, serial) {
      tradeOf(orderReference).serial = serial;
    },
    lastForm: (direction) => lastForms[direction],
    asked: (direction) => asked[direction],
    queried: () => queried,
    referenceOf: (orderReference) => tradeOf(orderReference).serial,
    decide(orderReference, state) {
      tradeOf(orderReference).state = wordOf(state);
    },
    fail(how) {
      failure = how;
    },
    refusePayOuts(nowRefuses) {
      refuses = nowRefuses;
    },
  };
}

const theirs = (reference: string): string => reference.replace('_', '');
const ours = (reference: string): string => reference.replace(/^(dep|pyo)/, '$1_');

function wordOf(state: PaymentState): string {
  const word = Object.keys(formStates).find((each) => formStates[each] === state);
  if (word === undefined) throw new Error(`the provider has no word for ${state}`);
  return word;
}
