import { retriggeredSpins, startedSpins } from '../slot/free-spins.ts';
import type { ReelStrips } from '../slot/reel-strips.ts';
import type { Sample } from '../slot/simulated-figures.ts';
import { wildNumber } from '../slot/slot-symbol.ts';
import type { StickyWildsMathematics, WildRule } from './sticky-wilds-mathematics.ts';
import { WildReelSpins, type WildReels } from './wild-reel-spins.ts';

/** What is still to come pays, in coins. */
interface Rest {
  readonly mean: number;
  readonly square: number;
  readonly nothing: number;
  readonly largest: number;
}

const nothingLeft: Rest = { mean: 0, square: 0, nothing: 1, largest: 0 };

/** So many different sets of wild reels with their multipliers are counted one by one; more would take too long. */
const wildReelsMaximum = 130;
/** What is counted stands as a sample of so many plays, beside which what is simulated decides the certainty. */
export const countedPlays = 2 ** 50;

/** Whether base spins with their respins can be counted. */
export function canCountBase({ base }: StickyWildsMathematics): boolean {
  const { wilds, stay } = base;
  if (stay === 'none' && !wilds.expand) return isPlain(wilds);
  const reels = wildReelsOf([base.strips, base.respinStrips]);
  // Wilds that walk come to every reel to the left of where they land.
  const reached = stay === 'walk' ? Math.max(-1, ...reels) + 1 : reels.length;
  return wilds.expand && isFew(wilds, stay === 'none' ? 0 : wilds.step, reached);
}

/** Whether free spins can be counted: where wilds stay in single cells, there are too many ways in which they can lie. */
export function canCountFreeSpins({ freeSpins }: StickyWildsMathematics): boolean {
  if (freeSpins === undefined) return true;
  const { wilds, strips } = freeSpins;
  return wilds.expand && isFew(wilds, wilds.step, wildReelsOf([strips]).length);
}

function isPlain({ multipliers }: WildRule): boolean {
  return multipliers.values.length === 1 && multipliers.values[0] === 1;
}

function isFew({ multipliers, maximum }: WildRule, step: number, wildReels: number): boolean {
  const values = step === 0 ? multipliers.values.length : maximum;
  return (1 + values) ** wildReels <= wildReelsMaximum;
}

/** The reels of any of the sets that hold wilds. */
function wildReelsOf(sets: readonly ReelStrips[]): readonly number[] {
  const hold = (reel: number): boolean => sets.some((strips) => strips[reel]?.includes(wildNumber));
  return (sets[0] ?? []).map((_, reel) => reel).filter(hold);
}

/** Base spins with their respins, by the number of free spins that they start; pays in base stakes. */
export function countBase(mathematics: StickyWildsMathematics): ReadonlyMap<number, Sample> {
  const { base, freeSpins, stakes } = mathematics;
  const spins = new WildReelSpins(mathematics, base.strips, base.wilds);
  const rest = respinsOf(mathematics);
  const bySpins = new Map<number, Sample>();
  for (const { after, chance, hasNewWilds, classes, largestPay } of spins.from(noWildReels(mathematics))) {
    const left = rest(after, hasNewWilds, 0);
    classes.forEach(({ won, lost, pay, square }, scatters) => {
      const share = chance * (won + lost);
      if (share === 0) return;
      const started = freeSpins === undefined ? 0 : startedSpins(freeSpins.counts, scatters);
      const sample = bySpins.get(started) ?? { plays: 0, sum: 0, sumOfSquares: 0, paying: 0, largest: 0 };
      bySpins.set(started, sample);
      const { coins } = stakes;
      sample.plays += share * countedPlays;
      sample.sum += ((chance * pay + share * left.mean) / coins) * countedPlays;
      sample.sumOfSquares +=
        ((chance * (square + 2 * pay * left.mean) + share * left.square) / coins ** 2) * countedPlays;
      sample.paying += chance * (won + lost * (1 - left.nothing)) * countedPlays;
      sample.largest = Math.max(sample.largest, (largestPay + left.largest) / coins);
    });
  }
  return bySpins;
}

/** Free spins that start with so many, in which wild reels stay to the end. */
export function countFreeSpins(mathematics: StickyWildsMathematics, awarded: number): Sample {
  const { freeSpins, stakes } = mathematics;
  if (freeSpins === undefined) throw new RangeError('a title without free spins');
  const { counts, strips, wilds } = freeSpins;
  const spins = new WildReelSpins(mathematics, strips, wilds);
  const known = new Map<string, Rest>();
  const from = (played: number, total: number, held: WildReels): Rest => {
    if (played === total) return nothingLeft;
    const key = `${played} ${total} ${held.join(' ')}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const sums = { mean: 0, square: 0, nothing: 0, largest: 0 };
    for (const { after, chance, classes, largestPay } of spins.from(held)) {
      classes.forEach((each, scatters) => {
        if (each.won + each.lost === 0) return;
        const more = total + retriggeredSpins(counts, scatters, total);
        addTo(sums, chance, each, largestPay, from(played + 1, more, grown(after, wilds)));
      });
    }
    known.set(key, sums);
    return sums;
  };
  const { mean, square, nothing, largest } = from(0, awarded, noWildReels(mathematics));
  const { coins } = stakes;
  return {
    plays: countedPlays,
    sum: (mean / coins) * countedPlays,
    sumOfSquares: (square / coins ** 2) * countedPlays,
    paying: (1 - nothing) * countedPlays,
    largest: largest / coins,
  };
}

/** What the respins pay that follow a spin. */
function respinsOf(
  mathematics: StickyWildsMathematics,
): (after: WildReels, hasNewWilds: boolean, played: number) => Rest {
  const { wilds, stay, respinStrips, respinsMaximum } = mathematics.base;
  const spins = new WildReelSpins(mathematics, respinStrips, wilds);
  const known = new Map<string, Rest>();
  const rest = (after: WildReels, hasNewWilds: boolean, played: number): Rest => {
    if (stay === 'none' || played === respinsMaximum) return nothingLeft;
    const stays = stay === 'walk' ? [...after.slice(1), 0] : after;
    if (stay === 'walk' ? stays.every((multiplier) => multiplier === 0) : !hasNewWilds) return nothingLeft;
    const held = grown(stays, wilds);
    const key = `${played} ${held.join(' ')}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const sums = { mean: 0, square: 0, nothing: 0, largest: 0 };
    for (const outcome of spins.from(held)) {
      const behind = rest(outcome.after, outcome.hasNewWilds, played + 1);
      for (const each of outcome.classes) addTo(sums, outcome.chance, each, outcome.largestPay, behind);
    }
    known.set(key, sums);
    return sums;
  };
  return rest;
}

function addTo(
  sums: { mean: number; square: number; nothing: number; largest: number },
  chance: number,
  each: { readonly won: number; readonly lost: number; readonly pay: number; readonly square: number },
  largestPay: number,
  behind: Rest,
): void {
  const share = each.won + each.lost;
  sums.mean += chance * (each.pay + share * behind.mean);
  sums.square += chance * (each.square + 2 * each.pay * behind.mean + share * behind.square);
  sums.nothing += chance * each.lost * behind.nothing;
  if (share > 0) sums.largest = Math.max(sums.largest, largestPay + behind.largest);
}

function grown(held: WildReels, { step, maximum }: WildRule): WildReels {
  if (step === 0) return held;
  return held.map((multiplier) => (multiplier === 0 ? 0 : Math.min(maximum, multiplier + step)));
}

function noWildReels({ reels }: StickyWildsMathematics): WildReels {
  return new Array<number>(reels).fill(0);
}
