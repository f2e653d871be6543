import { expect, test } from 'vitest';
import { subjectPlaces } from './subject-places.ts';

const id = (prefix: string) => `${prefix}_01abcdefghjkmnpqrstvwxyz01`;
const member = { memberId: id('mbr') as never, userName: 'ahli' };
const entry = (action: string, subject: string, more: object = {}) => ({
  ...{ action, subject, member: null, oldValues: {}, newValues: {} },
  ...more,
});
const open = [
  { path: '/members' },
  { path: '/withdrawals', work: 'withdrawal' as const },
  { path: '/identities', work: 'identity' as const },
  { path: '/commission-approvals', work: 'commissionRun' as const },
  ...[
    '/settings',
    '/games',
    '/content',
    '/merchants',
    '/payment-providers',
    '/lottery-odds',
    '/deposit-accounts',
    '/lottery-limits',
    '/contracts',
    '/rates',
    '/affiliates',
    '/commissions',
    '/operators',
  ].map((path) => ({
    path,
  })),
];

test.each([
  [
    entry('decideWithdrawal', id('wdl'), { member }),
    [`/members?member=${id('mbr')}`, `/withdrawals?case=${id('wdl')}`],
  ],
  [entry('setMemberStatus', id('mbr'), { member }), [`/members?member=${id('mbr')}`]],
  [
    entry('decideIdentity', id('mbr'), { member }),
    [`/members?member=${id('mbr')}`, `/identities?case=${id('mbr')}`],
  ],
  [entry('changeMerchantSetting', 'flag FEEDBACK3'), ['/settings?setting=flag+FEEDBACK3']],
  [entry('changeMerchantSetting', 'game studio roda-wau'), ['/games?part=history']],
  [entry('switchVendor', 'vendor studio'), ['/games?part=history']],
  [
    entry('changeRegisterField', 'register-field zalo enabled'),
    ['/settings?subject=registerFields&field=zalo'],
  ],
  [entry('putContentItem', 'help', { newValues: { a: '{}' } }), ['/content?kind=help&item=a']],
  [entry('removeContentItem', 'help', { newValues: { a: null } }), ['/content?kind=help']],
  [entry('openMerchant', 'emas'), ['/merchants']],
  [entry('changeLotteryOdds', 'lottery ssc'), ['/lottery-odds']],
  [entry('changePaymentProvider', 'sandbox'), ['/payment-providers']],
  [entry('changeDepositAccount', 'main'), ['/deposit-accounts']],
  [entry('setLotteryLimits', 'ssc-1m'), ['/lottery-limits?game=ssc-1m']],
  [entry('proposeAgentContract', id('mbr')), [`/contracts?agent=${id('mbr')}`]],
  [entry('setMemberRates', id('mbr')), [`/contracts?agent=${id('mbr')}`, `/rates?member=${id('mbr')}`]],
  [entry('moveAffiliateMember', id('mbr')), [`/affiliates?member=${id('mbr')}`]],
  [
    entry('approveCommissionRun', id('crn')),
    [`/commission-approvals?case=${id('crn')}`, `/commissions?run=${id('crn')}`],
  ],
  [entry('giveOperatorRole', id('opr')), ['/operators']],
  [entry('restoreBackup', 'database'), []],
])('%j is shown at %j', (about, places) => {
  expect(subjectPlaces(about, open).map(({ to }) => to)).toEqual(places);
});

test('no link leads to a page that the roles do not open', () => {
  expect(subjectPlaces(entry('decideWithdrawal', id('wdl'), { member }), [])).toEqual([]);
  expect(subjectPlaces(entry('changeMerchantSetting', 'status'), [])).toEqual([]);
});
