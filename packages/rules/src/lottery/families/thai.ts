import { type DrawShape, digitPrize } from '../draw-shape.ts';
import type { LotteryFamily } from '../lottery-family.ts';
import { thaiFourTop, thaiNumber, thaiPlays } from './thai-plays.ts';

const governmentShape: DrawShape = {
  prizes: [
    digitPrize('first', 1, 6),
    digitPrize('frontThree', 2, 3),
    digitPrize('backThree', 2, 3),
    digitPrize('bottomTwo', 1, 2),
  ],
  isDistinct: false,
};

/** The government's draw: a first prize, two front and two back threes, and two digits at the bottom. */
export const thai: LotteryFamily = {
  code: 'thai',
  shape: governmentShape,
  plays: [
    ...thaiPlays(governmentShape),
    thaiNumber({ code: '3-front', localName: 'สามตัวหน้า' }, governmentShape, 'frontThree', 3, 450),
    thaiNumber({ code: '3-bottom', localName: 'สามตัวล่าง' }, governmentShape, 'backThree', 3, 450),
    thaiFourTop(governmentShape),
  ],
};

const fourDigitShape: DrawShape = {
  prizes: [digitPrize('first', 1, 4), digitPrize('bottomTwo', 1, 2)],
  isDistinct: false,
};

/** Thai plays on results that give four digits and two at the bottom: Hanoi, Lao, Malaysian. */
export const thaiFour: LotteryFamily = {
  code: 'thai-four',
  shape: fourDigitShape,
  plays: [...thaiPlays(fourDigitShape), thaiFourTop(fourDigitShape)],
};

const threeDigitShape: DrawShape = {
  prizes: [digitPrize('first', 1, 3), digitPrize('bottomTwo', 1, 2)],
  isDistinct: false,
};

/** Thai plays on what gives three digits and two at the bottom: stock indices, and the house's own Yeekee. */
export const thaiThree: LotteryFamily = {
  code: 'thai-three',
  shape: threeDigitShape,
  plays: thaiPlays(threeDigitShape),
};
