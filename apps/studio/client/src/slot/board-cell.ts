import type { CellPosition } from '@wau/rules/slot/slot-grid';
import type { SlotSymbol } from '@wau/rules/slot/slot-symbol';
import { clampShare } from '../platform/animation.ts';

/** How a symbol that is not on a turning reel gets to where it stands, or from there. */
export interface CellMotion {
  readonly kind: 'fall' | 'leave' | 'vanish' | 'grow';
  readonly startMs: number;
  readonly durationMs: number;
  /** For a fall: so many rows above its place it begins. */
  readonly rows: number;
}

export interface BoardCell {
  readonly symbol: SlotSymbol;
  readonly motion?: CellMotion;
}

/** Where a cell is drawn at a moment: rows below its place, its size, and how much of it is seen. */
export interface CellPose {
  readonly rowOffset: number;
  readonly scale: number;
  readonly alpha: number;
}

/** A cell's box in CSS pixels. */
export interface CellBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const atRest: CellPose = { rowOffset: 0, scale: 1, alpha: 1 };

export function poseOf({ motion }: BoardCell, nowMs: number): CellPose {
  if (motion === undefined) return atRest;
  const share = shareOf(motion, nowMs);
  switch (motion.kind) {
    case 'fall':
      return { ...atRest, rowOffset: -motion.rows * (1 - fallen(share)) };
    case 'leave':
      return { ...atRest, rowOffset: motion.rows * share * share };
    case 'vanish':
      return {
        rowOffset: 0,
        scale: 1 + 0.25 * Math.sin(Math.PI * Math.min(1, share * 2)) - share,
        alpha: 1 - share,
      };
    case 'grow':
      return { rowOffset: 0, scale: 0.4 + 0.6 * share + 0.2 * Math.sin(Math.PI * share), alpha: share };
  }
}

export function isMoving({ motion }: BoardCell, nowMs: number): boolean {
  return motion !== undefined && shareOf(motion, nowMs) < 1;
}

function shareOf({ startMs, durationMs }: CellMotion, nowMs: number): number {
  return durationMs <= 0 ? 1 : clampShare((nowMs - startMs) / durationMs);
}

/** Falls ever faster and bounces a little where it lands. */
function fallen(share: number): number {
  if (share < 0.75) return (share / 0.75) ** 2;
  return 1 - 0.06 * Math.sin(Math.PI * ((share - 0.75) / 0.25));
}

export function cellKey({ reel, row }: CellPosition): string {
  return `${reel}/${row}`;
}
