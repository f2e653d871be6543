import type { Random } from '@wau/service/random';

/** Without letters that are taken for one another on paper or by the ear. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 8;

/** What a payer writes on a transfer: eight letters, of more than a million millions, so two are never the same. */
export function transferReference(random: Random): string {
  const bytes = random.bytes(length);
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}
