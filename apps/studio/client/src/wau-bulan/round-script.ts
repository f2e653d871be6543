import type {
  CellPosition,
  FreeSpinsEndedEvent,
  KitesRoseEvent,
  LineWonEvent,
  ScatterWonEvent,
  WauBulanEvent,
  WauBulanGrid,
} from '@wau/rules/wau-bulan/wau-bulan';

/** One stop of the reels and all that follows from it, in the order in which it is shown. */
export interface SpinScript {
  /** The number of the free spin and how many there are so far; `undefined` for the spin that was paid for. */
  readonly free: { readonly number: number; readonly total: number } | undefined;
  readonly grid: WauBulanGrid;
  readonly scatter: ScatterWonEvent | undefined;
  /** Free spins that this spin brought. */
  readonly awarded: number;
  readonly kites: KitesRoseEvent | undefined;
  readonly lines: readonly LineWonEvent[];
  readonly payoutMinor: string;
  /** What the round has won up to here. */
  readonly totalMinor: string;
}

export interface RoundScript {
  readonly spins: readonly SpinScript[];
  readonly freeSpinsEnd: FreeSpinsEndedEvent | undefined;
  /** What the round pays, after the limit on wins. */
  readonly payoutMinor: string;
  readonly isCapped: boolean;
}

interface SpinInMaking {
  free: SpinScript['free'];
  grid: WauBulanGrid | undefined;
  scatter: ScatterWonEvent | undefined;
  awarded: number;
  kites: KitesRoseEvent | undefined;
  lines: LineWonEvent[];
}

function emptySpin(free: SpinScript['free']): SpinInMaking {
  return { free, grid: undefined, scatter: undefined, awarded: 0, kites: undefined, lines: [] };
}

/** Sorts a round's recorded events into spins. Throws `TypeError` when they are not a whole round of this game. */
export function roundScriptOf(round: { readonly events: readonly unknown[] }): RoundScript {
  const spins: SpinScript[] = [];
  let spin = emptySpin(undefined);
  let freeSpinsEnd: FreeSpinsEndedEvent | undefined;
  let isCapped = false;
  for (const event of round.events as readonly WauBulanEvent[]) {
    switch (event.type) {
      case 'freeSpinStarted':
        spin = emptySpin({ number: event.number, total: event.total });
        break;
      case 'reelsStopped':
        spin.grid = event.grid;
        break;
      case 'scatterWon':
        spin.scatter = event;
        break;
      case 'freeSpinsAwarded':
        spin.awarded = event.count;
        break;
      case 'kitesRose':
        spin.kites = event;
        break;
      case 'lineWon':
        spin.lines.push(event);
        break;
      case 'spinEnded':
        spins.push(finishedSpin(spin, event.payoutMinor, event.totalMinor));
        spin = emptySpin(undefined);
        break;
      case 'freeSpinsEnded':
        freeSpinsEnd = event;
        break;
      case 'payoutCapped':
        isCapped = true;
        break;
      case 'settled':
        return { spins, freeSpinsEnd, isCapped, payoutMinor: event.payoutMinor };
    }
  }
  throw new TypeError('a slot round has no end');
}

function finishedSpin(spin: SpinInMaking, payoutMinor: string, totalMinor: string): SpinScript {
  if (spin.grid === undefined) throw new TypeError('a spin ended whose reels never stopped');
  return { ...spin, grid: spin.grid, payoutMinor, totalMinor };
}

/**
 * Which reels keep the player waiting: those that may still bring free spins, since two moons or more have already
 * come to rest to their left.
 */
export function suspenseReels(grid: WauBulanGrid): readonly boolean[] {
  let moons = 0;
  return grid.map((symbols) => {
    const isSuspense = moons >= 2;
    moons += symbols.filter((symbol) => symbol === 'bulan').length;
    return isSuspense;
  });
}

/** How long one winning line is shown, so that many of them do not keep the player. */
export function lineShowMs(lineCount: number): number {
  return Math.max(320, Math.min(850, 3_600 / lineCount));
}

export function cellKey({ reel, row }: CellPosition): string {
  return `${reel}/${row}`;
}
