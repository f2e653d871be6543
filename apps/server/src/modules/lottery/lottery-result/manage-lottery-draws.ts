import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import { type LotteryDraw, parseLotteryDraw } from '@wau/rules/lottery/draw-shape';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert, Refusal } from '@wau/service/refusal';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import { askOrGive } from '../../../platform/operators/ask-or-give.ts';
import { deleteOperatorRequests } from '../../../platform/operators/operator-request-sql.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { holdDrawToDecide, waitForSales } from '../lottery-draw/decide-draw.ts';
import type { DrawRow } from '../lottery-draw/lottery-draw.ts';
import { orderDrawRevision } from '../lottery-draw/order-draw-revision.ts';
import { familyOn } from '../lottery-game/family-on.ts';
import { findLotteryGame } from '../lottery-game/find-lottery-games.ts';
import { differingPrizes } from './differing-prizes.ts';
import { drawSubject, orderText } from './draw-order.ts';

interface Deciding {
  readonly merchantCode: MerchantCode;
  readonly actor: Actor;
}

interface NamedDraw {
  readonly gameId: string;
  readonly numero: string;
}

type Decided = Audited<CallValue<Calls['voidLotteryDraw']>>;

/** Voids a draw, as `decideLotteryDraw` says; refuses `lottery.draw.voided` for one that is void. */
export function voidLotteryDraw(
  parts: Pick<ServerParts, 'clock'>,
  tx: SqlRunner,
  deciding: Deciding,
  draw: NamedDraw,
  { reason }: { readonly reason: string },
): Promise<Decided> {
  return decideLotteryDraw(parts, tx, deciding, draw, undefined, reason);
}

/** Gives an official draw another result, as `decideLotteryDraw` says. */
export function correctLotteryDraw(
  parts: Pick<ServerParts, 'clock'>,
  tx: SqlRunner,
  deciding: Deciding,
  draw: NamedDraw,
  { result, reason }: { readonly result: unknown; readonly reason: string },
): Promise<Decided> {
  return decideLotteryDraw(parts, tx, deciding, draw, { result }, reason);
}

/**
 * Two persons decide about a draw: the first asks, the second orders the same for the same reason, which members read.
 *
 * Invariants: the second is never the first; a draw is brought to one decision after the other; an own draw, whose numbers
 * follow from its seed, is voided and never given other ones.
 * Locks: the game's sales alone, so that no stake comes with a draw that is void; the draw.
 *
 * @returns `asked` where a second person has to decide the same
 * @throws Refusal `lottery.draw.*`, `lottery.result.same`
 */
async function decideLotteryDraw(
  { clock }: Pick<ServerParts, 'clock'>,
  tx: SqlRunner,
  { merchantCode, actor }: Deciding,
  { gameId, numero }: NamedDraw,
  correction: { readonly result: unknown } | undefined,
  reasonText: string,
): Promise<Decided> {
  assert(actor.kind === 'operator', 'a call of operators has one');
  const reason = readReason(reasonText);
  const key = { merchantCode, gameId, numero };
  const game = await findLotteryGame(tx, merchantCode, gameId);
  if (game === undefined) throw new Refusal('lottery.draw.unknown');
  await waitForSales(tx, merchantCode, gameId);
  const draw = await holdDrawToDecide(tx, key);
  if (draw === undefined) throw new Refusal('lottery.draw.unknown');
  const family = familyOn(game, numero);
  const result = correction === undefined ? null : readCorrection(draw, family.shape, correction.result);
  if (result === null && draw.state === 'voided') throw new Refusal('lottery.draw.voided');
  if (draw.is_revising) throw new Refusal('lottery.draw.revising');
  const request = { merchantCode, kind: 'lotteryDraw', subject: drawSubject(key) } as const;
  const status = await askOrGive(
    tx,
    { ...request, wanted: orderText({ result, reason }) },
    actor.actorId,
    new Date(clock.nowMs()),
    'lottery.draw.second.person',
  );
  if (status === 'given') {
    // What else was asked for was about the draw as it was.
    await deleteOperatorRequests(tx, request);
    await orderDrawRevision(tx, family, key, draw, {
      result,
      reason,
      operatorId: actor.actorId,
      operatorName: actor.actorName,
    });
  }
  return decided(draw, { result, reason }, status);
}

function readCorrection(
  draw: DrawRow & { readonly now: Date },
  shape: Parameters<typeof parseLotteryDraw>[0],
  value: unknown,
): LotteryDraw {
  if (draw.chain !== null) throw new Refusal('lottery.draw.own');
  if (draw.draws_at > draw.now) throw new Refusal('lottery.draw.early');
  if (draw.state === 'planned') throw new Refusal('lottery.draw.undrawn');
  const read = parseLotteryDraw(shape, value);
  if (!read.ok) throw new Refusal(read.code);
  if (draw.result !== null && differingPrizes(read.value, draw.result).length === 0) {
    throw new Refusal('lottery.result.same');
  }
  return read.value;
}

function decided(
  draw: DrawRow,
  { result, reason }: { readonly result: LotteryDraw | null; readonly reason: string },
  status: 'asked' | 'given',
): Decided {
  const ordered = status === 'given' ? 'ordered' : 'asked';
  return {
    value: { status: ordered },
    change: {
      subject: `${draw.game_id} ${draw.numero}`,
      oldValues: {
        state: draw.state,
        ...(draw.result === null ? {} : { result: JSON.stringify(draw.result) }),
      },
      newValues: {
        status: ordered,
        reason,
        ...(result === null ? { deed: 'void' } : { deed: 'correct', result: JSON.stringify(result) }),
      },
    },
  };
}
