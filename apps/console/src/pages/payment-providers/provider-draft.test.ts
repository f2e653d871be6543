import { expect, test } from 'vitest';
import type { ProviderView } from './payment-provider-queries.ts';
import { draftOf, orderOf, wrongNamesOf } from './provider-draft.ts';

const protocol = {
  providerCode: 'formpay',
  settingNames: ['merchantNumber'],
  secretNames: ['payIn', 'payOut'],
  canPayOut: true,
};
const present: ProviderView = {
  ...{ providerCode: 'formpay', isEnabled: false, paysOut: false, keyFingerprint: '0123456789abcdef' },
  ...{
    settings: [{ name: 'merchantNumber', value: '8800' }],
    isSpoken: true,
    callbackUrls: [],
    methodCodes: [],
  },
};

test('a new provider needs all that its protocol asks for, and is ordered with its key', () => {
  const draft = draftOf(protocol, undefined);
  expect(draft).toMatchObject({ isEnabled: true, paysOut: true });
  expect(wrongNamesOf(draft, true)).toEqual(['merchantNumber', 'payIn', 'payOut']);
  const secrets = { payIn: ' long-enough\n', payOut: 'longer-still' };
  const typed = { ...draft, settings: { merchantNumber: ' 8800 ' }, secrets };
  expect(wrongNamesOf(typed, true)).toEqual([]);
  expect(wrongNamesOf({ ...typed, secrets: { ...secrets, payOut: 'seven-7' } }, true)).toEqual(['payOut']);
  expect(orderOf('formpay', typed)).toEqual({
    ...{ providerCode: 'formpay', isEnabled: true, paysOut: true },
    settings: [{ name: 'merchantNumber', value: '8800' }],
    secrets: [
      { name: 'payIn', value: 'long-enough' },
      { name: 'payOut', value: 'longer-still' },
    ],
  });
});

test('one that is there keeps its key unless all of another one is typed', () => {
  const draft = draftOf(protocol, present);
  expect(draft).toMatchObject({ isEnabled: false, paysOut: false, settings: { merchantNumber: '8800' } });
  expect(wrongNamesOf(draft, false)).toEqual([]);
  expect(orderOf('formpay', draft)).not.toHaveProperty('secrets');
  const half = { ...draft, secrets: { payIn: 'long-enough', payOut: '' } };
  expect(wrongNamesOf(half, false)).toEqual(['payOut']);
});
