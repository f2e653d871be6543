import type { SlotSymbol } from '@wau/rules/slot/slot-symbol';
import type { BoardCell } from './board-cell.ts';
import {
  hasLanded,
  isAtRest,
  landingFrom,
  landingTurn,
  type Landing as ReelLanding,
  spinningTurn,
} from './reel-motion.ts';

interface Stop {
  readonly symbols: readonly SlotSymbol[];
  readonly atMs: number;
  readonly isSuspense: boolean;
  /** The reel to the left that has to begin to stop first. */
  readonly before: BoardReel | undefined;
}

interface Advance {
  readonly isHurried: boolean;
  readonly onStopped: (reel: BoardReel) => void;
  readonly onSuspense: () => void;
}

/** One reel: symbols at rest, or a strip without end that turns. */
export interface BoardReel {
  readonly index: number;
  readonly cells: readonly BoardCell[];
  /** What lies there from now on, each with its own motion; a reel that turned is at rest with it. */
  setCells(cells: readonly BoardCell[]): void;
  /** The same, without any motion. */
  show(symbols: readonly SlotSymbol[]): void;
  isTurning(): boolean;
  /** Turns, and nobody has said yet where it stops. */
  isTurningFreely(): boolean;
  /** Whether its symbols stand where they stay; it may still bounce. */
  hasStopped(): boolean;
  startedMs(): number;
  start(startMs: number): void;
  /** Resolves when the symbols stand where they stay. */
  stop(stop: Stop): Promise<void>;
  /** Moves time on; answers whether the reel turns. */
  advance(nowMs: number, how: Advance): boolean;
  /** Whether it has begun to come to rest. */
  isLanding(nowMs: number): boolean;
  /** While it turns: how far, in symbols, and what stands at a place of the strip. */
  turn(nowMs: number): number;
  symbolAt(place: number): SlotSymbol;
  isFast(nowMs: number): boolean;
  isSuspense(): boolean;
}

/** From then on a reel that turns shows its symbols stretched. */
const fastAfterMs = 250;
const hurriedGapMs = 45;

export function createBoardReel(index: number, rows: number, passing: readonly SlotSymbol[]): BoardReel {
  let cells: readonly BoardCell[] = Array.from({ length: rows }, (_, row) => ({
    symbol: passingSymbol(passing, index, row),
  }));
  let startMs: number | undefined;
  let stop: (Stop & { readonly resolve: () => void }) | undefined;
  let landing: ReelLanding | undefined;
  let hasToldStop = true;
  let hasToldSuspense = false;
  const strip = new Map<number, SlotSymbol>();

  function putOnStrip(symbols: readonly SlotSymbol[], turn: number): void {
    symbols.forEach((symbol, row) => {
      strip.set(turn + symbols.length - 1 - row, symbol);
    });
  }

  function rest(): void {
    strip.clear();
    startMs = undefined;
    landing = undefined;
    hasToldStop = true;
    const ended = stop;
    stop = undefined;
    ended?.resolve();
  }

  function setCells(next: readonly BoardCell[]): void {
    if (startMs !== undefined) rest();
    cells = next;
  }

  function beginLanding(nowMs: number, { symbols }: Stop): void {
    landing = landingFrom(reel.turn(nowMs), nowMs);
    strip.clear();
    putOnStrip(symbols, landing.toTurn);
    cells = symbols.map((symbol) => ({ symbol }));
  }

  const reel: BoardReel = {
    index,
    get cells() {
      return cells;
    },
    setCells,
    show: (symbols) => setCells(symbols.map((symbol) => ({ symbol }))),
    isTurning: () => startMs !== undefined,
    isTurningFreely: () => startMs !== undefined && stop === undefined,
    hasStopped: () => hasToldStop,
    startedMs: () => startMs ?? 0,
    start(atMs) {
      rest();
      startMs = atMs;
      hasToldStop = false;
      hasToldSuspense = false;
      putOnStrip(
        cells.map(({ symbol }) => symbol),
        0,
      );
    },
    stop(wanted) {
      stop?.resolve();
      return new Promise((resolve) => {
        stop = { ...wanted, resolve };
      });
    },
    advance(nowMs, { isHurried, onStopped, onSuspense }) {
      if (startMs === undefined) return false;
      if (stop !== undefined && landing === undefined) {
        const hasTurn = stop.before === undefined || stop.before.isLanding(nowMs - hurriedGapMs);
        if (stop.isSuspense && hasTurn && !hasToldSuspense && !isHurried) {
          hasToldSuspense = true;
          onSuspense();
        }
        if (hasTurn && (isHurried || nowMs >= stop.atMs)) beginLanding(nowMs, stop);
      }
      if (landing !== undefined && !hasToldStop && hasLanded(landing, nowMs)) {
        hasToldStop = true;
        onStopped(reel);
      }
      if (landing !== undefined && isAtRest(landing, nowMs)) rest();
      return true;
    },
    isLanding: (nowMs) => startMs === undefined || (landing !== undefined && landing.startMs <= nowMs),
    turn(nowMs) {
      if (landing !== undefined) return landingTurn(landing, nowMs);
      return startMs === undefined ? 0 : spinningTurn(Math.max(0, nowMs - startMs));
    },
    symbolAt: (place) => strip.get(place) ?? passingSymbol(passing, index, place),
    isFast: (nowMs) => startMs !== undefined && landing === undefined && nowMs - startMs > fastAfterMs,
    isSuspense: () => hasToldSuspense && !hasToldStop,
  };
  return reel;
}

/** Always the same for the same place: what rushes past decides nothing. */
function passingSymbol(passing: readonly SlotSymbol[], reel: number, place: number): SlotSymbol {
  const mixed = Math.imul(place * 31 + reel * 17 + 7, 0x9e3779b1);
  const share = ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  return passing[Math.floor(share * passing.length)] ?? 'low1';
}
