import { expect, test } from 'vitest';
import { textPartsAt, textParts } from './text-parts.ts';

test.each([
  ['/m/home', ['first']],
  ['/m/lottery', ['first', 'lottery']],
  ['/m/lottery/ssc-1min', ['first', 'lottery']],
  ['/m/lottery/ssc-1min/trends', textParts],
  ['/m/lotteryOrders', textParts],
  ['/m/help', textParts],
])('%s begins with the texts that it speaks', (path, parts) => {
  expect(textPartsAt(path)).toEqual(parts);
});
