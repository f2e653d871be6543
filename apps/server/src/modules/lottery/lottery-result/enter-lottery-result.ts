import type { CallBody, CallParams, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import { parseLotteryDraw } from '@wau/rules/lottery/draw-shape';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert, Refusal } from '@wau/service/refusal';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import { holdDrawToDecide } from '../lottery-draw/decide-draw.ts';
import { familyOn } from '../lottery-game/family-on.ts';
import { findLotteryGame } from '../lottery-game/find-lottery-games.ts';
import { noteResultEntry, requireAwaitsResult } from './note-result-entry.ts';

/**
 * An operator says what was drawn.
 *
 * Invariants: those of `noteResultEntry`; never before the draw's time by the database's clock. The audit says the numbers only
 * when two have agreed on them: whoever reads it may be the second, also of the turn that follows a difference.
 * Locks: the draw.
 *
 * @throws Refusal `lottery.draw.*`, `lottery.result.second.person`
 */
export async function enterLotteryResult(
  tx: SqlRunner,
  { merchantCode, actor }: { readonly merchantCode: MerchantCode; readonly actor: Actor },
  { gameId, numero }: CallParams<Calls['enterLotteryResult']>,
  body: CallBody<Calls['enterLotteryResult']>,
): Promise<Audited<CallValue<Calls['enterLotteryResult']>>> {
  assert(actor.kind === 'operator', 'a call of operators has one');
  const key = { merchantCode, gameId, numero };
  const game = await findLotteryGame(tx, merchantCode, gameId);
  const draw = game === undefined ? undefined : await holdDrawToDecide(tx, key);
  if (game === undefined || draw === undefined) throw new Refusal('lottery.draw.unknown');
  requireAwaitsResult(draw);
  const read = parseLotteryDraw(familyOn(game, numero).shape, body.result);
  if (!read.ok) throw new Refusal(read.code);
  const entrant = { kind: 'operator', operatorId: actor.actorId, name: actor.actorName } as const;
  const { status, turn, differing } = await noteResultEntry(tx, key, draw, entrant, read.value);
  return {
    value: { status, differing: [...differing] },
    change: {
      subject: `${gameId} ${numero}`,
      oldValues: {},
      newValues: {
        status,
        turn,
        ...(status === 'agreed' ? { result: JSON.stringify(read.value) } : {}),
        ...(status === 'different' ? { differing: differing.join(', ') } : {}),
      },
    },
  };
}
