import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { withTransaction } from '@wau/service/database/database';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getRealityCheck } from './get-reality-check.ts';
import { checkInterval } from './note-opened-play.ts';
import {
  insertRealityCheckAnswer,
  lockRealityCheck,
  selectOwnInterval,
  selectPlayedSums,
  updateNextCheck,
  updateStopped,
} from './reality-check-sql.ts';

/**
 * A member answers the check that was shown. With `go.on` the next interval begins; with `stop` no round begins before a
 * game is opened anew.
 *
 * Invariants: a check is answered once it is due and not beforehand, and one answer, however often it comes in, is one row.
 * Another check than the one that was shown is not answered by it.
 * Locks: the member's row of checks.
 *
 * @throws Refusal `play.check.early`
 */
export async function answerRealityCheck(
  parts: Pick<ServerParts, 'database' | 'runner' | 'clock'>,
  context: Pick<MemberContext, 'merchant' | 'member'>,
  { dueAt, answer }: CallBody<Calls['answerRealityCheck']>,
): Promise<CallValue<Calls['answerRealityCheck']>> {
  const { merchant, member } = context;
  const owner = { merchantCode: merchant.merchantCode, memberId: member.memberId };
  await withTransaction(parts.database, async (tx) => {
    const row = await lockRealityCheck(tx, owner);
    if (row === undefined || row.due_at.getTime() !== Date.parse(dueAt)) return;
    const nowMs = parts.clock.nowMs();
    if (row.due_at.getTime() > nowMs) throw new Refusal('play.check.early');
    if (answer === 'stop' && row.is_stopped) return;
    const now = new Date(nowMs);
    const sums = await selectPlayedSums(tx, owner, merchant.currencyCode, row.played_from);
    await insertRealityCheckAnswer(tx, owner, row, answer, sums, now);
    if (answer === 'stop') {
      await updateStopped(tx, owner);
      return;
    }
    const minutes = checkInterval(merchant.realityCheckMinutes, await selectOwnInterval(tx, owner));
    await updateNextCheck(tx, owner, now, new Date(nowMs + minutes * 60_000));
  });
  return getRealityCheck(parts, context);
}
