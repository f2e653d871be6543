import { ratioToNumber } from '../exact-ratio.ts';
import { lineSpinFigures } from '../slot/figures/line-spin-figures.ts';
import { type ReelView, reelViewsOf } from '../slot/figures/reel-views.ts';
import { type LineRules, lengthOfRun } from '../slot/line-runs.ts';
import type { ReelStrips } from '../slot/reel-strips.ts';
import { wildNumber } from '../slot/slot-symbol.ts';
import type { StickyWildsMathematics, WildRule } from './sticky-wilds-mathematics.ts';

/** The multiplier of each reel that is all wild; 0 for the others. */
export type WildReels = readonly number[];

/** Spins that show one number of scatters, as shares of all spins with the same wild reels. Pays are coins. */
export interface CountedClass {
  readonly won: number;
  readonly lost: number;
  /** The mean pay and the mean squared pay, each times the share. */
  readonly pay: number;
  readonly square: number;
}

/** One way in which a spin can come to wild reels, and what it pays then. */
export interface CountedOutcome {
  readonly after: WildReels;
  readonly chance: number;
  readonly hasNewWilds: boolean;
  /** By number of scatters, from none. */
  readonly classes: readonly CountedClass[];
  readonly largestPay: number;
}

interface ReelChoice {
  readonly multiplier: number;
  readonly chance: number;
  readonly isNew: boolean;
  readonly views: readonly ReelView[];
}

/**
 * Counts spins of reels on which wilds grow. Once it is known which reels are wild and with which multipliers, lines are
 * counted as those of any slot: what a run is multiplied by depends on its length alone.
 */
export class WildReelSpins {
  readonly #mathematics: StickyWildsMathematics;
  readonly #wilds: WildRule;
  readonly #views: readonly (readonly ReelView[])[];
  readonly #outcomes = new Map<string, readonly CountedOutcome[]>();
  readonly #counted = new Map<string, Pick<CountedOutcome, 'classes' | 'largestPay'>>();

  constructor(mathematics: StickyWildsMathematics, strips: ReelStrips, wilds: WildRule) {
    this.#mathematics = mathematics;
    this.#wilds = wilds;
    this.#views = reelViewsOf(strips, mathematics.rows, wilds.expand);
  }

  /** All outcomes of a spin before which the given reels stay wild. */
  from(held: WildReels): readonly CountedOutcome[] {
    const key = held.join(' ');
    const known = this.#outcomes.get(key);
    if (known !== undefined) return known;
    const outcomes = this.#choices(held).map((choices) => this.#outcomeOf(choices));
    this.#outcomes.set(key, outcomes);
    return outcomes;
  }

  #choices(held: WildReels): readonly (readonly ReelChoice[])[] {
    const byReel = this.#views.map((views, reel) => this.#choicesOfReel(views, held[reel] ?? 0));
    return byReel.reduce<readonly (readonly ReelChoice[])[]>(
      (rows, choices) => rows.flatMap((row) => choices.map((choice) => [...row, choice])),
      [[]],
    );
  }

  #choicesOfReel(views: readonly ReelView[], held: number): readonly ReelChoice[] {
    const { rows } = this.#mathematics;
    if (held > 0) {
      const cells = new Uint8Array(rows).fill(wildNumber);
      return [{ multiplier: held, chance: 1, isNew: false, views: [{ cells, scatters: 0, weight: 1 }] }];
    }
    if (!this.#wilds.expand) return [{ multiplier: 0, chance: 1, isNew: false, views }];
    const weightOf = (list: readonly ReelView[]): number => list.reduce((sum, { weight }) => sum + weight, 0);
    const wild = views.filter(({ cells }) => cells.every((cell) => cell === wildNumber));
    const others = views.filter((view) => !wild.includes(view));
    const share = weightOf(wild) / weightOf(views);
    const { values, weights, totalWeight } = this.#wilds.multipliers;
    const choices: ReelChoice[] = [];
    if (others.length > 0) choices.push({ multiplier: 0, chance: 1 - share, isNew: false, views: others });
    if (wild.length === 0) return choices;
    values.forEach((multiplier, index) => {
      const chance = (share * (weights[index] ?? 0)) / totalWeight;
      choices.push({ multiplier, chance, isNew: true, views: wild });
    });
    return choices;
  }

  #outcomeOf(choices: readonly ReelChoice[]): CountedOutcome {
    const after = choices.map(({ multiplier }) => multiplier);
    const hasScatters = (views: readonly ReelView[]): boolean => views.some(({ scatters }) => scatters > 0);
    const key = choices
      .map(({ multiplier, isNew, views }) => `${multiplier}${isNew && hasScatters(views) ? 'n' : ''}`)
      .join(' ');
    const counted = this.#counted.get(key) ?? this.#count(choices, after);
    this.#counted.set(key, counted);
    return {
      after,
      chance: choices.reduce((product, { chance }) => product * chance, 1),
      hasNewWilds: choices.some(({ isNew }) => isNew),
      ...counted,
    };
  }

  #count(choices: readonly ReelChoice[], after: WildReels): Pick<CountedOutcome, 'classes' | 'largestPay'> {
    const { scatterPays, lineRules, combine } = this.#mathematics;
    const views = choices.map((choice) => choice.views);
    const { combinations, classes, largestPay } = lineSpinFigures(
      multipliedRules(lineRules, after, combine),
      views,
      scatterPays,
    );
    const share = (ways: bigint): number => ratioToNumber({ numerator: ways, denominator: combinations });
    return {
      classes: classes.map(({ ways, payingWays, pay, meanSquare }) => ({
        won: share(payingWays),
        lost: share(ways - payingWays),
        pay: share(pay),
        square: meanSquare,
      })),
      largestPay,
    };
  }
}

/** The pays of runs over reels whose wilds are known. */
function multipliedRules(rules: LineRules, wildReels: WildReels, combine: 'add' | 'multiply'): LineRules {
  const factors = wildReels.map((_, reel) => {
    const above = wildReels.slice(0, reel + 1).filter((multiplier) => multiplier > 1);
    if (combine === 'multiply') return above.reduce((product, multiplier) => product * multiplier, 1);
    return Math.max(
      1,
      above.reduce((sum, multiplier) => sum + multiplier, 0),
    );
  });
  const payByRun = rules.payByRun.map((pay, run) => pay * (factors[lengthOfRun(run) - 1] ?? 1));
  return { ...rules, payByRun };
}
