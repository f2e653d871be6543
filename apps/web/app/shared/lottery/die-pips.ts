const pipsOfFace: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ],
  5: [
    [1, 1],
    [3, 1],
    [2, 2],
    [1, 3],
    [3, 3],
  ],
  6: [
    [1, 1],
    [3, 1],
    [1, 2],
    [3, 2],
    [1, 3],
    [3, 3],
  ],
};

/** The square that a face is drawn in. */
export const dieSize = 4;
export const pipRadius = 0.42;
export const dieCorner = 0.9;

/** Where the pips of a face are in that square; none of what is no face. */
export function pipsOf(face: string): readonly (readonly [x: number, y: number])[] {
  return pipsOfFace[face] ?? [];
}
