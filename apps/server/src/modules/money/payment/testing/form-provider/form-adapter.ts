import { hash, timingSafeEqual } from 'node:crypto';
import { currencyOf, isCurrencyCode } from '@wau/money/currency';
import { minorToMajorText, parseMajorText } from '@wau/money/minor';
import type {
  ParsedCallback,
  PaymentAccount,
  PaymentAdapter,
  PaymentReport,
  PaymentState,
  RawCallback,
  StatedPayment,
} from '../../payment-adapter.ts';

/**
 * A provider that does everything differently from the sandbox: forms in place of JSON, amounts as decimals in major
 * units, references without underscores, a number of its own for each merchant, two secrets (MD5 for money in, SHA-512
 * for money out) over all fields in the order of their names, callbacks by form or, for money out, by query, no time in
 * them, and answers that are always 200 with a word inside.
 */
export type Fields = Readonly<Record<string, string>>;

/** The provider's own service: takes a form, gives a form. */
export type AskForm = (path: string, form: Fields, signal: AbortSignal) => Promise<Fields>;

export interface FormSecrets {
  readonly payIn: string;
  readonly payOut: string;
}

export const formProviderCode = 'formpay';

const dayMs = 24 * 60 * 60_000;
/** Their times have no zone, and are those of Kuala Lumpur; so are their days. */
export const theirZoneMs = 8 * 60 * 60_000;

const hashes = { payIn: 'md5', payOut: 'sha512' } as const;
type Way = keyof typeof hashes;

/** Their words for what became of an order. */
export const formStates: Readonly<Record<string, PaymentState>> = {
  WAIT: 'pending',
  DONE: 'succeeded',
  FAIL: 'failed',
};

export function signForm(fields: Fields, secret: string, way: Way): string {
  const said = Object.keys(fields)
    .filter((name) => name !== 'sign' && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`);
  return hash(hashes[way], `${said.join('&')}&key=${secret}`, 'hex').toUpperCase();
}

/** Their references hold letters and digits only. */
export const theirReference = (ours: string): string => ours.replace('_', '');
const ourReference = (theirs: string): string => theirs.replace(/^(dep|pyo)/, '$1_');

export function formAdapter(askForm: AskForm): PaymentAdapter {
  const ask = async (
    account: PaymentAccount,
    way: Way,
    path: string,
    form: Fields,
    signal: AbortSignal,
  ): Promise<Fields> => {
    const unsigned = { mch: account.settings.merchantNumber ?? '', ...form };
    const sign = signForm(unsigned, secretsOf(account)[way], way);
    const answer = await askForm(path, { ...unsigned, sign }, signal);
    if (!isSigned(answer, account, way)) throw new Error('the answer is not signed');
    return answer;
  };
  const query =
    (way: Way): PaymentAdapter['queryPayIn'] =>
    async ({ orderReference }, account, signal) => {
      const answer = await ask(account, way, 'query', { trade: theirReference(orderReference) }, signal);
      return answer.code === 'NONE' ? undefined : readReport(answer);
    };
  return {
    providerCode: formProviderCode,
    accountForm: { settingNames: ['merchantNumber'], secretNames: ['payIn', 'payOut'] },
    async startPayIn({ orderReference, amountMinor, currencyCode, callbackUrl, returnUrl }, account, signal) {
      const form = {
        trade: theirReference(orderReference),
        total: minorToMajorText(amountMinor, currencyOf(currencyCode)),
        coin: currencyCode.toLowerCase(),
        notify: callbackUrl,
        back: returnUrl,
      };
      const { serial = '', page = '' } = await ask(account, 'payIn', 'pay', form, signal);
      return { providerReference: serial, payUrl: page };
    },
    async startPayOut(
      { orderReference, amountMinor, currencyCode, callbackUrl, destination },
      account,
      signal,
    ) {
      const form = {
        trade: theirReference(orderReference),
        total: minorToMajorText(amountMinor, currencyOf(currencyCode)),
        coin: currencyCode.toLowerCase(),
        notify: callbackUrl,
        bank: destination.bankCode.toUpperCase(),
        card: destination.accountNumber,
        payee: destination.holderName,
      };
      const { code, serial = '' } = await ask(account, 'payOut', 'transfer', form, signal);
      return code === 'REJECT' ? { outcome: 'refused' } : { outcome: 'taken', providerReference: serial };
    },
    async readStatement({ from, until }, account, signal) {
      const lines: StatedPayment[] = [];
      for (const date of theirDays(from, until)) {
        const answer = await ask(account, 'payIn', 'bill', { date }, signal);
        if (answer.date !== date) throw new Error('the bill is of another day');
        lines.push(...readBill(answer.rows ?? ''));
      }
      return { lines: lines.filter(({ endedAt }) => endedAt >= from && endedAt < until), next: null };
    },
    queryPayIn: query('payIn'),
    queryPayOut: query('payOut'),
    parsePayInCallback: (callback, account) => parse(callback.rawBody.toString('utf8'), account, 'payIn'),
    parsePayOutCallback: (callback, account) => parse(payOutTextOf(callback), account, 'payOut'),
    answerCallback: (outcome) => ({
      statusCode: 200,
      contentType: 'text/plain',
      body: outcome === 'accepted' ? 'SUCCESS' : 'FAIL',
    }),
  };
}

/** The days of theirs that a period touches. */
function theirDays(from: Date, until: Date): readonly string[] {
  const [first, last] = [from, until].map((moment) => Math.floor((moment.getTime() + theirZoneMs) / dayMs));
  const days = Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, index) => (first ?? 0) + index);
  return days.map((day) => new Date(day * dayMs).toISOString().slice(0, 10).replaceAll('-', ''));
}

/** A row a payment: `IN|OUT trade serial state total coin date-time`, where the time is theirs. */
function readBill(rows: string): readonly StatedPayment[] {
  const texts = rows.split('\n').filter((row) => row !== '');
  return texts.map((row) => {
    const [way = '', trade, serial, state, total, coin, time = ''] = row.split(' ');
    const report = readReport({ trade, serial, state, total, coin } as Fields);
    if (report === undefined) throw new Error('a row of the bill cannot be read');
    const endedAt = new Date(Date.parse(`${time}Z`) - theirZoneMs);
    return { ...report, direction: way === 'IN' ? 'pay-in' : 'pay-out', endedAt };
  });
}

const payOutTextOf = ({ method, query }: RawCallback): string => (method === 'GET' ? query : '');

function parse(text: string, account: PaymentAccount, way: Way): ParsedCallback {
  const pairs = [...new URLSearchParams(text)];
  const fields = Object.fromEntries(pairs);
  // Said twice, a field would be signed with one value and read with the other.
  if (pairs.length !== Object.keys(fields).length) return { verdict: 'wrong' };
  if (!isSigned(fields, account, way)) return { verdict: 'wrong' };
  if (fields.event === 'PING') return { verdict: 'irrelevant' };
  const report = readReport(fields);
  return report === undefined ? { verdict: 'unreadable' } : { verdict: 'verified', report };
}

function readReport({ trade = '', serial = '', state = '', total = '', coin = '' }: Fields) {
  const currencyCode = coin.toUpperCase();
  if (!isCurrencyCode(currencyCode)) return undefined;
  const amountMinor = parseMajorText(total, currencyOf(currencyCode));
  const read = Object.hasOwn(formStates, state) ? formStates[state] : undefined;
  if (read === undefined || amountMinor === undefined) return undefined;
  return {
    orderReference: ourReference(trade),
    providerReference: serial,
    state: read,
    amountMinor,
    currencyCode,
  } satisfies PaymentReport;
}

function isSigned(fields: Fields, account: PaymentAccount, way: Way): boolean {
  const expected = Buffer.from(signForm(fields, secretsOf(account)[way], way));
  const signature = Buffer.from(fields.sign ?? '');
  return expected.length === signature.length && timingSafeEqual(expected, signature);
}

/** Both secrets are sealed as one text. */
function secretsOf({ key }: PaymentAccount): FormSecrets {
  return JSON.parse(key.toString('utf8')) as FormSecrets;
}
