import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode, OperatorId } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import { askOrGive } from '../../../platform/operators/ask-or-give.ts';
import { deleteOperatorRequests } from '../../../platform/operators/operator-request-sql.ts';
import { isStillAllowed } from '../../../platform/operators/operator-standing-sql.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import { dropUnstakedDraws } from '../lottery-draw/drop-unstaked-draws.ts';
import { loosensSchedule } from '../lottery-draw/loosens-schedule.ts';
import { parseDrawSchedule } from '../lottery-draw/parse-draw-schedule.ts';
import { scheduleOrderText } from './schedule-order.ts';
import { lockSiteLottery, updateLotterySchedule } from './site-lottery-sql.ts';

interface Ordering {
  readonly merchantCode: MerchantCode;
  readonly operatorId: OperatorId;
}

/**
 * Changes when a lottery is drawn.
 *
 * Invariants: nobody changes what they have not seen; what might let stakes into official draws later than before takes the
 * word of two operators who may decide about draws and order the same, since its numbers may be known by then; a draw that somebody has staked
 * on stays, and takes stakes no longer than by the new schedule; the next draws are planned by the clock of lotteries, within
 * half a minute. Whatever else was asked for ends with a change, also with one that orders what holds.
 * Locks: the game's row, then those of `dropUnstakedDraws`.
 *
 * @throws Refusal `lottery.game.unknown`, `lottery.schedule.invalid`, `setting.changed`, `setting.second.person`,
 *   `permission.missing`; InvalidRequestError without a reason
 */
export async function changeLotterySchedule(
  { clock }: { readonly clock: Clock },
  tx: SqlRunner,
  { merchantCode, operatorId }: Ordering,
  gameId: string,
  { schedule, closingSeconds, seenScheduleText, reason: text }: CallBody<Calls['changeLotterySchedule']>,
): Promise<Audited<CallValue<Calls['changeLotterySchedule']>>> {
  const reason = readReason(text);
  const game = await lockSiteLottery(tx, merchantCode, gameId);
  if (game === undefined) throw new Refusal('lottery.game.unknown');
  const read = parseDrawSchedule(schedule);
  if (read === undefined) throw new Refusal('lottery.schedule.invalid');
  if (game.schedule_text !== seenScheduleText) throw new Refusal('setting.changed');
  const change = {
    subject: gameId,
    oldValues: { schedule: game.schedule_text, closingSeconds: game.closing_seconds },
  };
  const wanted = { schedule: read, closingSeconds };
  const ordered = { schedule: JSON.stringify(read), closingSeconds };
  const request = { merchantCode, kind: 'lotterySchedule', subject: gameId } as const;
  const before = { schedule: parseDrawSchedule(game.schedule), closingSeconds: game.closing_seconds };
  if (game.draw_source === 'official' && loosensSchedule(before, wanted)) {
    // One person gives the role that changes schedules.
    if (!(await isStillAllowed(tx, merchantCode, operatorId, 'lottery.decide'))) {
      throw new Refusal('permission.missing');
    }
    const asked = { ...request, wanted: scheduleOrderText(wanted) };
    const now = new Date(clock.nowMs());
    const status = await askOrGive(tx, asked, operatorId, now, 'setting.second.person', { reason });
    if (status === 'asked') {
      return {
        value: { status, keptNumeros: [] },
        change: { ...change, newValues: { ...ordered, reason, status } },
      };
    }
  }
  await deleteOperatorRequests(tx, request);
  await updateLotterySchedule(tx, merchantCode, gameId, wanted);
  const kept = await dropUnstakedDraws(tx, merchantCode, gameId, { ...wanted, timeZone: game.time_zone });
  return {
    value: { status: 'changed', keptNumeros: [...kept] },
    change: {
      ...change,
      newValues: { ...ordered, reason, status: 'changed' },
    },
  };
}
