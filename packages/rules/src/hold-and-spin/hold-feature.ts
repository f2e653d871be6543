import { positionsOfCells } from '../slot/slot-grid.ts';
import type { SlotRoundInPlay } from '../slot/slot-round.ts';
import { drawCoin, type HeldCoins } from './held-coins.ts';
import type { CoinFace, HoldAndSpinMathematics } from './hold-and-spin-mathematics.ts';

/**
 * Plays respins around the coins that lie there, until so many in a row have brought none, the grid is full, or the round
 * has reached the limit on wins; then all coins pay.
 */
export function playRespins(
  mathematics: HoldAndSpinMathematics,
  round: SlotRoundInPlay,
  held: HeldCoins,
): void {
  const { hold, game } = mathematics;
  const cap = (): boolean => round.reachesLimitWith(held.pay);
  let left = hold.respins;
  let played = 0;
  while (left > 0 && !held.isFull && !cap()) {
    if (played > 0) round.endSpin(0);
    played += 1;
    if (round.isTold) round.tell({ type: 'respinStarted', number: played });
    left = spinFreeCells(mathematics, round, held, left);
  }
  const isCut = left > 0 && !held.isFull;
  let pay = held.pay;
  if (held.isFull) {
    pay += hold.grand;
    round.tell({ type: 'prizeWon', prize: 'grand', payoutMinor: round.wireOf(hold.grand) });
  }
  if (round.isTold) {
    round.tell({
      type: 'winPaid',
      kind: 'coins',
      symbol: 'coin',
      count: held.count,
      positions: positionsOfCells({ stride: game.rows }, held.cells()),
      multiplier: 1,
      payoutMinor: round.wireOf(held.pay),
    });
  }
  round.endSpin(pay);
  if (round.isTold) {
    round.tell({
      type: 'featureEnded',
      feature: 'holdAndSpin',
      played,
      payoutMinor: round.wireOf(pay),
      reason: isCut ? 'winLimit' : 'allPlayed',
    });
  }
}

/**
 * Spins every free cell: for each a draw whether a coin lands, followed by a draw which. Returns how many respins are
 * left.
 */
function spinFreeCells(
  { hold }: HoldAndSpinMathematics,
  round: SlotRoundInPlay,
  held: HeldCoins,
  left: number,
): number {
  const landed: [number, CoinFace][] = [];
  // What lands here is free only until this respin is over, so cells are looked at once.
  for (let cell = 0; cell < held.isHeld.length; cell += 1) {
    if (held.isHeld[cell] === 1) continue;
    if (round.integers.nextInteger(hold.landingOutOf) >= hold.landing) continue;
    const face = drawCoin(hold.coins, round.integers);
    held.land(cell, face);
    landed.push([cell, face]);
  }
  const respinsLeft = landed.length > 0 ? hold.respins : left - 1;
  if (round.isTold) {
    const coins = landed.map(([cell, face]) => held.toldCoin(round, cell, face));
    round.tell({ type: 'coinsLanded', coins, respinsLeft });
  }
  for (const [cell, face] of landed) held.act(round, cell, face);
  return respinsLeft;
}

/** A bought feature: so many coins as start it, each in a cell that is drawn among the free ones in their order. */
export function landBoughtCoins(
  { hold, reelCoins }: HoldAndSpinMathematics,
  round: SlotRoundInPlay,
  held: HeldCoins,
): void {
  held.clear();
  const landed: number[] = [];
  for (let coin = 0; coin < hold.trigger; coin += 1) {
    const free = [...held.isHeld.keys()].filter((cell) => held.isHeld[cell] === 0);
    const cell = free[round.integers.nextInteger(free.length)] ?? 0;
    held.land(cell, drawCoin(reelCoins, round.integers));
    landed.push(cell);
  }
  if (!round.isTold) return;
  const coins = landed.map((cell) => held.toldCoin(round, cell));
  round.tell({ type: 'coinsLanded', coins, respinsLeft: hold.respins });
}
