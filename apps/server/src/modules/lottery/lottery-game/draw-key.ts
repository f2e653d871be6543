import type { MerchantCode } from '@wau/contract/ids';

/** Names a draw of a game. */
export interface DrawKey {
  readonly merchantCode: MerchantCode;
  readonly gameId: string;
  readonly numero: string;
}
