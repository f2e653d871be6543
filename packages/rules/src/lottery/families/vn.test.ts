import { describe, expect, it } from 'vitest';
import { percentText } from '../../exact-ratio.ts';
import { lineKindsOf } from '../line-kinds.ts';
import { returnPercentsOf } from '../lottery-odds.ts';
import { chargedLotsOf } from '../lottery-play.ts';
import { playOf } from '../testing/picks-of.ts';
import { proveEveryPlay } from '../testing/prove-every-play.ts';
import { winsOfPicks } from '../testing/wins-of-picks.ts';
import { vnNorth } from './vn-north.ts';
import { vnSouth } from './vn-south.ts';

const southDraw = {
  special: ['123456'],
  g1: ['20056'],
  g2: ['31999'],
  g3: ['40012', '50034'],
  g4: ['60101', '60202', '60303', '60404', '60505', '60606', '60707'],
  g5: ['7012'],
  g6: ['8056', '8111', '8222'],
  g7: ['345'],
  g8: ['88'],
};

const northDraw = {
  special: ['54321'],
  g1: ['10077'],
  g2: ['20001', '20002'],
  g3: ['30003', '30004', '30005', '30006', '30007', '30008'],
  g4: ['4009', '4010', '4011', '4012'],
  g5: ['5013', '5014', '5015', '5016', '5017', '5018'],
  g6: ['619', '620', '619'],
  g7: ['21', '90', '90', '91'],
};

const south = (code: string, picks: string) => winsOfPicks(vnSouth, code, picks, southDraw);
const north = (code: string, picks: string) => winsOfPicks(vnNorth, code, picks, northDraw);

const returnsOf = (family: typeof vnSouth) =>
  Object.fromEntries(
    family.plays.map((play) => {
      const { lowest, highest } = returnPercentsOf(family.shape, play);
      return [play.code, lowest === highest ? lowest : `${lowest} ${highest}`];
    }),
  );

describe('18 lots of Vietnam South and Central', () => {
  proveEveryPlay(vnSouth, { seed: 18 });

  it('LO-03 what comes back of stakes in the South', () => {
    expect(returnsOf(vnSouth)).toEqual({
      'lo-2': '99.00',
      'lo-2-1k': '99.00',
      'lo-3': '96.00',
      'lo-4': '88.80',
      de: '98.00',
      'de-dau': '98.00',
      dau: '98.00',
      duoi: '98.00',
      '3-cang': '96.00',
      '4-cang': '88.80',
      '3-cang-dau': '96.00',
      'xien-2': '78.32',
      'xien-3': '64.57',
      'xien-4': '43.03',
      'truot-4': '95.92',
      'truot-8': '89.17',
      'truot-10': '90.06',
    });
  });

  it('LO-03 a line of the South is charged for the lots where it may win', () => {
    const charged = vnSouth.plays.map((play) => [play.code, chargedLotsOf(play)]);
    expect(Object.fromEntries(charged.filter(([, lots]) => lots !== 1))).toEqual({
      'lo-2': 18,
      'lo-3': 17,
      'lo-4': 16,
    });
  });

  it('LO-03 a number that ends two prizes of the South wins twice, and another one not at all', () => {
    expect(south('lo-2', '12')).toEqual({ win: 2n });
    expect(south('lo-2', '56')).toEqual({ win: 3n });
    expect(south('lo-2-1k', '12,56,99')).toEqual({ win: 6n });
    expect(south('lo-2', '00')).toEqual({});
    expect(south('lo-3', '056')).toEqual({ win: 2n });
    expect(south('lo-3', '088,345')).toEqual({ win: 1n });
    expect(south('lo-4', '0056,8056,7012')).toEqual({ win: 3n });
    expect(south('lo-4', '0345')).toEqual({});
  });

  it('LO-03 plays of one prize of the South look at that one', () => {
    expect(south('de', '56,12')).toEqual({ win: 1n });
    expect(south('de-dau', '88,56')).toEqual({ win: 1n });
    expect(south('dau', '5,6')).toEqual({ win: 1n });
    expect(south('duoi', '5,6')).toEqual({ win: 1n });
    expect(south('3-cang', '456')).toEqual({ win: 1n });
    expect(south('4-cang', '3456,1234')).toEqual({ win: 1n });
    expect(south('3-cang-dau', '345,456')).toEqual({ win: 1n });
    expect(south('de', '12')).toEqual({});
  });

  it('LO-03 numbers that must come together win once, however often each of them comes', () => {
    expect(south('xien-2', '12,56')).toEqual({ win: 1n });
    expect(south('xien-2', '12,56,99,00')).toEqual({ win: 3n });
    expect(south('xien-3', '12,56,00')).toEqual({});
    expect(south('xien-4', '12,56,99,88')).toEqual({ win: 1n });
    expect(south('truot-4', '00,10,20,30')).toEqual({ win: 1n });
    expect(south('truot-4', '00,10,20,30,56')).toEqual({ win: 1n });
    expect(south('truot-8', '00,10,20,30,40,50,60,56')).toEqual({});
    expect(south('truot-10', '00,10,20,30,40,50,60,70,80,90')).toEqual({ win: 1n });
  });
});

describe('27 lots of Vietnam North', () => {
  proveEveryPlay(vnNorth, { seed: 27 });

  it('LO-03 what comes back of stakes in the North', () => {
    expect(returnsOf(vnNorth)).toEqual({
      'lo-2': '98.50',
      'lo-2-1k': '98.55',
      'lo-3': '96.00',
      'lo-4': '88.80',
      de: '99.00',
      'de-dau': '98.00',
      dau: '98.00',
      duoi: '98.00',
      '3-cang': '96.00',
      '4-cang': '88.80',
      '3-cang-dau': '96.00',
      nhat: '98.00',
      'xien-2': '87.81',
      'xien-3': '95.92',
      'xien-4': '80.10',
      'truot-4': '76.39',
      'truot-8': '84.21',
      'truot-10': '69.78',
    });
  });

  it('LO-03 a line of the North is charged for the lots where it may win', () => {
    const charged = vnNorth.plays.map((play) => [play.code, chargedLotsOf(play)]);
    expect(Object.fromEntries(charged.filter(([, lots]) => lots !== 1))).toEqual({
      'lo-2': 27,
      'lo-3': 23,
      'lo-4': 20,
      'de-dau': 4,
      '3-cang-dau': 3,
    });
  });

  it('LO-03 the North pays each hit of four sevenths and three sixths prizes', () => {
    expect(north('de-dau', '90')).toEqual({ win: 2n });
    expect(north('de-dau', '21,91,22')).toEqual({ win: 2n });
    expect(north('3-cang-dau', '619')).toEqual({ win: 2n });
    expect(north('lo-2', '21,19,90')).toEqual({ win: 6n });
    expect(north('lo-3', '321,619,021')).toEqual({ win: 3n });
    expect(north('lo-4', '4321,0077,0619')).toEqual({ win: 2n });
    expect(north('nhat', '77')).toEqual({ win: 1n });
    expect(north('nhat', '21')).toEqual({});
    expect(north('de', '21')).toEqual({ win: 1n });
    expect(north('dau', '2')).toEqual({ win: 1n });
    expect(north('duoi', '2')).toEqual({});
    expect(north('3-cang', '321')).toEqual({ win: 1n });
    expect(north('4-cang', '5432')).toEqual({});
    expect(north('xien-3', '21,90,77')).toEqual({ win: 1n });
    expect(north('truot-4', '22,23,24,77')).toEqual({});
  });
});

describe('numbers that come together', () => {
  it.each([
    ['South', vnSouth, 'xien-2', '2.6108'],
    ['South', vnSouth, 'xien-3', '0.3913'],
    ['South', vnSouth, 'xien-4', '0.0555'],
    ['North', vnNorth, 'xien-2', '5.4882'],
    ['North', vnNorth, 'xien-3', '1.2298'],
    ['North', vnNorth, 'xien-4', '0.2670'],
  ] as const)('LO-03 in the %s a line of %3$s wins with %4$s per cent', (_, family, code, chance) => {
    const [kind] = lineKindsOf(family.shape, playOf(family, code));
    expect(percentText(kind?.wins.get('win') ?? { numerator: 0n, denominator: 1n }, 4)).toBe(chance);
  });
});
