import { proofSize } from '@wau/service/testing/proof-size';
import { expect } from 'vitest';

const placesOfQuickRun = 2;

/**
 * Loses the database after answers of a call: at full size after each of them, otherwise before the last statement, which
 * commits, and after it. `cut` makes the same call anew, with its database cut after so many answers, and tells how many
 * came. What the server does by itself meanwhile is counted too, so that these places may lie behind the call; then half
 * as many answers are tried, and half of those, until one place lies within it.
 */
export async function cutAtSteps(
  name: string,
  cut: (heardBefore: number, message: string) => Promise<number>,
): Promise<void> {
  const total = await cut(Number.POSITIVE_INFINITY, `${name}, not cut`);
  const places = Array.from({ length: total }, (_, place) => place);
  const struck: number[] = [];
  const strike = async (place: number): Promise<void> => {
    const answers = await cut(place, `${name}, cut after ${place} of ${total} answers`);
    if (answers > place) struck.push(place);
  };
  for (const place of places.slice(-proofSize({ full: total, quick: placesOfQuickRun }))) await strike(place);
  for (let place = Math.floor(total / 2); struck.length === 0 && place > 0; place = Math.floor(place / 2)) {
    await strike(place);
  }
  expect(struck, `answers of ${name} that were cut off`).not.toEqual([]);
}
