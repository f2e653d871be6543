import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import { DrawnNumbers } from './drawn-numbers.tsx';
import type { DrawnResult } from './result-look.ts';

function show(family: string, result: DrawnResult, isShort = false) {
  renderScreen(
    { default: () => <DrawnNumbers family={family} result={result} isShort={isShort} /> },
    { path: '/m/lottery', calls: {} },
  );
}

test.each([
  ['ssc', { digits: ['0', '7', '7', '1', '9'] }, '0 7 7 1 9', '07719'],
  ['myanmar-2d', { number: ['07'] }, '0 7', '07'],
  ['k3', { dice: ['1', '1', '6'] }, '1 1 6', '= 8'],
  ['pk10', { places: ['10', '01', '02'] }, '10 01 02', '1012'],
])('the numbers of %s are drawn in its own way, and read as %j', (family, result, spoken, drawn) => {
  show(family, result);
  expect(screen.getByText(spoken).parentElement?.textContent).toBe(spoken + drawn);
});

test('balls have their colours, and what is drawn besides stands behind a plus', () => {
  show('mark-six', { extra: ['49'], regular: ['01', '03'] });
  const balls = ['01', '03', '49'].map((number) => screen.getByText(new RegExp(`^${number}`)));
  expect(balls.map(({ className }) => /#\w+/.exec(className)?.[0])).toEqual([
    '#c62828',
    '#1e56b0',
    '#1b7a3d',
  ]);
  expect(screen.getByText('+').nextElementSibling).toBe(balls[2]);
});

test('prizes stand in a table with all of their numbers, the same one twice where it was drawn twice', () => {
  show('four-d', { first: ['0123'], second: ['4567'], special: ['1111', '1111'] });
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '0123',
    '4567',
    '11111111',
  ]);
});

test('a table is shortened where there is little room', () => {
  show('vn-south', { special: ['123456'], g1: ['11111'], g8: ['55'] }, true);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['123456', '55']);
});
