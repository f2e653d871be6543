/** Which colour each of 49 balls has: 17 are red, 16 blue, 16 green. */
export const ballColours = {
  red: [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46],
  blue: [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48],
  green: [5, 6, 11, 16, 17, 21, 22, 27, 28, 32, 33, 38, 39, 43, 44, 49],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type BallColour = keyof typeof ballColours;

export const ballColourNames = ['red', 'blue', 'green'] as const satisfies readonly BallColour[];
