import { accountId, aminah, bala, dice } from './test-ledger.ts';

/** Owes, as it may, and has one entry. */
export const devi = accountId('agent:devi:main');
/** Has never been paid, nor paid anything. */
export const chan = accountId('player:chan:main');
export const fees = accountId('house:fees');

const numberOf = (account: string): string =>
  `(select account_number from ledger.account where merchant_id = 'wau' and account_id = '${account}')`;
export const entryOf = (account: string, version: number): string =>
  `where account_number = ${numberOf(account)} and version = ${version}`;
const transferIdOf = (reference: string): string =>
  `(select transfer_id from ledger.transfer where merchant_id = 'wau' and reference = '${reference}')`;
const endOfFirstRollup = `(select until_xid from ledger.house_rollup ${entryOf(dice, 1)})`;

/** One wrong row, and everything that is said of it: what only one of a check's conditions sees, says that check. */
export const wrongRows: readonly (readonly [statement: string, said: readonly string[]])[] = [
  [
    `update ledger.entry set version = 130 ${entryOf(bala, 129)}`,
    [`account.balance ${bala} 129`, `entry.chain ${bala} 130`],
  ],
  [
    `update ledger.entry set version = 2 ${entryOf(devi, 1)}`,
    [`account.balance ${devi} 1`, `entry.chain ${devi} 2`],
  ],
  [
    `update ledger.entry set previous_balance_minor = 1 ${entryOf(devi, 1)}`,
    [`entry.chain ${devi} 1`, `entry.sum ${devi} 1`],
  ],
  [
    `update ledger.entry set previous_balance_minor = previous_balance_minor + 1 ${entryOf(aminah, 3)}`,
    [`entry.chain ${aminah} 3`, `entry.sum ${aminah} 3`],
  ],
  [
    `update ledger.entry set account_number = 4711 ${entryOf(devi, 1)}`,
    [`account.balance ${devi} 1`, 'currency.sum MYR', 'entry.chain 4711 1', 'entry.transfer 1'],
  ],
  [
    `update ledger.entry set amount_minor = amount_minor + 1 ${entryOf(aminah, 3)}`,
    [
      `account.play ${aminah} 8`,
      'currency.sum MYR',
      `entry.sum ${aminah} 3`,
      `entry.transfer ${aminah} 3`,
      'transfer.entries',
    ],
  ],
  [
    `update ledger.entry set balance_minor = balance_minor + 1 ${entryOf(aminah, 3)}`,
    [`entry.chain ${aminah} 4`, `entry.sum ${aminah} 3`, `entry.transfer ${aminah} 3`],
  ],
  [
    `update ledger.entry set amount_minor = amount_minor + 1 ${entryOf(aminah, 4)}`,
    [
      `account.play ${aminah} 8`,
      'currency.sum MYR',
      `entry.sum ${aminah} 4`,
      `entry.transfer ${aminah} 4`,
      'transfer.entries',
    ],
  ],
  [
    `update ledger.entry set balance_minor = balance_minor + 1 ${entryOf(aminah, 4)}`,
    [`entry.chain ${aminah} 5`, `entry.sum ${aminah} 4`, `entry.transfer ${aminah} 4`],
  ],
  [
    `update ledger.entry set account_number = 4711 ${entryOf(aminah, 3)}`,
    [
      `account.play ${aminah} 8`,
      'currency.sum MYR',
      'entry.chain 4711 3',
      `entry.chain ${aminah} 4`,
      'entry.transfer 3',
    ],
  ],
  [
    `update ledger.entry set account_number = 4711 ${entryOf(aminah, 4)}`,
    [
      `account.play ${aminah} 8`,
      'currency.sum MYR',
      'entry.chain 4711 4',
      `entry.chain ${aminah} 5`,
      'entry.transfer 4',
    ],
  ],
  [
    `update ledger.entry set transfer_id = gen_random_uuid() ${entryOf(aminah, 4)}`,
    [`entry.transfer ${aminah} 4`, 'transfer.entries'],
  ],
  [
    `update ledger.entry set reason = 'bonus' ${entryOf(aminah, 3)}`,
    [`account.play ${aminah} 8`, `entry.filter ${aminah} 3`],
  ],
  [
    `update ledger.entry set created_at = created_at + interval '1 second' ${entryOf(aminah, 3)}`,
    [`entry.filter ${aminah} 3`],
  ],
  [
    `delete from ledger.entry ${entryOf(aminah, 8)}`,
    [`account.balance ${aminah} 8`, `account.play ${aminah} 8`, 'currency.sum MYR', 'transfer.entries'],
  ],
  [
    `insert into ledger.entry (merchant_id, account_number, version, transfer_id, amount_minor, previous_balance_minor,
       balance_minor, reason, created_at)
     select merchant_id, account_number, version + 1, transfer_id, 0, balance_minor, balance_minor, reason, created_at
       from ledger.entry ${entryOf(aminah, 8)}`,
    [`account.balance ${aminah} 8`, `entry.transfer ${aminah} 9`, 'transfer.entries'],
  ],
  [
    `update ledger.transfer set refusal = 'balance.insufficient' where reference = 'rnd_2'`,
    ['currency.sum MYR', `entry.transfer ${aminah} 4`, `house_rollup.sum ${dice} 1`, 'transfer.posted'],
  ],
  [
    `update ledger.transfer set refusal = null where reference = 'refused'`,
    ['currency.sum MYR', 'transfer.entries', 'transfer.posted'],
  ],
  [
    `update ledger.transfer set refusal = null, debit_balance_minor = 0, credit_balance_minor = 0
       where reference = 'refused'`,
    ['transfer.entries', 'transfer.posted'],
  ],
  [
    `update ledger.transfer set posted_xid = null where reference = 'rnd_2'`,
    [`house_rollup.sum ${dice} 1`, 'transfer.posted'],
  ],
  [
    `update ledger.transfer set posted_xid = ${endOfFirstRollup} where reference = 'refused'`,
    ['transfer.posted'],
  ],
  [
    `update ledger.transfer set debit_balance_minor = null where reference = 'rnd_2'`,
    [
      'currency.sum MYR',
      `entry.transfer ${aminah} 4`,
      'transfer.entries',
      `transfer.house ${aminah}`,
      `transfer.rolled_up ${aminah}`,
    ],
  ],
  [
    `update ledger.transfer set debit_balance_minor = 1 where reference = 'rnd_2'`,
    [`entry.transfer ${aminah} 4`],
  ],
  [
    `update ledger.transfer set credit_balance_minor = 1 where reference = 'dep_1'`,
    [`entry.transfer ${aminah} 1`],
  ],
  [
    `update ledger.transfer set credit_account_number = 4711 where reference = 'rnd_2'`,
    ['currency.sum MYR', `house_rollup.sum ${dice} 1`, 'transfer.house 4711', 'transfer.rolled_up'],
  ],
  [
    `update ledger.transfer set credit_account_number = ${numberOf(fees)} where reference = 'rnd_4'`,
    [`transfer.input ${aminah}`],
  ],
  [
    `update ledger.transfer set debit_account_number = ${numberOf(bala)} where reference = 'rnd_4'`,
    [`entry.transfer ${aminah} 8`, `transfer.input ${bala}`],
  ],
  [
    `update ledger.transfer set amount_minor = amount_minor + 1 where reference = 'rnd_4'`,
    ['currency.sum MYR', `entry.transfer ${aminah} 8`, 'transfer.entries', `transfer.input ${aminah}`],
  ],
  [`update ledger.transfer set currency = 'USD' where reference = 'rnd_4'`, [`transfer.input ${aminah}`]],
  [
    `update ledger.transfer set reason = 'bonus' where reference = 'rnd_4'`,
    [`entry.filter ${aminah} 8`, `transfer.input ${aminah}`],
  ],
  [`update ledger.transfer set reference = 'rnd_5' where reference = 'rnd_4'`, [`transfer.input ${aminah}`]],
  [
    `update ledger.transfer set input_hash = gen_random_uuid() where reference = 'refused'`,
    [`transfer.input ${bala}`],
  ],
  [
    `update ledger.account set currency = 'USD' where account_id = '${devi}'`,
    ['currency.sum MYR', 'currency.sum USD', `transfer.input ${devi}`],
  ],
  [
    `update ledger.account set currency = 'USD' where account_id = '${fees}'`,
    ['currency.sum MYR', 'currency.sum USD', `transfer.input ${devi}`, `transfer.input ${aminah}`],
  ],
  [
    `update ledger.transfer_key set idempotency_key = 'another' where transfer_id = ${transferIdOf('rnd_4')}`,
    [`transfer.input ${aminah}`],
  ],
  [`delete from ledger.transfer_key where transfer_id = ${transferIdOf('rnd_4')}`, ['transfer.key']],
  [
    `insert into ledger.transfer_key values ('wau', 'a second key', ${transferIdOf('rnd_4')})`,
    [`transfer.input ${aminah}`, 'transfer.key'],
  ],
  [`insert into ledger.transfer_key values ('wau', 'of nothing', gen_random_uuid())`, ['transfer.key']],
  [
    `update ledger.account set balance_minor = balance_minor + 1 where merchant_id = 'wau' and account_id = '${aminah}'`,
    [`account.balance ${aminah} 8`],
  ],
  [
    `update ledger.account set version = version + 1 where merchant_id = 'wau' and account_id = '${aminah}'`,
    [`account.balance ${aminah} 9`],
  ],
  [`update ledger.account set balance_minor = 1 where account_id = '${chan}'`, [`account.balance ${chan} 0`]],
  [`update ledger.account set version = 1 where account_id = '${chan}'`, [`account.balance ${chan} 1`]],
  [
    `update ledger.account set allow_negative = false where account_id = '${devi}'`,
    [`account.balance ${devi} 1`],
  ],
  [
    `update ledger.account set staked_minor = staked_minor + 1 where merchant_id = 'wau' and account_id = '${bala}'`,
    [`account.play ${bala} 129`],
  ],
  [
    `update ledger.account set won_minor = won_minor + 1 where merchant_id = 'wau' and account_id = '${bala}'`,
    [`account.play ${bala} 129`],
  ],
  [`update ledger.account set staked_minor = 1 where account_id = '${chan}'`, [`account.play ${chan} 0`]],
  [`update ledger.account set won_minor = 1 where account_id = '${chan}'`, [`account.play ${chan} 0`]],
  [`update ledger.play_sum set staked_minor = staked_minor + 1`, [`play_sum.sum ${bala} 128`]],
  [`update ledger.play_sum set won_minor = won_minor + 1`, [`play_sum.sum ${bala} 128`]],
  [`update ledger.play_sum set version = 64`, [`play_sum.sum ${bala} 128`, `play_sum.sum ${bala} 64`]],
  [`delete from ledger.play_sum`, [`play_sum.sum ${bala} 128`]],
  [`update ledger.house_rollup set version = 3 ${entryOf(dice, 2)}`, [`house_rollup.chain ${dice} 3`]],
  [
    `update ledger.house_rollup set version = 2 where account_number = ${numberOf('house:cash')}`,
    ['house_rollup.chain house:cash 2'],
  ],
  [
    `update ledger.house_rollup set previous_balance_minor = previous_balance_minor + 1, amount_minor = amount_minor - 1
       ${entryOf(dice, 2)}`,
    [`house_rollup.chain ${dice} 2`, `house_rollup.sum ${dice} 2`],
  ],
  [
    `update ledger.house_rollup set previous_balance_minor = 1, amount_minor = amount_minor - 1 ${entryOf(dice, 1)}`,
    [`house_rollup.chain ${dice} 1`, `house_rollup.sum ${dice} 1`],
  ],
  [`update ledger.house_rollup set from_xid = '1' ${entryOf(dice, 1)}`, [`house_rollup.chain ${dice} 1`]],
  [
    `update ledger.house_rollup set from_xid = (from_xid::text::bigint - 1)::text::xid8 ${entryOf(dice, 2)}`,
    [`house_rollup.chain ${dice} 2`],
  ],
  [
    `update ledger.house_rollup set balance_minor = balance_minor + 1 ${entryOf(dice, 2)}`,
    [`house_rollup.chain ${dice} 2`],
  ],
  [
    `update ledger.house_rollup set amount_minor = amount_minor + 1, balance_minor = balance_minor + 1
       ${entryOf(dice, 2)}`,
    [`house_rollup.sum ${dice} 2`],
  ],
  [
    `update ledger.house_rollup set entry_count = entry_count + 1 ${entryOf(dice, 2)}`,
    [`house_rollup.sum ${dice} 2`],
  ],
  [
    `update ledger.house_rollup set account_number = 4711 where account_number = ${numberOf('house:cash')}`,
    ['house_rollup.chain 4711 1', 'house_rollup.sum 1', 'transfer.rolled_up house:cash'],
  ],
  [
    `update ledger.transfer set posted_xid = ${endOfFirstRollup} where reference = 'rnd_2'`,
    [`house_rollup.sum ${dice} 1`, `house_rollup.sum ${dice} 2`],
  ],
  [
    `delete from ledger.house_rollup where account_number = ${numberOf('house:cash')}`,
    ['transfer.rolled_up house:cash'],
  ],
  [`delete from ledger.house_rollup ${entryOf(fees, 2)}`, [`transfer.rolled_up ${fees}`]],
];
