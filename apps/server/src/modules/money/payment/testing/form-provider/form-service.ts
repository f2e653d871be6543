import { currencyOf } from '@wau/money/currency';
import { minorToMajorText, toMinor } from '@wau/money/minor';
import type { PaymentDirection, PaymentState, StatedPayment } from '../../payment-adapter.ts';
import type { AlterLines, ProviderDouble } from '../payment-fixture.ts';
import {
  type AskForm,
  type Fields,
  type FormSecrets,
  formStates,
  signForm,
  theirZoneMs,
} from './form-adapter.ts';

interface Trade {
  serial: string;
  readonly total: string;
  readonly coin: string;
  readonly direction: PaymentDirection;
  readonly merchantNumber: string;
  state: string;
  endedAt: Date;
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
  nowMs: () => number,
): FormService {
  const trades = new Map<string, Trade>();
  const asked: Record<PaymentDirection, string[]> = { 'pay-in': [], 'pay-out': [] };
  const queried: string[] = [];
  const lastForms: Record<PaymentDirection, Fields> = { 'pay-in': {}, 'pay-out': {} };
  let failure: 'unreachable' | 'answer.lost' | 'never' = 'never';
  let refuses = false;
  let isForged = false;
  let alterLines: AlterLines = (lines) => lines;

  const tradeOf = (orderReference: string): Trade => {
    const trade = trades.get(theirs(orderReference));
    if (trade === undefined) throw new Error(`no order ${orderReference} arrived`);
    return trade;
  };
  const take = (direction: PaymentDirection, form: Fields): Fields => {
    const { trade = '', total = '', coin = '', mch = '' } = form;
    lastForms[direction] = form;
    asked[direction].push(ours(trade));
    if (direction === 'pay-out' && refuses) return { code: 'REJECT' };
    const known = trades.get(trade);
    const taken = known ?? {
      serial: `F${trades.size + 1}-${trade}`,
      total,
      coin,
      direction,
      ...waiting,
      merchantNumber: mch,
    };
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
  const bill = ({ mch, date = '' }: Fields): Fields => {
    const ended = [...trades].flatMap(([trade, { state, direction, total, serial, coin, ...row }]) =>
      state === 'WAIT' || row.merchantNumber !== mch
        ? []
        : [
            {
              direction,
              orderReference: ours(trade),
              providerReference: serial,
              state: formStates[state] ?? 'pending',
              amountMinor: BigInt(total.replace('.', '')),
              currencyCode: coin.toUpperCase(),
              endedAt: row.endedAt,
            },
          ],
    );
    const rows = alterLines(ended).map(billRow);
    return {
      code: 'OK',
      date,
      rows: rows
        .filter(([day]) => day === date)
        .map(([, row]) => row)
        .join('\n'),
    };
  };
  const answers: Readonly<Record<string, (form: Fields) => Fields>> = {
    pay: (form) => take('pay-in', form),
    transfer: (form) => take('pay-out', form),
    query: find,
    bill,
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
      const secret = isForged && path === 'bill' ? 'of-nobody' : secrets[way];
      return { ...answer, sign: signForm(answer, secret, way) };
    },
    spoil(orderReference, serial) {
      tradeOf(orderReference).serial = serial;
    },
    lastForm: (direction) => lastForms[direction],
    asked: (direction) => asked[direction],
    queried: () => queried,
    referenceOf: (orderReference) => tradeOf(orderReference).serial,
    decide(orderReference, state) {
      const trade = tradeOf(orderReference);
      trade.state = wordOf(state);
      trade.endedAt = new Date(nowMs());
    },
    statement: {
      alter(alter = (lines) => lines) {
        alterLines = alter;
      },
      forge(nowForged) {
        isForged = nowForged;
      },
    },
    fail(how) {
      failure = how;
    },
    refusePayOuts(nowRefuses) {
      refuses = nowRefuses;
    },
  };
}

const waiting = { state: 'WAIT', endedAt: new Date(0) };

/** A row of a bill, behind the day of theirs that it stands on. */
function billRow(line: StatedPayment): readonly [day: string, row: string] {
  const { direction, orderReference, providerReference, state, amountMinor, currencyCode, endedAt } = line;
  const time = new Date(endedAt.getTime() + theirZoneMs).toISOString().slice(0, 19);
  const total = minorToMajorText(toMinor(amountMinor), currencyOf('MYR'));
  const way = direction === 'pay-in' ? 'IN' : 'OUT';
  const row = [way, theirs(orderReference), providerReference, wordOf(state), total, currencyCode, time];
  return [time.slice(0, 10).replaceAll('-', ''), row.join(' ')];
}

const theirs = (reference: string): string => reference.replace('_', '');
const ours = (reference: string): string => reference.replace(/^(dep|pyo)/, '$1_');

function wordOf(state: PaymentState): string {
  const word = Object.keys(formStates).find((each) => formStates[each] === state);
  if (word === undefined) throw new Error(`the provider has no word for ${state}`);
  return word;
}
