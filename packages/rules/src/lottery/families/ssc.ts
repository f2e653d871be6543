import type { LotteryFamily } from '../lottery-family.ts';
import { sscEntertainment } from './ssc-entertainment.ts';
import { sscLocalName } from './ssc-local-names.ts';
import { sscShape } from './ssc-places.ts';
import { sscTradition } from './ssc-tradition.ts';

/** Five digits from 0 to 9. */
export const ssc: LotteryFamily = {
  code: 'ssc',
  shape: sscShape,
  plays: [...sscTradition, ...sscEntertainment].map((play) => ({
    ...play,
    localName: sscLocalName(play.code),
  })),
};
