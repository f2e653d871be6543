import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { Payments } from '../payment/payments.ts';
import type { DepositBonuses } from './deposit-bonuses.ts';

/** What the deposits' use cases are made of. */
export interface DepositParts
  extends Pick<ServerParts, 'clock' | 'random' | 'database' | 'runner' | 'ledger'> {
  readonly payments: Payments;
  readonly limits: DepositLimits;
  readonly readClubLevel: ReadClubLevel;
  readonly bonuses: DepositBonuses;
}

/** The club is above money, so whoever puts the areas together says how a member's level is read. */
export type ReadClubLevel = (
  runner: SqlRunner,
  owner: Pick<MemberContext, 'merchant' | 'member'>,
  nowMs: number,
) => Promise<number>;

export interface DepositLimits {
  /** How long a member has to pay. */
  readonly depositLifetimeMs: number;
  /** Most pending deposits of one member at a time. */
  readonly maximumOpenDeposits: number;
  /** Most deposits that one member places in an hour, so that placing and cancelling in turn does not go on for ever. */
  readonly maximumDepositsPerHour: number;
  /** How long a provider has to report before it is asked; the pauses double from then on. */
  readonly firstQueryMs: number;
}

export const defaultDepositLimits: DepositLimits = {
  depositLifetimeMs: 15 * 60_000,
  maximumOpenDeposits: 5,
  maximumDepositsPerHour: 60,
  firstQueryMs: 2 * 60_000,
};
