import type { IntegerSource } from '../integer-source.ts';
import { payReels, type ReelFreeSpins, spinReels } from '../reel-game/reel-game.ts';
import { fewestScatters, playFreeSpins, retriggeredSpins, startedSpins } from '../slot/free-spins.ts';
import { payScatters } from '../slot/scatters.ts';
import { countCells, createScreen, positionsOf, type Screen } from '../slot/slot-grid.ts';
import { playToldRound, type SlotRound, type SlotRoundInPlay } from '../slot/slot-round.ts';
import type { SlotParameters } from '../slot/slot-stake.ts';
import { bonusNumber, coinNumber, scatterNumber } from '../slot/slot-symbol.ts';
import { SpinMultiplier } from '../slot/spin-multiplier.ts';
import type { Wager } from '../wager.ts';
import { drawCoin, HeldCoins } from './held-coins.ts';
import type { HoldAndSpinMathematics } from './hold-and-spin-mathematics.ts';
import { landBoughtCoins, playRespins } from './hold-feature.ts';

/** Plays a round with parameters that the title's stakes have accepted. The order of draws is told in docs/games. */
export function playHoldAndSpin(
  mathematics: HoldAndSpinMathematics,
  parameters: SlotParameters,
  wager: Wager,
  integers: IntegerSource,
): SlotRound {
  return playToldRound(mathematics.stakes, parameters, wager, integers, (round) =>
    playHoldAndSpinRound(mathematics, parameters, round),
  );
}

/** Plays a round into what gathers it: what is played for money and what is simulated are the same. */
export function playHoldAndSpinRound(
  mathematics: HoldAndSpinMathematics,
  { buy }: SlotParameters,
  round: SlotRoundInPlay,
): void {
  const { game, freeSpins } = mathematics;
  const screen = createScreen(game.reels, game.rows);
  const held = new HeldCoins(game.reels, game.rows);
  if (buy === 'holdAndSpin') {
    round.tell({ type: 'featureStarted', feature: 'holdAndSpin', isBought: true });
    landBoughtCoins(mathematics, round, held);
    playRespins(mathematics, round, held);
    return;
  }
  let awarded = freeSpins?.counts.bought ?? 0;
  let isAwardTold = false;
  if (buy === undefined) {
    const spin = playBaseSpin(mathematics, round, screen, held);
    awarded = spin.awarded;
    isAwardTold = !spin.startsRespins;
    if (spin.startsRespins) playRespins(mathematics, round, held);
  }
  if (freeSpins === undefined || awarded === 0) return;
  if (!isAwardTold) {
    const isBought = buy !== undefined;
    round.tell({ type: 'featureStarted', feature: 'freeSpins', spins: awarded, isBought });
  }
  playCoinFreeSpins(mathematics, freeSpins, round, screen, held, awarded);
}

/** What a base spin has started. Where it starts both, respins come first and the free spins are told of after them. */
interface Started {
  readonly startsRespins: boolean;
  readonly awarded: number;
}

function playBaseSpin(
  mathematics: HoldAndSpinMathematics,
  round: SlotRoundInPlay,
  screen: Screen,
  held: HeldCoins,
): Started {
  const { game, hold, freeSpins } = mathematics;
  spinReels(round, screen, game.strips, 'base', [
    { symbol: coinNumber, needed: hold.trigger },
    { symbol: scatterNumber, needed: freeSpins && fewestScatters(freeSpins.counts.started) },
  ]);
  const scatters = countCells(screen, scatterNumber);
  let pay = payScatters(round, screen, game.scatterPays, scatters, 1);
  landReelCoins(mathematics, round, screen, held);
  pay += payReels(round, game, screen, 1);
  const startsRespins = held.count >= hold.trigger;
  const collectors = countCells(screen, bonusNumber);
  if (!startsRespins && collectors > 0) pay += payCoins(round, screen, held, collectors);
  const awarded = freeSpins === undefined ? 0 : startedSpins(freeSpins.counts, scatters);
  if (startsRespins) round.tell({ type: 'featureStarted', feature: 'holdAndSpin', isBought: false });
  else if (awarded > 0) {
    round.tell({ type: 'featureStarted', feature: 'freeSpins', spins: awarded, isBought: false });
  }
  round.endSpin(pay);
  return { startsRespins, awarded };
}

/** Every coin on the reels shows what it is worth: a draw for each, reel by reel from the left and from the top. */
function landReelCoins(
  { reelCoins }: HoldAndSpinMathematics,
  round: SlotRoundInPlay,
  { cells }: Screen,
  held: HeldCoins,
): void {
  held.clear();
  for (let cell = 0; cell < cells.length; cell += 1) {
    if (cells[cell] === coinNumber) held.land(cell, drawCoin(reelCoins, round.integers));
  }
  if (held.count === 0 || !round.isTold) return;
  round.tell({ type: 'coinsLanded', coins: held.cells().map((cell) => held.toldCoin(round, cell)) });
}

/** All coins in view pay, so many times. */
function payCoins(round: SlotRoundInPlay, screen: Screen, held: HeldCoins, times: number): number {
  const pay = held.pay * times;
  if (pay > 0 && round.isTold) {
    round.tell({
      type: 'winPaid',
      kind: 'coins',
      symbol: 'coin',
      count: held.count,
      positions: positionsOf(screen, coinNumber),
      multiplier: times,
      payoutMinor: round.wireOf(pay),
    });
  }
  return pay;
}

function playCoinFreeSpins(
  mathematics: HoldAndSpinMathematics,
  { counts, strips, multiplier }: ReelFreeSpins,
  round: SlotRoundInPlay,
  screen: Screen,
  held: HeldCoins,
  awarded: number,
): void {
  const { game } = mathematics;
  const spinMultiplier = new SpinMultiplier(multiplier);
  const awaited = [{ symbol: scatterNumber, needed: fewestScatters(counts.retriggered) }];
  playFreeSpins(round, awarded, (_, total) => {
    const times = spinMultiplier.forNextSpin(round);
    spinReels(round, screen, strips, 'free', awaited);
    const scatters = countCells(screen, scatterNumber);
    let pay = payScatters(round, screen, game.scatterPays, scatters, times);
    landReelCoins(mathematics, round, screen, held);
    pay += payReels(round, game, screen, times);
    pay += payCoins(round, screen, held, times);
    const more = retriggeredSpins(counts, scatters, total);
    if (more > 0) round.tell({ type: 'featureExtended', spins: more, total: total + more });
    round.endSpin(pay);
    spinMultiplier.afterSpin(pay > 0);
    return more;
  });
}
