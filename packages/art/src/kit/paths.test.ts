import { expect, test } from 'vitest';
import { ellipse, extentOf, flip, place, star } from './paths.ts';

test('relative commands become absolute, and what is placed nowhere stays', () => {
  expect(place('M10 10h20v20l-20 0z', {})).toBe('M10 10L30 10L30 30L10 30Z');
});

test('what is turned once around is where it was', () => {
  const shape = 'M10 20C20 30 40 10 60 70Z';
  expect(place(place(shape, { turn: 120 }), { turn: 240 })).toBe(shape);
});

test('flipping twice changes nothing, arcs included', () => {
  const shape = ellipse(30, 40, 12, 8);
  expect(flip(flip(shape))).toBe(shape);
});

test('an ellipse reaches as far as its radii, a star as far as its tips', () => {
  expect(extentOf(ellipse(50, 40, 20, 10))).toEqual({ left: 30, top: 30, right: 70, bottom: 50 });
  expect(extentOf(star(4, 50, 50, 40, 10))).toEqual({ left: 10, top: 10, right: 90, bottom: 90 });
});
