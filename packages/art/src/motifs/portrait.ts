import type { Hex } from '../kit/colour.ts';
import { type Drawing, dull, line, type Paint } from '../kit/parts.ts';
import { face, fringe, hairBehind } from './faces.ts';

/** A head with its headdress: by skin, hair and what is worn. */
export function portrait(
  head: Parameters<typeof face>[0],
  {
    long = false,
    behind = [],
    worn = [],
    bald = false,
  }: {
    readonly long?: boolean;
    readonly behind?: Drawing;
    readonly worn?: Drawing;
    readonly bald?: boolean;
  } = {},
): Drawing {
  const hair: Paint = head.hair ?? '#2b1a20';
  return [
    ...behind,
    ...(bald ? [] : hairBehind(hair, long)),
    ...face(head),
    ...(bald ? [] : fringe(hair)),
    ...worn,
  ];
}

/** Shoulders in cloth with a trimmed neck. */
export const collar = (cloth: Hex, trim: Hex): Drawing => [
  dull('M6 100C8 86 24 80 38 78Q50 88 62 78C76 80 92 86 94 100Z', cloth),
  line('M36 79Q50 94 64 79', trim, 4),
];
