import type { MerchantCode, OperatorId } from '@wau/contract/ids';

/** Whose word it is; without an operator whoever works on the machine orders it. */
export interface Ordering {
  readonly merchantCode: MerchantCode;
  readonly operatorId?: OperatorId;
}
