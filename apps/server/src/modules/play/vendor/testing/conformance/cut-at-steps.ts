import { proofSize } from '@wau/service/testing/proof-size';
import { expect } from 'vitest';

const placesOfQuickRun = 2;

/**
 * Loses the database after answers of a call: at full size after each of them, otherwise before the last statement, which
 * commits, and after it. `cut` makes the same call anew, with its database cut after so many answers, and
 * tells how many came. What the server does by itself meanwhile is counted too, so that the last place may lie behind the call.
 */
export async function cutAtSteps(
  name: string,
  cut: (heardBefore: number, message: string) => Promise<number>,
): Promise<void> {
  const total = await cut(Number.POSITIVE_INFINITY, `${name}, not cut`);
  const quick = [total - 2, total - 1].filter((place) => place >= 0);
  const isFull = proofSize({ full: total, quick: placesOfQuickRun }) > quick.length;
  const places = isFull ? Array.from({ length: total }, (_, place) => place) : new Set(quick);
  const struck: number[] = [];
  for (const place of places) {
    const answers = await cut(place, `${name}, cut after ${place} of ${total} answers`);
    if (answers > place) struck.push(place);
  }
  expect(struck, `answers of ${name} that were cut off`).not.toEqual([]);
}
