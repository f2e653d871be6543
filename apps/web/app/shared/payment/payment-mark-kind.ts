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

/** The same colour for the same code on every screen: a number below `count` that spreads over it. */
export function shadeOf(code: string, count: number): number {
  let sum = 7;
  for (const letter of code) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum - Math.floor(sum / count) * count;
}
