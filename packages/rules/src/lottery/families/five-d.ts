import { digitPrize } from '../draw-shape.ts';
import type { LotteryFamily } from '../lottery-family.ts';
import type { Place } from '../place.ts';
import { digitFields } from './digit-fields.ts';
import { partMatches } from './part-matches.ts';
import { fixedPrize } from './payouts.ts';

const length = 5;
const placesOf = (prize: string): readonly Place[] => digitFields(prize, length).map(({ place }) => place);

/**
 * Three numbers of five digits. A number wins all of the first, second or third prize, or for the last four, three or two
 * digits of the first one, the most of these. The payouts are those of the Malaysian operator that runs this draw; they
 * give back 33.8 per cent.
 */
export const fiveD: LotteryFamily = {
  code: 'five-d',
  shape: {
    prizes: [digitPrize('first', 1, length), digitPrize('second', 1, length), digitPrize('third', 1, length)],
    isDistinct: false,
  },
  plays: [
    {
      kind: 'positions',
      playType: 'tradition',
      code: 'straight',
      group: 'straight',
      fields: digitFields('first', length),
      chosen: length,
      prize: 'first',
      partWins: [
        { prize: 'second', places: placesOf('second'), matches: partMatches('=====') },
        { prize: 'third', places: placesOf('third'), matches: partMatches('=====') },
        { prize: 'lastFour', places: placesOf('first'), matches: partMatches('x====') },
        { prize: 'lastThree', places: placesOf('first'), matches: partMatches('.x===') },
        { prize: 'lastTwo', places: placesOf('first'), matches: partMatches('..x==') },
      ],
      prizes: [
        fixedPrize('first', 15_000),
        fixedPrize('second', 5_000),
        fixedPrize('third', 3_000),
        fixedPrize('lastFour', 500),
        fixedPrize('lastThree', 20),
        fixedPrize('lastTwo', 5),
      ],
    },
  ],
};
