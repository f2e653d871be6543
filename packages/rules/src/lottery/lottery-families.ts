import { fiveD } from './families/five-d.ts';
import { fourD } from './families/four-d.ts';
import { k3 } from './families/k3.ts';
import { lunarYearOf } from './families/lunar-years.ts';
import { markSix } from './families/mark-six.ts';
import { myanmar2d } from './families/myanmar-2d.ts';
import { myanmar3d } from './families/myanmar-3d.ts';
import { pk10 } from './families/pk10.ts';
import { sixD } from './families/six-d.ts';
import { ssc } from './families/ssc.ts';
import { thai, thaiFour, thaiLao, thaiThree } from './families/thai.ts';
import { vnNorth } from './families/vn-north.ts';
import { vnSouth } from './families/vn-south.ts';
import type { LotteryFamily } from './lottery-family.ts';

const families: readonly LotteryFamily[] = [
  ssc,
  k3,
  pk10,
  vnSouth,
  vnNorth,
  myanmar2d,
  myanmar3d,
  thai,
  thaiFour,
  thaiLao,
  thaiThree,
  fourD,
  fiveD,
  sixD,
];

/** Families whose plays depend on the lunar year, built once for each. */
const familiesOfYear: Readonly<Record<string, (zodiacYear: number) => LotteryFamily>> = {
  'mark-six': onceEach(markSix),
};

export const lotteryFamilyCodes: readonly string[] = [
  ...families.map(({ code }) => code),
  ...Object.keys(familiesOfYear),
];

/** The family with the bet types that hold for draws of a day (`2026-02-17`); `undefined` for no such code. */
export function lotteryFamily(code: string, drawDay: string): LotteryFamily | undefined {
  const family = families.find((candidate) => candidate.code === code);
  if (family !== undefined) return family;
  return Object.hasOwn(familiesOfYear, code) ? familiesOfYear[code]?.(lunarYearOf(drawDay).year) : undefined;
}

function onceEach(build: (zodiacYear: number) => LotteryFamily): (zodiacYear: number) => LotteryFamily {
  const built = new Map<number, LotteryFamily>();
  return (zodiacYear) => {
    const family = built.get(zodiacYear) ?? build(zodiacYear);
    built.set(zodiacYear, family);
    return family;
  };
}
