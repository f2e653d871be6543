/** A point in a glyph's own square: x to the right and y down, both 0 to 1. */
export type Point = readonly [x: number, y: number];

/** A line drawn without lifting the pen. */
export type Stroke = readonly Point[];

const arcSteps = 14;

/** Points on an ellipse from one angle to another, in turns clockwise from the right. */
function arc(centre: Point, radius: Point, fromTurn: number, toTurn: number): Stroke {
  return Array.from({ length: arcSteps + 1 }, (_, step) => {
    const angle = 2 * Math.PI * (fromTurn + ((toTurn - fromTurn) * step) / arcSteps);
    return [centre[0] + radius[0] * Math.cos(angle), centre[1] + radius[1] * Math.sin(angle)] as const;
  });
}

/** Digits and signs as pen strokes, so that they can be bent and turned before they are drawn. */
export const glyphs: Readonly<Record<string, readonly Stroke[]>> = {
  '0': [arc([0.5, 0.5], [0.34, 0.46], 0, 1)],
  '1': [
    [
      [0.28, 0.24],
      [0.54, 0.04],
      [0.54, 0.96],
    ],
    [
      [0.3, 0.96],
      [0.78, 0.96],
    ],
  ],
  '2': [[...arc([0.5, 0.32], [0.32, 0.28], 0.5, 1.08), [0.2, 0.96], [0.84, 0.96]]],
  '3': [[...arc([0.48, 0.28], [0.3, 0.24], 0.55, 1.25), ...arc([0.48, 0.73], [0.34, 0.23], 0.75, 1.45)]],
  '4': [
    [
      [0.64, 0.96],
      [0.64, 0.04],
      [0.14, 0.68],
      [0.88, 0.68],
    ],
  ],
  '5': [[[0.8, 0.05], [0.28, 0.05], [0.24, 0.46], ...arc([0.48, 0.67], [0.32, 0.28], 0.65, 1.4)]],
  '6': [[[0.68, 0.04], [0.34, 0.34], ...arc([0.5, 0.68], [0.32, 0.27], 0.5, 1.5)]],
  '7': [
    [
      [0.16, 0.05],
      [0.84, 0.05],
      [0.42, 0.96],
    ],
    [
      [0.34, 0.5],
      [0.78, 0.5],
    ],
  ],
  '8': [arc([0.5, 0.27], [0.27, 0.23], 0.25, 1.25), arc([0.5, 0.73], [0.33, 0.23], 0.75, 1.75)],
  '9': [[...arc([0.5, 0.32], [0.32, 0.27], 0, 1), [0.8, 0.5], [0.58, 0.96]]],
  '+': [
    [
      [0.5, 0.28],
      [0.5, 0.8],
    ],
    [
      [0.22, 0.54],
      [0.78, 0.54],
    ],
  ],
  '=': [
    [
      [0.2, 0.42],
      [0.8, 0.42],
    ],
    [
      [0.2, 0.66],
      [0.8, 0.66],
    ],
  ],
  '?': [
    [...arc([0.5, 0.28], [0.28, 0.23], 0.5, 1.2), [0.5, 0.6], [0.5, 0.72]],
    [
      [0.5, 0.93],
      [0.5, 0.96],
    ],
  ],
};
