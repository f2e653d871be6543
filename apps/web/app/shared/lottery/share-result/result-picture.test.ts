import { drawLottery } from '@wau/rules/lottery/draw-shape';
import { lotteryFamily, lotteryFamilyCodes } from '@wau/rules/lottery/lottery-families';
import { seededIntegerSource } from '@wau/rules/seeded-integer-source';
import { expect, test } from 'vitest';
import { layOutResult, type PicturePart } from './result-picture.ts';

const words = { brand: 'Kilau', prizeName: (prize: string) => `the ${prize}` };
const textOf = (parts: readonly PicturePart[]) => parts.map(({ text }) => text).join(' ');

function pictureOf(code: string) {
  const family = lotteryFamily(code, '2026-11-30');
  if (family === undefined) throw new Error(`no family ${code}`);
  const drawn = drawLottery(family.shape, seededIntegerSource(2));
  const result = Object.fromEntries(Object.entries(drawn).map(([prize, numbers]) => [prize, [...numbers]]));
  return { lottery: 'Pantas', family: code, numero: '20261130-0002', time: '30 Nov', result };
}

test.each(lotteryFamilyCodes)('LO-06 a picture of %s has all numbers, within its edges', (code) => {
  const picture = pictureOf(code);
  const { width, height, parts } = layOutResult(picture, words);
  const numbers = Object.values(picture.result).flat();
  const text = textOf(parts);
  for (const number of code.startsWith('myanmar') ? [...numbers.join('')] : numbers)
    expect(text).toContain(number);
  for (const part of parts) {
    const reach = part.kind === 'text' ? 0 : part.radius;
    expect(part.x - reach).toBeGreaterThanOrEqual(0);
    expect(part.x + reach).toBeLessThanOrEqual(width);
    expect(part.y + reach).toBeLessThan(height);
  }
});

test('LO-06 dice lie in the picture as dice, with what they come to', () => {
  const { parts } = layOutResult({ ...pictureOf('k3'), result: { dice: ['1', '2', '6'] } }, words);
  expect(parts.filter(({ kind }) => kind === 'die').map(({ text }) => text)).toEqual(['1', '2', '6']);
  expect(textOf(parts)).toContain('= 9');
  expect(layOutResult(pictureOf('ssc'), words).parts.some(({ kind }) => kind === 'die')).toBe(false);
});

test('what was won stands there only where the player wants it', () => {
  const without = layOutResult(pictureOf('ssc'), words);
  const won = { title: 'Won', amount: 'RM 90.00' };
  const withIt = layOutResult(pictureOf('ssc'), { ...words, won });
  expect(textOf(without.parts)).not.toContain('RM');
  expect(textOf(withIt.parts)).toContain('Won RM 90.00');
  expect(withIt.height).toBeGreaterThan(without.height);
});
