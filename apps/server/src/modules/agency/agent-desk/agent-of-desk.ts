import type { MemberId, MerchantCode } from '@wau/contract/ids';

/** Whom an operator looks at. */
export interface AgentOfDesk {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
}
