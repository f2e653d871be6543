import type { BankCardId, MerchantCode } from '@wau/contract/ids';
import { deriveKey } from '@wau/service/secrets/derived-key';
import type { ServerParts } from '../../../platform/server-parts.ts';

/** What numbers and holders of members' accounts are sealed with. */
export function bankCardSealingKey({ config }: Pick<ServerParts, 'config'>): Buffer {
  return deriveKey(config.masterSecret, 'sealing/bank-cards');
}

/** What is sealed opens in its row alone. */
export function bankCardPlace(
  merchantCode: MerchantCode,
  bankCardId: BankCardId,
  what: 'number' | 'holder',
): string {
  return `wau.bank_cards/${merchantCode}/${bankCardId}/${what}`;
}
