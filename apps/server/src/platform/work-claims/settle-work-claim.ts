import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Actor } from '../audit/actor.ts';
import { deleteWorkClaim, lockWorkClaim, type WorkCase } from './work-claim-sql.ts';

/**
 * Called by whatever does something about a case that does not end it, in its transaction and after the case is locked:
 * nobody does while somebody else has claimed it. Whoever works on the machine itself is not held up.
 *
 * @returns whether somebody has claimed it. Locks: the claim.
 * @throws Refusal `case.claimed`
 */
export async function heedWorkClaim(
  tx: SqlRunner,
  workCase: WorkCase,
  actor: Actor,
  now: Date,
): Promise<boolean> {
  const owner = await lockWorkClaim(tx, workCase, now);
  if (owner === undefined) return false;
  if (actor.kind === 'operator' && actor.actorId !== owner) throw new Refusal('case.claimed');
  return true;
}

/**
 * Called by whatever decides about a case, in its transaction and after the case is locked: nobody decides about a case that
 * somebody else has claimed, and with the decision the claim is over, so that a second person can take the case up.
 * Whoever works on the machine itself is not held up. Locks: the claim.
 *
 * @throws Refusal `case.claimed`
 */
export async function settleWorkClaim(
  tx: SqlRunner,
  workCase: WorkCase,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (await heedWorkClaim(tx, workCase, actor, now)) await deleteWorkClaim(tx, workCase, null);
}
