export type PaymentMarkKind =
  | 'online-banking'
  | 'bank-transfer'
  | 'e-wallet'
  | 'card'
  | 'qr'
  | 'crypto'
  | 'phone'
  | 'voucher';

/** Words in the codes of methods, the more telling ones first: `duitnow-qr` is a QR code before it is a transfer. */
const words: readonly (readonly [PaymentMarkKind, RegExp])[] = [
  ['qr', /qr|promptpay|vietqr|qris|pix/],
  ['crypto', /crypto|usdt|usdc|btc|bitcoin|eth|tron|trc|erc|coin|ton\b/],
  ['voucher', /voucher|gift|prepaid|pin\b|cash|counter|seven|711/],
  ['phone', /sms|airtime|telco|carrier|phone|pulsa/],
  ['card', /card|visa|master|amex|jcb|debit|credit|kad/],
  ['e-wallet', /wallet|dompet|tng|touch|grab|boost|shopee|gcash|maya|momo|zalo|dana|ovo|wing|pay\b/],
  ['bank-transfer', /transfer|duitnow|atm|remit|manual/],
  ['online-banking', /bank|fpx|ibank|netbank|upi/],
];

/** What a method is by its code, which the operator chose; `undefined` where the code tells nothing. */
export function paymentMarkKind(code: string): PaymentMarkKind | undefined {
  const plain = code.toLowerCase();
  return words.find(([, pattern]) => pattern.test(plain))?.[0];
}

/** One or two letters that stand for a name: the first of its first two words, or those of its only one. */
export function monogramOf(name: string): string {
  const letters = name.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = '', second = ''] = letters;
  const text = second === '' ? [...first].slice(0, 2).join('') : `${[...first][0]}${[...second][0]}`;
  return text.toUpperCase();
}

/** Numbers of a colour, of a second one, and of the shape that it is drawn in. */
export interface MarkLook {
  readonly shade: number;
  readonly accent: number;
  readonly shape: number;
}

/** The same look for the same code on every screen; codes spread over all colours and shapes there are. */
export function markLookOf(code: string, shadeCount: number, shapeCount: number): MarkLook {
  let sum = 7;
  for (const letter of code) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  const shade = remainderOf(sum, shadeCount);
  const shape = remainderOf(Math.floor(sum / shadeCount), shapeCount);
  return { shade, accent: remainderOf(shade + shape + 3, shadeCount), shape };
}

function remainderOf(value: number, divisor: number): number {
  return value - Math.floor(value / divisor) * divisor;
}
