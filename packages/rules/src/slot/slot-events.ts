import type { CellPosition, SlotGrid } from './slot-grid.ts';
import type { SlotSymbol } from './slot-symbol.ts';

/*
 * What slot engines tell, for one client that plays them all. Amounts are minor units as text and never cut by the limit
 * on wins, which only `payoutCapped` and `settled` at the end of a round know.
 *
 * A round is a row of spins, each closed by `spinEnded`. Within a spin the order is:
 *
 *   freeSpinStarted | respinStarted      not for the base spin
 *   multiplierChanged                    when a total multiplier has grown or is drawn before the reels stop
 *   wildsMoved                           wilds that walk do so before the other reels spin
 *   reelsStopped
 *   winPaid of kind scatter              scatters are counted on what the reels showed
 *   wildsExpanded, wildsStuck, symbolMultipliers, coinsLanded
 *   winPaid of lines, ways or clusters   line after line, symbol after symbol
 *   cellMultipliers, symbolsTumbled, symbolMultipliers, multiplierChanged, winPaid, …   again as long as a tumble wins
 *   wildsPlaced, winPaid, …              when a tumble wins nothing and wilds come to help
 *   winsMultiplied                       what multiplies all wins of the spin at its end
 *   featureStarted | featureExtended     its spins follow after this spin has ended
 *   spinEnded
 *
 * A feature is closed by `featureEnded`. A bought feature has no base spin: `featureStarted` is its first event.
 * Grids that tumble have no strips: their `stops` are empty. A respin of hold and spin shows no reels: after
 * `respinStarted` come `coinsLanded` (without coins when none landed) and what they do, and the last one pays all coins.
 * Picks and turns of a wheel are told between `featureStarted` and one `spinEnded` that closes them like a spin.
 * Features may follow each other and are told one after another, never one inside the other.
 */

export type SlotPhase = 'base' | 'free' | 'respin';

export type SlotFeature = 'freeSpins' | 'holdAndSpin' | 'pick' | 'wheel';

export type SlotWinKind = 'line' | 'ways' | 'cluster' | 'scatter' | 'coins' | 'pick' | 'wheel';

/** The reels have stopped, from left to right. */
export interface ReelsStoppedEvent {
  readonly type: 'reelsStopped';
  readonly phase: SlotPhase;
  /**
   * The strip position in the top row of each reel. A reel that is held still keeps the one that it had. Empty for a
   * grid that tumbles.
   */
  readonly stops: readonly number[];
  /** What is shown before anything expands, sticks or tumbles; wilds that stuck before are in it. */
  readonly grid: SlotGrid;
  /** Reels, by index, that stood still while the others spun; absent when all of them spun. */
  readonly held?: readonly number[];
  /** Absent when nothing was close enough to be waited for. */
  readonly anticipation?: Anticipation;
}

/**
 * While reel `fromReel` and those behind it turn, one more `symbol` starts (or extends) a feature, and each of `reels` can
 * show it: a client slows these down. It is told whether or not the feature comes.
 */
export interface Anticipation {
  readonly symbol: SlotSymbol;
  readonly fromReel: number;
  readonly reels: readonly number[];
}

/** A win; it is part of its spin's payout. */
export interface WinPaidEvent {
  readonly type: 'winPaid';
  readonly kind: SlotWinKind;
  /** The symbol that pays; absent for what is picked or turned. */
  readonly symbol?: SlotSymbol;
  /** For a line: its index in the title's list. */
  readonly line?: number;
  /** For ways: how many of them pay, multipliers of wilds counted. */
  readonly ways?: number;
  /** How many symbols, or for ways how many reels from the left. */
  readonly count: number;
  readonly positions: readonly CellPosition[];
  /** All that multiplied this win, 1 where nothing did; the payout includes it. Ways count theirs in `ways`. */
  readonly multiplier: number;
  readonly payoutMinor: string;
}

/** Symbols have been removed, those above have fallen and new ones have come in from above. */
export interface SymbolsTumbledEvent {
  readonly type: 'symbolsTumbled';
  readonly removed: readonly CellPosition[];
  readonly grid: SlotGrid;
}

/** A wild on each of the reels has grown over the whole reel. */
export interface WildsExpandedEvent {
  readonly type: 'wildsExpanded';
  readonly reels: readonly number[];
  readonly grid: SlotGrid;
}

/** All cells whose wilds stay for the next spin of this feature. */
export interface WildsStuckEvent {
  readonly type: 'wildsStuck';
  readonly positions: readonly CellPosition[];
}

/** Wilds that stayed have moved; one without `to` has left the reels. */
export interface WildsMovedEvent {
  readonly type: 'wildsMoved';
  readonly moves: readonly { readonly from: CellPosition; readonly to?: CellPosition }[];
}

/** All multipliers that now stand on symbols; those told before for this spin are replaced. */
export interface SymbolMultipliersEvent {
  readonly type: 'symbolMultipliers';
  readonly cells: readonly { readonly position: CellPosition; readonly multiplier: number }[];
}

/** All multipliers that now stand on cells, whatever lies there; one of 0 marks a cell. They do not fall. */
export interface CellMultipliersEvent {
  readonly type: 'cellMultipliers';
  readonly cells: readonly { readonly position: CellPosition; readonly multiplier: number }[];
}

/** Symbols have been turned into wilds where they lie. */
export interface WildsPlacedEvent {
  readonly type: 'wildsPlaced';
  readonly positions: readonly CellPosition[];
  readonly grid: SlotGrid;
}

/** All that this spin has won so far counts so many times. */
export interface WinsMultipliedEvent {
  readonly type: 'winsMultiplied';
  readonly multiplier: number;
  /** What the spin's wins come to with it. */
  readonly payoutMinor: string;
}

/** The total multiplier that wins are paid with from here on, until the next of these or the end of the feature. */
export interface MultiplierChangedEvent {
  readonly type: 'multiplierChanged';
  readonly multiplier: number;
}

/** A feature has been won or bought. */
export interface FeatureStartedEvent {
  readonly type: 'featureStarted';
  readonly feature: SlotFeature;
  /** How many free spins it starts with; absent for features without a number of spins. */
  readonly spins?: number;
  readonly isBought: boolean;
}

/** A feature that goes on has got more spins. */
export interface FeatureExtendedEvent {
  readonly type: 'featureExtended';
  readonly spins: number;
  /** How many it has now in all, played ones included. */
  readonly total: number;
}

export interface FreeSpinStartedEvent {
  readonly type: 'freeSpinStarted';
  /** 1 for the first. */
  readonly number: number;
  /** How many there are in all as far as is known. */
  readonly total: number;
}

/** Another spin for nothing, of reels that are not held: because wilds stick, or of the free cells of hold and spin. */
export interface RespinStartedEvent {
  readonly type: 'respinStarted';
  /** 1 for the first. */
  readonly number: number;
}

/** Coins that have landed in this spin; they stay until their feature ends. */
export interface CoinsLandedEvent {
  readonly type: 'coinsLanded';
  readonly coins: readonly LandedCoin[];
  /** How many respins are left until no further coin lands; absent outside of hold and spin. */
  readonly respinsLeft?: number;
}

export interface LandedCoin {
  readonly position: CellPosition;
  /** What it is worth; `0` for one that has a power, as it lands. */
  readonly valueMinor: string;
  /** The name of a fixed prize, such as `mini` or `grand`; absent for a plain value. */
  readonly prize?: string;
  /** Acts once all coins of the spin lie there. */
  readonly power?: 'collect' | 'multiply';
  /** How many times, for a coin that multiplies. */
  readonly multiplier?: number;
}

/** A coin that collects is now worth all plain values that lie there, those of this spin too. */
export interface CoinsCollectedEvent {
  readonly type: 'coinsCollected';
  readonly by: CellPosition;
  /** The coin itself, with what it is worth now. */
  readonly coins: readonly LandedCoin[];
}

/** A coin has multiplied the plain values that lie there. */
export interface CoinsMultipliedEvent {
  readonly type: 'coinsMultiplied';
  readonly by: CellPosition;
  readonly multiplier: number;
  /** All that have changed, with what they are worth now. */
  readonly coins: readonly LandedCoin[];
}

/** A fixed prize that no coin carries, such as the one for a full grid. */
export interface PrizeWonEvent {
  readonly type: 'prizeWon';
  readonly prize: string;
  readonly payoutMinor: string;
}

/** What a pick or a wheel brings. */
export type BonusPrize =
  | { readonly kind: 'credit'; readonly valueMinor: string; readonly prize?: string }
  | { readonly kind: 'multiplier'; readonly multiplier: number }
  | { readonly kind: 'freeSpins'; readonly spins: number }
  /** One of several that must be found; so many alike pay the prize of that name. */
  | { readonly kind: 'token'; readonly prize: string; readonly valueMinor: string }
  | { readonly kind: 'extraPicks'; readonly picks: number }
  | { readonly kind: 'wheel'; readonly wheel: number }
  | { readonly kind: 'nextLevel' }
  | { readonly kind: 'end' };

/** So many closed boxes stand before the player, who opens one after another. */
export interface PicksOfferedEvent {
  readonly type: 'picksOffered';
  /** Which of the title's sets of boxes, counted from 0. */
  readonly board: number;
  readonly boxes: number;
  /** All that is in them, sorted, so that nothing tells where. */
  readonly prizes: readonly BonusPrize[];
  /** How many may be opened; absent where that is not known before. */
  readonly picks?: number;
  /** How many tokens alike pay; absent for boxes without tokens. */
  readonly tokensNeeded?: number;
  /** All credits of the feature count so many times. */
  readonly factor: number;
}

/** One of several closed boxes has been opened. */
export interface PickedEvent {
  readonly type: 'picked';
  /** 1 for the first pick of the feature. */
  readonly number: number;
  /** Which one was opened, counted from 0; absent when the player did not choose. */
  readonly choice?: number;
  readonly prize: BonusPrize;
  /** What was in the ones that stay closed, in their order, shown once it cannot help any more. */
  readonly others?: readonly BonusPrize[];
}

/** A wheel has come to rest. */
export interface WheelTurnedEvent {
  readonly type: 'wheelTurned';
  /** Which of the title's wheels, counted from 0. */
  readonly wheel: number;
  /** All segments in their order, for the client to draw. */
  readonly segments: readonly BonusPrize[];
  /** How likely each segment is, among the sum of all. */
  readonly weights: readonly number[];
  readonly segment: number;
  readonly prize: BonusPrize;
}

export interface FeatureEndedEvent {
  readonly type: 'featureEnded';
  readonly feature: SlotFeature;
  /** How many spins, picks or turns were played. */
  readonly played: number;
  /** What the feature won as a whole. */
  readonly payoutMinor: string;
  /** `winLimit` when the round has reached the most it may pay, so that going on could win nothing. */
  readonly reason: 'allPlayed' | 'winLimit';
}

/** Ends the base spin, each free spin and each respin. */
export interface SpinEndedEvent {
  readonly type: 'spinEnded';
  /** What this spin won. */
  readonly payoutMinor: string;
  /** What the round has won so far. */
  readonly totalMinor: string;
}

export type SlotEvent =
  | ReelsStoppedEvent
  | WinPaidEvent
  | SymbolsTumbledEvent
  | WildsExpandedEvent
  | WildsStuckEvent
  | WildsMovedEvent
  | SymbolMultipliersEvent
  | MultiplierChangedEvent
  | CellMultipliersEvent
  | WildsPlacedEvent
  | WinsMultipliedEvent
  | FeatureStartedEvent
  | FeatureExtendedEvent
  | FreeSpinStartedEvent
  | RespinStartedEvent
  | CoinsLandedEvent
  | CoinsCollectedEvent
  | CoinsMultipliedEvent
  | PrizeWonEvent
  | PicksOfferedEvent
  | PickedEvent
  | WheelTurnedEvent
  | FeatureEndedEvent
  | SpinEndedEvent;
