import { randomnessOf } from '@wau/fairness/beacon-chain';
import { roundStream } from '@wau/fairness/round-stream';
import { parseClientSeed, type ServerSeed } from '@wau/fairness/seeds';
import { drawLottery as drawNumbers, type LotteryDraw } from '@wau/rules/lottery/draw-shape';
import { findPlay, type LotteryFamily } from '@wau/rules/lottery/lottery-family';
import { bitCountOf, winPatternsOf } from '@wau/rules/lottery/win-pattern';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import { nodeHmac } from '@wau/service/secrets/node-hmac';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { DrawKey } from '../lottery-game/draw-key.ts';
import { packBits } from '../lottery-order/pick-bits.ts';
import {
  awaitSales,
  hasUnsettledBefore,
  insertPatterns,
  insertSlipDigests,
  lockDraw,
  type StoredPattern,
  selectPlaysOfDraw,
  selectSlipDigests,
  updateDrawn,
} from './draw-sql.ts';
import type { DrawRow } from './lottery-draw.ts';
import type { OwnChains } from './own-chain.ts';
import { type RandomnessBeacon, signatureOfDraw } from './randomness-beacon.ts';
import { slipRoot, slipsPerDigest } from './slip-root.ts';

export interface DrawParts extends Pick<ServerParts, 'database'> {
  readonly chains: OwnChains;
  /** Missing where no merchant can have one. */
  readonly beacon?: RandomnessBeacon | undefined;
}

/**
 * Draws a draw whose time has come: an own one, or an official one whose result was agreed on.
 *
 * Invariants: an own result follows from the seed, which was committed to before sales opened, and from what is fixed only
 * after closing: the round of a public beacon that stands in its row, and no other one however late it is, or else all accepted
 * slips; a result is written once, with everything that wins by it. Draws of a game come one after
 * the other: none is drawn while one before it is not settled, since a chase may stop at a win there.
 * Locks: the game's sales for a moment, alone, so that every stake that was in time is there; then the draw.
 */
export async function drawLottery(parts: DrawParts, family: LotteryFamily, key: DrawKey): Promise<void> {
  const now = await withTransaction(parts.database, (tx) => awaitSales(tx, key.merchantCode, key.gameId));
  await withTransaction(parts.database, async (tx) => {
    const draw = await lockDraw(tx, key);
    // What takes stakes by the database's clock is not drawn, whoever asks.
    if (draw?.state !== 'planned' || draw.closes_at > now || (await hasUnsettledBefore(tx, key))) return;
    const signature = signatureOfDraw(parts.beacon, draw, now);
    if (signature === undefined) return;
    const slips = await selectSlipDigests(tx, key, slipsPerDigest);
    const root = slipRoot(slips.digests);
    const seed = draw.chain === null ? null : await seedOf(parts, key, draw);
    const publicPart = signature === null ? root : randomnessOf(signature);
    const result = seed === null ? draw.agreed_result : resultOf(family, seed, publicPart);
    if (result === null) return;
    await updateDrawn(tx, key, {
      slipRoot: root,
      slipCount: slips.slipCount,
      seed,
      beaconSignature: signature,
      result,
    });
    await insertSlipDigests(tx, key, slips);
    await storePatterns(tx, family, key, result);
  });
}

/** The numbers that a seed gives with what came after closing; anybody who has both can do the same. */
export function resultOf(family: LotteryFamily, seed: ServerSeed, publicPart: string): LotteryDraw {
  const clientSeed = parseClientSeed(publicPart);
  assert(clientSeed !== undefined, 'what came after closing is hexadecimal');
  return drawNumbers(family.shape, roundStream(seed, clientSeed, 0, nodeHmac));
}

function seedOf(
  { chains }: DrawParts,
  { merchantCode, gameId }: DrawKey,
  draw: DrawRow,
): Promise<ServerSeed> {
  assert(draw.chain !== null && draw.link !== null, 'an own draw has a seed');
  return chains.seedOf({ merchantCode, gameId, chain: draw.chain }, draw.link);
}

/** Writes what wins with the result, of the plays that somebody has staked on. */
export async function storePatterns(
  tx: SqlRunner,
  family: LotteryFamily,
  key: DrawKey,
  result: LotteryDraw,
): Promise<void> {
  const patterns: StoredPattern[] = [];
  for (const code of await selectPlaysOfDraw(tx, key)) {
    const play = findPlay(family, code);
    assert(play !== undefined, `${family.code} has the play ${code} that was staked on`);
    const size = bitCountOf(family.shape, play);
    for (const [index, { prize, terms }] of winPatternsOf(family.shape, play, result).entries()) {
      const place = play.prizes.findIndex((candidate) => candidate.code === prize);
      patterns.push({
        play: code,
        pattern: index + 1,
        prize: place + 1,
        isReturn: play.prizes[place]?.isReturn === true,
        terms: terms.map(({ bits, needed }) => ({ bits: packBits(bits, size), needed })),
      });
    }
  }
  await insertPatterns(tx, key, patterns);
}
