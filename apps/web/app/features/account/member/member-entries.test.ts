import { memberMenu, memberMenuNames } from '@wau/contract/member-menu';
import { expect, test } from 'vitest';
import { entryGroups, groupEntries, shownEntries } from './member-entries.ts';

const menu = memberMenuNames.map((entry) => ({ entry, path: memberMenu[entry].path }));
const everywhere = () => true;
const namesOf = (entries: readonly { entry: string }[]) => entries.map(({ entry }) => entry);

test('ME-01 the transfer to the upline shows only to a member who has one and is not of type 2', () => {
  const isShown = (facts?: { type: number; toUpline: boolean }) =>
    namesOf(shownEntries(menu, facts, everywhere)).includes('uplineTransfer');
  expect(isShown()).toBe(false);
  expect(isShown({ type: 0, toUpline: false })).toBe(false);
  expect(isShown({ type: 2, toUpline: true })).toBe(false);
  expect(isShown({ type: 0, toUpline: true })).toBe(true);
});

test('ME-01 an entry shows from the day on which its screen exists', () => {
  const exists = (path: string) => path === '/m/voucherCenter' || path === '/m/webEmail';
  expect(namesOf(shownEntries(menu, undefined, exists))).toEqual(['deposit', 'inbox']);
});

test('ME-01 every entry of the table leads where the table says, behind its switch', () => {
  expect(
    Object.values(memberMenu).map(({ path, ...rest }) => [
      path,
      'flag' in rest ? rest.flag : 'module' in rest ? rest.module : '',
    ]),
  ).toEqual([
    ['/m/member/benefits', 'MEMCLUB3'],
    ['/m/voucherCenter', ''],
    ['/m/withdraw', ''],
    ['/m/fundTransfer', 'FUNDTRANS3'],
    ['/m/securityCenter', ''],
    ['/m/saferPlay', ''],
    ['/m/vouReport', 'DEPRECM3'],
    ['/m/withdrawReport', 'WITHREC3'],
    ['/m/transaction/record', 'TRANSREC3'],
    ['/m/gameRecord', 'TRANSBETREPMEM3'],
    ['/m/unfinishedRounds', ''],
    ['/m/profitandloss', 'PERSREP'],
    ['/m/upLine/transfer', 'AGETRANSFERUP3'],
    ['/m/redRain', 'REDRAIN3'],
    ['/m/rewardCenter', 'REWCEN3'],
    ['/m/member/manualRebate', 'MANPLAYREB3'],
    ['/m/webEmail', 'MAILCEN'],
    ['/m/feedback', 'FEEDBACK3'],
    ['/m/inviteFriends', 'REFERRAL'],
  ]);
});

test('ME-02 the new member centre has a place for every entry', () => {
  expect(entryGroups.flatMap(({ entries }) => [...entries]).sort()).toEqual([...memberMenuNames].sort());
});

test('ME-02 a few entries stand together, many in their groups, none without entries', () => {
  const few = groupEntries(menu.slice(1, 4));
  expect(few.map(({ title, items }) => [title, namesOf(items)])).toEqual([
    [undefined, ['deposit', 'withdraw', 'fundTransfer']],
  ]);
  const many = groupEntries(
    menu.filter(({ entry }) => !['security', 'saferPlay', 'inbox', 'feedback'].includes(entry)),
  );
  expect(many.map(({ title }) => title)).toEqual([
    'mine.group.money',
    'mine.group.records',
    'mine.group.offers',
  ]);
});
