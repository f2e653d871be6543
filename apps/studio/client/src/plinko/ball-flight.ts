import type { PlinkoDirection } from '@wau/rules/plinko/plinko';
import { noise } from '../platform/noise.ts';

/** Sizes of a board in pixels; every other length follows from the spacing of the pegs. */
export interface BoardShape {
  readonly rows: number;
  readonly centreX: number;
  /** Between two pegs of a row, and the width of a bucket. */
  readonly pegGap: number;
  /** Between two rows. */
  readonly rowGap: number;
  /** Where the first row of pegs is. */
  readonly firstRowY: number;
  readonly pegRadius: number;
  readonly ballRadius: number;
  readonly bucketsY: number;
  readonly bucketHeight: number;
}

const bucketHeightMinimum = 40;
/** Buckets narrower than this turn their labels upright, which needs taller buckets. */
export const turnedLabelsBelow = 40;
const topSpaceInRows = 1.7;

/** Fits a board into a canvas. */
export function boardShape(width: number, height: number, rows: number): BoardShape {
  const pegGap = (width - 12) / (rows + 1);
  const hasTurnedLabels = pegGap < turnedLabelsBelow;
  const bucketHeight = Math.max(bucketHeightMinimum, hasTurnedLabels ? 54 : pegGap * 0.8);
  const rowGap = Math.min(pegGap * 1.15, (height - bucketHeight - 10) / (rows + topSpaceInRows));
  const used = rowGap * (rows + topSpaceInRows) + bucketHeight;
  const top = Math.max(0, (height - used) / 2);
  const scale = Math.min(pegGap, rowGap);
  return {
    rows,
    centreX: width / 2,
    pegGap,
    rowGap,
    firstRowY: top + rowGap * topSpaceInRows,
    pegRadius: Math.max(1.6, scale * 0.11),
    ballRadius: Math.max(4, scale * 0.26),
    bucketsY: top + rowGap * (rows + topSpaceInRows) - rowGap * 0.35,
    bucketHeight,
  };
}

/** The pegs of row 0 to rows - 1; row 0 has three, each further one more. */
export function pegPosition(
  shape: BoardShape,
  row: number,
  peg: number,
): { readonly x: number; readonly y: number } {
  return {
    x: shape.centreX + (peg - (row + 2) / 2) * shape.pegGap,
    y: shape.firstRowY + row * shape.rowGap,
  };
}

/** The middle of a bucket's top edge. */
export function bucketX(shape: BoardShape, bucket: number): number {
  return shape.centreX + (bucket - shape.rows / 2) * shape.pegGap;
}

export interface BallPosition {
  readonly x: number;
  readonly y: number;
  /** The peg that the ball touched last: its row and place in it. `undefined` before the first. */
  readonly touched: { readonly row: number; readonly peg: number } | undefined;
}

/** Number of hops: onto the first peg, from each row to the next, and into the bucket. */
export function hopCount(path: readonly PlinkoDirection[]): number {
  return path.length + 1;
}

/**
 * Where a ball is after `hops` hops, a whole number being the moment of a touch. It follows the recorded path: at each
 * row it stands over the peg that its turns so far lead to. Between touches it flies a parabola; how high it bounces
 * differs a little from ball to ball by `ballNumber`, which changes nothing about where it goes.
 */
export function ballPosition(
  shape: BoardShape,
  path: readonly PlinkoDirection[],
  hops: number,
  ballNumber: number,
): BallPosition {
  const last = hopCount(path);
  const hop = Math.min(last - 1, Math.max(0, Math.floor(hops)));
  const share = Math.min(1, Math.max(0, hops - hop));
  const from = touchPoint(shape, path, hop - 1, ballNumber);
  const to = touchPoint(shape, path, hop, ballNumber);
  const bounce = hop === 0 ? 0 : shape.rowGap * (0.16 + 0.22 * noise(ballNumber, hop));
  return {
    x: from.x + (to.x - from.x) * share,
    y: parabola(from.y, to.y, bounce, share),
    touched: hop === 0 ? undefined : { row: hop - 1, peg: rightsBefore(path, hop - 1) + 1 },
  };
}

/** The centre of the ball when it touches row `row`; -1 is where it starts, `rows` the bucket. */
function touchPoint(
  shape: BoardShape,
  path: readonly PlinkoDirection[],
  row: number,
  ballNumber: number,
): { readonly x: number; readonly y: number } {
  if (row < 0)
    return { x: shape.centreX, y: shape.firstRowY - shape.rowGap * topSpaceInRows + shape.ballRadius };
  const x = shape.centreX + (rightsBefore(path, row) - row / 2) * shape.pegGap;
  if (row >= path.length) return { x, y: shape.bucketsY + shape.ballRadius };
  const sideways = (noise(ballNumber, row + 31) - 0.5) * shape.pegGap * 0.22;
  return {
    x: x + sideways,
    y: shape.firstRowY + row * shape.rowGap - shape.pegRadius - shape.ballRadius * 0.9,
  };
}

function rightsBefore(path: readonly PlinkoDirection[], row: number): number {
  let rights = 0;
  for (let turn = 0; turn < row; turn += 1) if (path[turn] === 'right') rights += 1;
  return rights;
}

/** Height along a throw that rises by `bounce` above its start and comes down at its end; `share` 0 to 1. */
function parabola(fromY: number, toY: number, bounce: number, share: number): number {
  const up = Math.sqrt(bounce);
  const down = Math.sqrt(toY - fromY + bounce);
  const apex = up / (up + down);
  return fromY - bounce + ((up + down) * (share - apex)) ** 2;
}

/** A number for a ball's looks, from its round's id. */
export function ballNumberOf(roundId: string): number {
  let number = 0;
  for (const letter of roundId) number = Math.imul(number, 31) + (letter.codePointAt(0) ?? 0);
  return number;
}
