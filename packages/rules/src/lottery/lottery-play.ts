import type { Measure } from './measure.ts';
import type { Place } from './place.ts';

/** The official plays with combinations and groups, or a plate of single bets at fixed odds. */
export const lotteryPlayTypes = ['tradition', 'entertainment'] as const;
export type LotteryPlayType = (typeof lotteryPlayTypes)[number];

/** One thing that a line may win. What it pays is a default; a merchant sets its own. */
export interface PlayPrize {
  readonly code: string;
  /** Per 1 staked, the stake included, for each charged lot, in ten-thousandths. */
  readonly payoutTenThousandths: number;
  /** Whether the payout is for the series `seriesBase` and rises and falls with the member's. */
  readonly isBySeries?: boolean;
  /** Whether the line neither wins nor loses: the stake comes back, whatever the merchant's odds are. */
  readonly isReturn?: boolean;
}

interface PlayBase {
  readonly code: string;
  /** The heading under which players find it. */
  readonly group: string;
  /** What players of the country call it, in its own language and writing; missing where that is the name in English. */
  readonly localName?: string;
  readonly playType: LotteryPlayType;
  /** For how many lots each line is charged; what it wins is paid for one of them. 1 where it is missing. */
  readonly chargedLots?: number;
  readonly prizes: readonly PlayPrize[];
}

/** Where a number may win, and whether its digits have to come in its own order. */
export interface NumberLot {
  readonly prize: string;
  /** Written one behind the other they make the number. */
  readonly places: readonly Place[];
  /** `otherOrder`: in any order but its own. */
  readonly order: 'exact' | 'any' | 'otherOrder';
}

/** Numbers of so many digits, each a line that wins at every lot where it was drawn. */
export interface NumbersPlay extends PlayBase {
  readonly kind: 'numbers';
  readonly length: number;
  readonly lots: readonly NumberLot[];
  /**
   * Where a number's digits can be arranged in different ways, the fewer the dearer: the prize is then the lot's with
   * that number behind it (`first-24`), and what has no such prize cannot be played.
   */
  readonly isByArrangements?: boolean;
}

/** When an option of a plate wins which prize. */
export interface OptionWin {
  readonly prize: string;
  readonly measure: Measure;
  readonly values: readonly number[];
}

export interface PlateOption {
  readonly code: string;
  readonly wins: readonly OptionWin[];
}

/** A plate of options, each a line of its own. */
export interface PlatePlay extends PlayBase {
  readonly kind: 'plate';
  readonly options: readonly PlateOption[];
}

/** What can be chosen: it appears at a place where one of its numbers was drawn. */
export interface ChoiceValue {
  readonly code: string;
  readonly numbers: readonly number[];
}

/** Which of the line's values must have appeared where; those in no set have appeared nowhere. */
export interface ChoiceWin {
  readonly prize: string;
  /** By the name of a set, how many of them. What is left of `chosen` is missed everywhere. */
  readonly appeared: Readonly<Record<string, number>>;
  /**
   * Only lines with this value win the prize, or only those without: for the one value with more numbers than the others.
   * All values of such a line must appear.
   */
  readonly only?: { readonly value: string; readonly isTaken: boolean };
}

/** So many different values a line, all or some of which, or none, must appear. */
export interface ChoicePlay extends PlayBase {
  readonly kind: 'choice';
  readonly values: readonly ChoiceValue[];
  readonly chosen: number;
  /** The places of each set, by its name. Two sets share no place, and then every value has one number. */
  readonly sets: Readonly<Record<string, readonly Place[]>>;
  readonly wins: readonly ChoiceWin[];
}

/** A place with what can be chosen for it. */
export interface PositionField {
  readonly code: string;
  readonly place: Place;
  readonly values: readonly ChoiceValue[];
}

/** Whether a line's value for a field must be what was drawn, must be something else, or does not count. */
export type PartMatch = 'right' | 'wrong' | 'any';

/** A prize for lines of which some values are right, or that are right at other places. */
export interface PartWin {
  readonly prize: string;
  /** For each field where it is looked at; the places share no digits. */
  readonly places: readonly Place[];
  /** For each field. */
  readonly matches: readonly PartMatch[];
}

/** A value for each of so many fields, all of which must be right. */
export interface PositionsPlay extends PlayBase {
  readonly kind: 'positions';
  readonly fields: readonly PositionField[];
  /** How many fields make a line; all of them, or any so many. */
  readonly chosen: number;
  readonly prize: string;
  /** What a line wins besides. Every field then belongs to the line, and numbers may come twice. */
  readonly partWins?: readonly PartWin[];
}

/** Values of a group that come `repeats` times each; `needs` of them make a line. */
export interface GroupPart {
  readonly code: string;
  readonly repeats: number;
  readonly needs: number;
}

/** The digits of some places in any order, with those that repeat told apart. */
export interface GroupPlay extends PlayBase {
  readonly kind: 'group';
  readonly places: readonly Place[];
  readonly parts: readonly GroupPart[];
  /** Whether all parts are taken from one choice of digits, in every way. */
  readonly isOneField?: boolean;
  readonly prize: string;
}

export type LotteryPlay = NumbersPlay | PlatePlay | ChoicePlay | PositionsPlay | GroupPlay;

export function chargedLotsOf(play: LotteryPlay): number {
  return play.chargedLots ?? 1;
}
