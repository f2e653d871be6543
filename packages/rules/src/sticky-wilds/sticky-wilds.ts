import type { IntegerSource } from '../integer-source.ts';
import { anticipationOf } from '../slot/anticipation.ts';
import { fewestScatters, playFreeSpins, retriggeredSpins, startedSpins } from '../slot/free-spins.ts';
import type { ReelStrips } from '../slot/reel-strips.ts';
import { payScatters } from '../slot/scatters.ts';
import type { ReelsStoppedEvent, SlotPhase } from '../slot/slot-events.ts';
import { gridOf } from '../slot/slot-grid.ts';
import { playToldRound, type SlotRound, type SlotRoundInPlay } from '../slot/slot-round.ts';
import type { SlotParameters } from '../slot/slot-stake.ts';
import { scatterNumber } from '../slot/slot-symbol.ts';
import type { Wager } from '../wager.ts';
import { MultipliedLines } from './multiplied-lines.ts';
import { StickyTable } from './sticky-table.ts';
import type { StickyWildsMathematics, WildRule } from './sticky-wilds-mathematics.ts';

/** Plays a round with parameters that the title's stakes have accepted. The order of draws is told in docs/games. */
export function playStickyWilds(
  mathematics: StickyWildsMathematics,
  parameters: SlotParameters,
  wager: Wager,
  integers: IntegerSource,
): SlotRound {
  return playToldRound(mathematics.stakes, parameters, wager, integers, (round) => {
    const game = new StickyWildsGame(mathematics);
    const { freeSpins } = mathematics;
    const isBought = parameters.buy !== undefined && freeSpins !== undefined;
    const awarded = isBought ? freeSpins.counts.bought : game.playBase(round);
    if (isBought) round.tell({ type: 'featureStarted', feature: 'freeSpins', spins: awarded, isBought });
    if (awarded > 0) game.playFreeSpins(round, awarded);
  });
}

interface Spin {
  readonly phase: SlotPhase;
  readonly strips: ReelStrips;
  readonly wilds: WildRule;
  /** How many spins 1, 2, 3 … scatters would bring. */
  readonly spinsByScatters: readonly number[];
}

interface SpinResult {
  readonly pay: number;
  readonly scatters: number;
  readonly newWilds: number;
}

/** The table of a title; what is played for money and what is simulated are the same. */
export class StickyWildsGame {
  readonly #mathematics: StickyWildsMathematics;
  readonly #table: StickyTable;
  readonly #lines: MultipliedLines;

  constructor(mathematics: StickyWildsMathematics) {
    this.#mathematics = mathematics;
    this.#table = new StickyTable(mathematics.reels, mathematics.rows);
    this.#lines = new MultipliedLines(mathematics.lineRules, mathematics.combine);
  }

  /** The base spin and the respins that its wilds bring. Returns how many free spins have been started. */
  playBase(round: SlotRoundInPlay): number {
    const { base, freeSpins } = this.#mathematics;
    const table = this.#table;
    table.letGo();
    const { strips, wilds } = base;
    const spinsByScatters = freeSpins?.counts.started ?? [];
    let last = this.#spin(round, { phase: 'base', strips, wilds, spinsByScatters });
    const awarded = freeSpins === undefined ? 0 : startedSpins(freeSpins.counts, last.scatters);
    let respins = 0;
    while (this.#staysFor(last, respins, round)) {
      table.tellStuck(round);
      round.endSpin(last.pay);
      respins += 1;
      if (round.isTold) round.tell({ type: 'respinStarted', number: respins });
      if (base.stay === 'walk') table.walk(round);
      table.growMultipliers(wilds);
      last = this.#spin(round, { phase: 'respin', strips: base.respinStrips, wilds, spinsByScatters: [] });
    }
    if (awarded > 0) {
      round.tell({ type: 'featureStarted', feature: 'freeSpins', spins: awarded, isBought: false });
    }
    round.endSpin(last.pay);
    return awarded;
  }

  playFreeSpins(round: SlotRoundInPlay, awarded: number): void {
    const { freeSpins } = this.#mathematics;
    if (freeSpins === undefined) return;
    const table = this.#table;
    table.letGo();
    const { strips, wilds, counts } = freeSpins;
    playFreeSpins(round, awarded, (number, total) => {
      if (number > 1) table.growMultipliers(wilds);
      const { pay, scatters } = this.#spin(round, {
        phase: 'free',
        strips,
        wilds,
        spinsByScatters: counts.retriggered,
      });
      const more = retriggeredSpins(counts, scatters, total);
      if (number < total + more) table.tellStuck(round);
      if (more > 0) round.tell({ type: 'featureExtended', spins: more, total: total + more });
      round.endSpin(pay);
      return more;
    });
  }

  /** Whether wilds stay for another respin. */
  #staysFor({ newWilds, pay }: SpinResult, respins: number, round: SlotRoundInPlay): boolean {
    const { stay, respinsMaximum } = this.#mathematics.base;
    if (stay === 'none' || respins === respinsMaximum || round.reachesLimitWith(pay)) return false;
    return stay === 'walk' ? this.#table.walksOn : newWilds > 0;
  }

  /** Spins once and tells it up to the line wins; ending the spin is left to who knows what it brings. */
  #spin(round: SlotRoundInPlay, { phase, strips, wilds, spinsByScatters }: Spin): SpinResult {
    const { scatterPays } = this.#mathematics;
    const table = this.#table;
    const held = round.isTold ? this.#heldReels() : [];
    table.spin(round, strips);
    if (round.isTold) this.#tellStop(round, phase, strips, held, spinsByScatters);
    const scatters = phase === 'respin' ? 0 : table.scatters;
    let pay = payScatters(round, table.screen, scatterPays, scatters, 1);
    const newWilds = table.takeNewWilds(round, wilds);
    table.tellMultipliers(round);
    pay += this.#lines.pay(round, table.screen, table.held);
    return { pay, scatters, newWilds };
  }

  #tellStop(
    round: SlotRoundInPlay,
    phase: SlotPhase,
    strips: ReelStrips,
    held: readonly number[],
    spinsByScatters: readonly number[],
  ): void {
    const { screen, stops } = this.#table;
    const needed = fewestScatters(spinsByScatters);
    const spinning = strips.map((strip, reel) => (held.includes(reel) ? new Uint8Array() : strip));
    const anticipation = anticipationOf(screen, spinning, scatterNumber, needed);
    const shown: ReelsStoppedEvent = {
      type: 'reelsStopped',
      phase,
      stops: [...stops],
      grid: gridOf(screen),
      ...(held.length > 0 && { held }),
      ...(anticipation !== undefined && { anticipation }),
    };
    round.tell(shown);
  }

  #heldReels(): number[] {
    const reels = Array.from({ length: this.#mathematics.reels }, (_, reel) => reel);
    return reels.filter((reel) => this.#table.isHeld(reel));
  }
}
