import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';

/** What orders are placed with. */
export type OrderParts = Pick<ServerParts, 'runner' | 'database' | 'ledger' | 'clock' | 'random'>;

/** An order as a member has sent it. */
export interface SentOrder {
  readonly context: MemberContext;
  readonly idempotencyKey: string;
  readonly body: CallBody<Calls['placeLotteryOrder']>;
}
