import { type LineRules, symbolShift } from '@wau/rules/slot/line-runs';
import type { PayTable } from '@wau/rules/slot/slot-pays';
import type { SlotStakes } from '@wau/rules/slot/slot-stake';
import { type SlotSymbol, slotSymbols, symbolOfNumber } from '@wau/rules/slot/slot-symbol';

/** What the reels, the sheets and the texts have to know of a title, whichever engine plays it. */
export interface SlotLook {
  /** How many rows each reel shows when the game opens. */
  readonly rows: readonly number[];
  /** Whether new symbols come by turning reels or fall in from above. */
  readonly arrival: 'turning' | 'falling';
  /** The row of each reel that a line runs through; empty where no lines are played. */
  readonly lines: readonly (readonly number[])[];
  readonly stakes: SlotStakes;
  /** How many free spins come where they are bought; `undefined` for titles without them. */
  readonly boughtSpins?: number | undefined;
  /** What may rush past on the reels. */
  readonly symbols: readonly SlotSymbol[];
  readonly pays: readonly SymbolPays[];
  /** What prizes with a name are worth, in coins, the least first; absent where there are none. */
  readonly prizes?: readonly NamedWorth[];
  /** How wins come about, for the sheet of rules: ids of its sentences. */
  readonly rules: readonly SlotRule[];
}

export interface NamedWorth {
  readonly name: string;
  readonly coins: number;
}

/** What so many of a symbol pay, in coins. */
export interface SymbolPays {
  readonly symbol: SlotSymbol;
  readonly pays: readonly { readonly from: number; readonly coins: number }[];
}

/** A sentence of the rules: the end of its message's id, with the figures that it names. */
export interface SlotRule {
  readonly id: SlotRuleId;
  readonly values: Readonly<Record<string, number>>;
}

export type SlotRuleId =
  | 'lines'
  | 'ways'
  | 'touching'
  | 'anywhere'
  | 'wild'
  | 'wildMultiplies'
  | 'wildsExpand'
  | 'wildsStay'
  | 'wildsWalk'
  | 'wildsStick'
  | 'cascade'
  | 'cascadeMultiplier'
  | 'cellMultiplier'
  | 'orb'
  | 'charge'
  | 'scatter'
  | 'freeSpins'
  | 'freePrize'
  | 'freeGrowing'
  | 'freeFixed'
  | 'freeDrawn'
  | 'coins'
  | 'respins'
  | 'grand'
  | 'collector'
  | 'bonus'
  | 'bonusFactor'
  | 'pick'
  | 'tokens'
  | 'wheel'
  | 'pickTimeout';

export function rule(id: SlotRuleId, values: Readonly<Record<string, number>> = {}): SlotRule {
  return { id, values };
}

/** Each name once, the least first. */
export function namedWorths(prizes: readonly NamedWorth[]): readonly NamedWorth[] {
  const coinsOf = new Map(prizes.map(({ name, coins }) => [name, coins]));
  return [...coinsOf]
    .map(([name, coins]) => ({ name, coins }))
    .toSorted((one, other) => one.coins - other.coins);
}

/** The symbols of a pay table that pay for a run from the left, the dearest first. */
export function paysOf({ stride, pays, paying }: PayTable): readonly SymbolPays[] {
  return paying.map((number) => ({
    symbol: symbolOfNumber(number),
    pays: Array.from({ length: stride - 1 }, (_, index) => ({
      from: index + 1,
      coins: pays[number * stride + index + 1] ?? 0,
    })).filter(({ coins }) => coins > 0),
  }));
}

/** The same of lines, whose pays are laid out by run: see line-runs.ts. */
export function linePaysOf({ reels, payByRun }: LineRules): readonly SymbolPays[] {
  return slotSymbols
    .map((symbol, number) => ({
      symbol,
      pays: Array.from({ length: reels }, (_, index) => ({
        from: index + 1,
        coins: payByRun[(number << symbolShift) | (index + 1)] ?? 0,
      })).filter(({ coins }) => coins > 0),
    }))
    .filter(({ pays }) => pays.length > 0);
}

/** What so many scatters pay. */
export function scatterPaysOf(scatterPays: readonly number[]): readonly SymbolPays[] {
  const pays = scatterPays
    .map((coins, index) => ({ from: index + 1, coins }))
    .filter(({ coins }) => coins > 0);
  return pays.length === 0 ? [] : [{ symbol: 'scatter', pays }];
}

/** The symbols that stand on strips, each once. */
export function symbolsOnStrips(strips: readonly Uint8Array[]): readonly SlotSymbol[] {
  return [...new Set(strips.flatMap((strip) => [...strip]))].map(symbolOfNumber);
}

/** The fewest of something in a list of counts that brings anything. */
export function fewestOf(counts: readonly number[]): number {
  return counts.findIndex((count) => count > 0) + 1;
}
