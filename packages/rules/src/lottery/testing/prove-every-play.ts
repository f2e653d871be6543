import { it } from 'vitest';
import type { LotteryFamily } from '../lottery-family.ts';
import { expectCountedKinds } from './expect-counted-kinds.ts';

/** What the test of a play is called, wherever it is listed. */
function proofTitle(familyCode: string, playCode: string): string {
  return `LO-03 ${familyCode} ${playCode}: what is counted is what draws show`;
}

/** A test for every play of a family, whatever plays it has: going through every draw, or simulating, finds what is counted. */
export function proveEveryPlay(
  family: LotteryFamily,
  { seed, simulatedDraws }: { readonly seed: number; readonly simulatedDraws?: number },
): void {
  it.each(family.plays.map((play) => ({ title: proofTitle(family.code, play.code), play })))(
    '$title',
    ({ play }) => expectCountedKinds(family, play, seed, simulatedDraws),
  );
}
