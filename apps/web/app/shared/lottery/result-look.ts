import { type BallColour, ballColourNames, ballColours } from '@wau/rules/lottery/families/ball-colours';
import type { LotteryGame } from '../../platform/lottery/lottery-game.ts';

/** The numbers of a draw by prize. */
export type DrawnResult = NonNullable<LotteryGame['latest']>['result'];

/** How the numbers of a family look to its players; a table of prizes where nothing else is said. */
export type ResultLook = 'digits' | 'dice' | 'balls' | 'places' | 'prizes';

const looks: Readonly<Record<string, ResultLook>> = {
  ssc: 'digits',
  k3: 'dice',
  pk10: 'places',
  'mark-six': 'balls',
  'myanmar-2d': 'digits',
  'myanmar-3d': 'digits',
};

export function resultLookOf(family: string | undefined): ResultLook {
  return (family === undefined ? undefined : looks[family]) ?? 'prizes';
}

/** Prizes that stand for a whole table where there is little room, by family. */
const headPrizes: Readonly<Record<string, readonly string[]>> = {
  'vn-south': ['special', 'g8'],
  'vn-north': ['special', 'g1'],
  thai: ['first', 'bottomTwo'],
};
const headPrizeCount = 3;

const vnPrizes = ['special', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g8'];
const topPrizes = ['first', 'second', 'third'];

/** In which order prizes are drawn, for answers may name them in any. The rules, which know it as well, come later. */
const drawnOrder: Readonly<Record<string, readonly string[]>> = {
  'mark-six': ['regular', 'extra'],
  'vn-south': vnPrizes,
  'vn-north': vnPrizes,
  thai: ['first', 'frontThree', 'backThree', 'bottomTwo'],
  'thai-four': ['first', 'bottomTwo'],
  'thai-three': ['first', 'bottomTwo'],
  'four-d': [...topPrizes, 'special', 'consolation'],
  'five-d': topPrizes,
};

/** The prizes of a table in the order in which they are drawn; `isShort`: the few that are asked for first. */
export function prizesOf(
  family: string | undefined,
  result: DrawnResult,
  isShort: boolean,
): readonly (readonly [prize: string, numbers: readonly string[]])[] {
  const order = (family === undefined ? undefined : drawnOrder[family]) ?? [];
  const all = Object.entries(result).toSorted(
    ([one], [other]) => placeIn(order, one) - placeIn(order, other),
  );
  if (!isShort) return all;
  const heads = family === undefined ? undefined : headPrizes[family];
  if (heads !== undefined) return all.filter(([prize]) => heads.includes(prize));
  return all.filter(([, numbers]) => numbers.length === 1).slice(0, headPrizeCount);
}

function placeIn(order: readonly string[], prize: string): number {
  const place = order.indexOf(prize);
  return place === -1 ? order.length : place;
}

/** Every digit of every number. */
export function digitsOf(result: DrawnResult): readonly string[] {
  return [...Object.values(result).flat().join('')];
}

export function ballColourOf(number: string): BallColour | undefined {
  return ballColourNames.find((colour) =>
    (ballColours[colour] as readonly number[]).includes(Number(number)),
  );
}
