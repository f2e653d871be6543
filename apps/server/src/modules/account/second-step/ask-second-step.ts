import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { Caller } from '../credentials/caller.ts';
import { redeemLoginProof } from '../credentials/login-proof.ts';
import type { LoginEpoch } from '../member/login-epoch.ts';
import { openSession, type SessionOwner, type SessionView } from '../session/open-session.ts';
import { issueTicket, type TicketKind } from '../ticket/single-use-tickets.ts';
import { hasSecondStep } from './has-second-step.ts';

/** Who has done the first step of a login, and what that was a proof of (see login-proof.ts). */
export interface LoginOwner extends SessionOwner {
  readonly memberId: MemberId;
  readonly loginEpoch: LoginEpoch;
}

/** A login whose first step is done. */
export const secondStepTicket: TicketKind<{ readonly owner: LoginOwner }> = {
  kind: 'second.step',
  lifetimeMs: 5 * 60_000,
};

/**
 * Ends the first step of a login (a password, a code by SMS, another service): a session, or, for a member who has
 * two-step login on, `second.step.required` with a ticket to come back with. A passkey needs no second step, because
 * it is two in one. `first` belongs to the same transaction and stays done in both cases.
 *
 * Refuses with `second.step.required`, and with `login.failed` when everything of the member was logged out since the
 * first step was looked at.
 *
 * Lock order: the member's row, what `first` locks, then the new rows.
 */
export async function openSessionOrAskSecondStep(
  parts: Pick<ServerParts, 'database' | 'clock' | 'random' | 'config'>,
  merchantCode: MerchantCode,
  owner: LoginOwner,
  caller: Caller,
  first: (runner: SqlRunner) => Promise<void> = async () => undefined,
): Promise<SessionView> {
  const { memberId, loginEpoch } = owner;
  const proof = { merchantCode, memberId, loginEpoch, refusal: new Refusal('login.failed') };
  const outcome = await withTransaction(parts.database, async (runner) => {
    const redeemed = await redeemLoginProof(runner, proof);
    await first(runner);
    const ticket = await issueSecondStepTicket(parts, runner, merchantCode, owner);
    return ticket === undefined
      ? openSession(parts, runner, redeemed, owner, caller)
      : new Refusal('second.step.required', { ticket });
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

async function issueSecondStepTicket(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  runner: SqlRunner,
  merchantCode: MerchantCode,
  { memberId, loginEpoch, userName, memberType, isFirstLogin }: LoginOwner,
): Promise<string | undefined> {
  if (!(await hasSecondStep(runner, merchantCode, memberId))) return undefined;
  const owner = { memberId, loginEpoch, userName, memberType, isFirstLogin };
  return issueTicket(parts, runner, merchantCode, secondStepTicket, { owner });
}
