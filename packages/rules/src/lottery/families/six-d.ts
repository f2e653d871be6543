import { digitPrize } from '../draw-shape.ts';
import type { LotteryFamily } from '../lottery-family.ts';
import type { PartWin } from '../lottery-play.ts';
import { digitFields } from './digit-fields.ts';
import { partMatches } from './part-matches.ts';
import { fixedPrize } from './payouts.ts';

const fields = digitFields('first', 6);

/**
 * Everything that wins so many first or last digits and no more of either. A number may have two right digits at both
 * ends; that is one prize, so what begins with them leaves the other end open, and what ends with them does not begin so.
 */
const signsOfPrizes = [
  { prize: 'second', signs: ['=====x', 'x====='] },
  { prize: 'third', signs: ['====x.', '.x===='] },
  { prize: 'fourth', signs: ['===x..', '..x==='] },
  { prize: 'fifth', signs: ['==xx..', '==x=x.', '==x==x', 'x..x==', '=x.x=='] },
] as const;

const partWins: readonly PartWin[] = signsOfPrizes.flatMap(({ prize, signs }) =>
  signs.map((each) => ({ prize, places: fields.map(({ place }) => place), matches: partMatches(each) })),
);

/**
 * One number of six digits, which wins by its first or last five, four, three or two, the most of these once. The payouts
 * are those of the Malaysian operator that runs this draw; they give back 33.4 per cent.
 */
export const sixD: LotteryFamily = {
  code: 'six-d',
  shape: { prizes: [digitPrize('first', 1, 6)], isDistinct: false },
  plays: [
    {
      kind: 'positions',
      playType: 'tradition',
      code: 'straight',
      group: 'straight',
      fields,
      chosen: 6,
      prize: 'first',
      partWins,
      prizes: [
        fixedPrize('first', 100_000),
        fixedPrize('second', 3_000),
        fixedPrize('third', 300),
        fixedPrize('fourth', 30),
        fixedPrize('fifth', 4),
      ],
    },
  ],
};
