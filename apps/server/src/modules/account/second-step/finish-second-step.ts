import { withTransaction } from '@wau/service/database/database';
import { Refusal } from '@wau/service/refusal';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { Caller } from '../credentials/caller.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { redeemLoginProof } from '../credentials/login-proof.ts';
import { openSession, type SessionView } from '../session/open-session.ts';
import { readTicket, useTicket } from '../ticket/single-use-tickets.ts';
import { secondStepTicket } from './ask-second-step.ts';
import { admitSecondStep, takeSecondStepCode } from './check-second-step.ts';

/**
 * The second step of a login: a code, and the ticket of the first step.
 *
 * Invariants: a ticket opens one session; a wrong code leaves it good, within the count of attempts; code, ticket and
 * session go together in one transaction. A ticket for a password that was changed since opens nothing.
 *
 * Refuses with `second.step.ticket.invalid`, `second.step.too.many`, `second.step.code.wrong` and `login.failed`
 * (account disabled, or everything logged out meanwhile).
 *
 * Lock order: the member's row, the code, the ticket, the counter, then the new rows.
 */
export async function finishSecondStep(
  parts: LoginParts,
  { merchant }: VisitorContext,
  body: { readonly ticket: string; readonly code: string },
  caller: Caller,
  newDeviceToken: () => string,
): Promise<SessionView> {
  const { merchantCode } = merchant;
  const payload = await readTicket(parts, parts.runner, merchantCode, secondStepTicket, body.ticket);
  if (payload === undefined) throw new Refusal('second.step.ticket.invalid');
  const { owner } = payload;
  const { memberId, loginEpoch } = owner;
  const proof = { merchantCode, memberId, loginEpoch, refusal: new Refusal('login.failed') };
  const forgetAttempts = await admitSecondStep(parts, merchantCode, memberId);
  const deviceToken = newDeviceToken();
  return withTransaction(parts.database, async (runner) => {
    const redeemed = await redeemLoginProof(runner, proof);
    await takeSecondStepCode(parts, runner, redeemed, body.code);
    const used = await useTicket(parts, runner, merchantCode, secondStepTicket, body.ticket);
    if (used === undefined) throw new Refusal('second.step.ticket.invalid');
    await forgetAttempts(runner);
    return openSession(parts, runner, redeemed, owner, { ...caller, deviceToken });
  });
}
