import { expect, test } from 'vitest';
import { fourEyesPart, otherWord } from './four-eyes.ts';

type Values = Readonly<Record<string, string>>;

const entry = (
  entryId: number,
  action: string,
  newValues: Values,
  { subject = 'opr_1', oldValues = {} }: { subject?: string; oldValues?: Values } = {},
) => ({ entry_id: BigInt(entryId), action, subject, old_values: oldValues, new_values: newValues });

const asked = (entryId: number, value: string) =>
  entry(entryId, 'changeMerchantSetting', { askedValue: value }, { subject: 'withdrawal-maximum' });
const changed = (entryId: number, value: string) =>
  entry(entryId, 'changeMerchantSetting', { value }, { subject: 'withdrawal-maximum' });
const dropped = (entryId: number, value: string) =>
  entry(
    entryId,
    'dropSettingRequest',
    {},
    { subject: 'withdrawal-maximum', oldValues: { askedValue: value } },
  );

test.each([
  [
    'a withdrawal',
    [entry(1, 'decideWithdrawal', { decision: 'approved', status: 'pending' })],
    [entry(2, 'decideWithdrawal', { decision: 'approved', status: 'processing' })],
  ],
  ['a setting', [asked(1, '900')], [changed(2, '900')]],
  [
    'a role',
    [entry(1, 'giveOperatorRole', { askedRole: 'cashier' })],
    [entry(2, 'giveOperatorRole', { roles: 'auditor, cashier' }, { oldValues: { roles: 'auditor' } })],
  ],
  [
    'an adjustment',
    [entry(1, 'proposeAdjustment', { adjustmentId: 'adj_1' })],
    [entry(2, 'decideAdjustment', { adjustmentId: 'adj_1', status: 'approved' })],
  ],
  [
    'a merchant',
    [entry(1, 'openMerchant', { brandName: 'Wau Emas', hosts: 'emas.example', status: 'asked' })],
    [entry(2, 'openMerchant', { hosts: 'emas.example', status: 'opened', brandName: 'Wau Emas' })],
  ],
  [
    'a payment provider',
    [entry(1, 'changePaymentProvider', { isEnabled: 'true', keyFingerprint: '01', status: 'asked' })],
    [entry(2, 'changePaymentProvider', { keyFingerprint: '01', isEnabled: 'true', status: 'changed' })],
  ],
  [
    'an account for bank transfers',
    [entry(1, 'changeDepositAccount', { accountNumber: '5120 1', isEnabled: 'true', status: 'asked' })],
    [entry(2, 'changeDepositAccount', { isEnabled: 'true', accountNumber: '5120 1', status: 'changed' })],
  ],
  [
    'limits of a lottery',
    [entry(1, 'setLotteryLimits', { numberStakeMinor: '900', reason: 'Permintaan', status: 'asked' })],
    [entry(2, 'setLotteryLimits', { numberStakeMinor: '900', reason: 'Setuju', status: 'changed' })],
  ],
  [
    'a stuck round',
    [entry(1, 'decideStuckRound', { status: 'waiting', askedDecision: 'refund' })],
    [entry(2, 'decideStuckRound', { status: 'ordered', decision: 'refund', orderId: 'stk_1' })],
  ],
  [
    'a stuck transfer',
    [entry(1, 'decideFundTransfer', { status: 'stuck', askedDecision: 'applied', amountMinor: '400' })],
    [entry(2, 'decideFundTransfer', { decision: 'applied', amountMinor: '400' })],
  ],
  [
    'a result of a lottery',
    [entry(1, 'enterLotteryResult', { status: 'entered', turn: '1' })],
    [entry(2, 'enterLotteryResult', { status: 'agreed', turn: '1', result: '{}' })],
  ],
  [
    'a draw that is void',
    [entry(1, 'voidLotteryDraw', { status: 'asked', deed: 'void', reason: 'no machine' })],
    [entry(2, 'voidLotteryDraw', { reason: 'no machine', status: 'ordered', deed: 'void' })],
  ],
  [
    'a corrected draw',
    [entry(1, 'correctLotteryDraw', { status: 'asked', deed: 'correct', reason: 'typed', result: '{}' })],
    [entry(2, 'correctLotteryDraw', { status: 'ordered', result: '{}', deed: 'correct', reason: 'typed' })],
  ],
])('of %s each word leads to the other', (_what, [first], [second]) => {
  if (first === undefined || second === undefined) throw new Error('there are two words');
  expect([fourEyesPart(first), fourEyesPart(second)]).toEqual(['first', 'second']);
  const other = { ...second, entry_id: 3n, subject: 'somebody else' };
  const all = [other, second, first];
  expect(otherWord(first, all)).toBe(second);
  expect(otherWord(second, all)).toBe(first);
});

test.each([
  ['was dropped', [asked(1, '900'), dropped(2, '900'), changed(3, '900')]],
  ['was asked for over what the setting was', [asked(1, '900'), changed(2, '1000'), changed(3, '900')]],
  [
    'was said of a transfer of another amount',
    [
      entry(1, 'decideFundTransfer', { askedDecision: 'applied', amountMinor: '400' }),
      entry(2, 'decideFundTransfer', { askedDecision: 'applied', amountMinor: '500' }),
      entry(3, 'decideFundTransfer', { decision: 'applied', amountMinor: '600' }),
    ],
  ],
  [
    'was asked for before a transfer was asked about again',
    [
      entry(1, 'decideFundTransfer', { askedDecision: 'notApplied' }),
      entry(2, 'decideFundTransfer', { decision: 'retry' }),
      entry(3, 'decideFundTransfer', { decision: 'notApplied' }),
    ],
  ],
  [
    'was asked for of a payment provider with another key',
    [
      entry(1, 'changePaymentProvider', { keyFingerprint: '01', status: 'asked' }),
      entry(2, 'dropPaymentProviderRequest', { asked: 'false' }),
      entry(3, 'changePaymentProvider', { keyFingerprint: '02', status: 'changed' }),
    ],
  ],
  [
    'was ordered of a merchant with other addresses',
    [
      entry(1, 'openMerchant', { hosts: 'emas.example', status: 'asked' }),
      entry(2, 'openMerchant', { status: 'opened' }),
      entry(3, 'openMerchant', { hosts: 'perak.example', status: 'opened' }),
    ],
  ],
])('what %s is no word for what came later', (_why, entries) => {
  const newestFirst = entries.toReversed();
  const [first, , last] = entries;
  if (first === undefined || last === undefined) throw new Error('there are three');
  expect(otherWord(last, newestFirst)).toBeUndefined();
  expect(otherWord(first, newestFirst)).toBeUndefined();
});

test('a rejection and whatever takes one person alone is no word of two', () => {
  expect(fourEyesPart(entry(1, 'decideWithdrawal', { decision: 'rejected' }))).toBeUndefined();
  expect(fourEyesPart(entry(1, 'decideAdjustment', { status: 'rejected' }))).toBeUndefined();
  expect(fourEyesPart(entry(1, 'answerChat', { content: 'Hai' }))).toBeUndefined();
  expect(fourEyesPart(entry(1, 'constructor', {}))).toBeUndefined();
});
