import { expect, test } from 'vitest';
import { contractStates, openSteps, partyToAnswer, stateOfChange } from './contract-negotiation.ts';

test('AG-03 P and E wait for the downline, V for the upline, nothing else for anybody', () => {
  expect(contractStates.map((state) => [state, partyToAnswer(state)])).toEqual([
    ...[
      ['P', 'downline'],
      ['E', 'downline'],
      ['V', 'upline'],
    ],
    ...[
      ['A', undefined],
      ['R', undefined],
      ['X', undefined],
    ],
  ]);
});

test('AG-03 whoever is asked accepts, rejects or changes; an upline can propose at any time', () => {
  for (const state of ['P', 'E'] as const) {
    expect(openSteps(state, 'downline')).toEqual(['accept', 'reject', 'change']);
    expect(openSteps(state, 'upline')).toEqual(['change']);
  }
  expect(openSteps('V', 'upline')).toEqual(['accept', 'reject', 'change']);
  expect(openSteps('V', 'downline')).toEqual([]);
  for (const state of ['A', 'R', 'X', undefined] as const) {
    expect(openSteps(state, 'upline')).toEqual(['change']);
    expect(openSteps(state, 'downline')).toEqual([]);
  }
});

test('AG-03 the first proposal is P, each later one E, and what a downline wishes for V', () => {
  expect(stateOfChange('upline', false)).toBe('P');
  expect(stateOfChange('upline', true)).toBe('E');
  expect(stateOfChange('downline', true)).toBe('V');
});
