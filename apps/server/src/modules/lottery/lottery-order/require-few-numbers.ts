import { findPlay, type LotteryFamily } from '@wau/rules/lottery/lottery-family';
import { isByNumber } from '@wau/rules/lottery/single-numbers';
import { Refusal } from '@wau/service/refusal';
import type { SentLine } from './price-line.ts';

/** Each number of each draw has a row of its own that an order holds or writes. */
export const numberRowsMaximum = 20_000;

/**
 * Refuses what would be too many numbers by its text alone. The longest text of a slip takes a second to read, and whoever
 * else calls waits meanwhile.
 *
 * @throws Refusal `lottery.order.too.large`
 */
export function requireFewNumbers(
  family: LotteryFamily,
  lines: readonly Pick<SentLine, 'playId' | 'numbers'>[],
  drawCount: number,
): void {
  let written = 0;
  for (const { playId, numbers } of lines) {
    const play = findPlay(family, playId);
    if (play !== undefined && isByNumber(play)) written += valuesWritten(numbers);
    if (written * drawCount > numberRowsMaximum) throw new Refusal('lottery.order.too.large');
  }
}

/** How many values stand in a text of picks: fields that are empty have none. */
function valuesWritten(text: string): number {
  let values = 0;
  let isInField = false;
  for (let index = 0; index < text.length && values <= numberRowsMaximum; index += 1) {
    const sign = text[index];
    if (sign === ',') values += 1;
    else if (sign !== '|' && !isInField) values += 1;
    isInField = sign !== '|';
  }
  return values;
}
