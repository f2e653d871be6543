import type { MerchantCode } from '@wau/contract/ids';
import { withTransaction } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Reason } from './reasons.ts';
import { reasons } from './reasons.ts';
import {
  accountId,
  aminah,
  bala,
  cash,
  createTestPool,
  depositOf,
  dice,
  ledgerOn,
  merchantId,
  minor,
  openUsualAccounts,
  transferOf,
} from './testing/test-ledger.ts';
import { untilAllIsOld } from './testing/until-all-is-old.ts';

describe('ledger', async () => {
  const { database } = await createTestPool(8);
  const runner = poolRunner(database.pool);
  const ledger = ledgerOn(runner);
  const balanceOf = async (account: typeof aminah) =>
    (await ledger.balanceOf(merchantId, account))?.balanceMinor;

  /** Empties both wallets, then gives Aminah what the test starts with. */
  async function startWith(amount: number): Promise<void> {
    for (const account of [aminah, bala]) {
      const balance = (await ledger.balanceOf(merchantId, account))?.balanceMinor;
      if (balance !== undefined && balance > 0n) {
        await ledger.post(
          transferOf({ debit: account, credit: cash, amountMinor: balance, reason: 'withdrawal' }),
        );
      }
    }
    if (amount > 0) await ledger.post(depositOf(aminah, amount));
  }

  beforeAll(() => openUsualAccounts(ledger));
  afterEach(async () => expect(await ledger.verifyChains(merchantId)).toEqual([]));

  it('moves an amount and answers with the balances after it', async () => {
    await startWith(500);
    const house = (await balanceOf(dice)) ?? 0n;
    const answer = await ledger.post(transferOf({ reference: 'rnd_1' }));
    expect(answer).toEqual({
      outcome: 'posted',
      transferId: expect.stringMatching(/^trf_[0-9a-z]{26}$/),
      replayed: false,
      debitBalanceMinor: 400n,
      creditBalanceMinor: undefined,
    });
    expect(await balanceOf(aminah)).toBe(400n);
    expect(await balanceOf(dice)).toBe(house + 100n);
  });

  it('moves between players and between house accounts', async () => {
    await startWith(500);
    const [gift, internal] = await Promise.all([
      ledger.post(transferOf({ credit: bala, reason: 'adjustment' })),
      ledger.post(transferOf({ debit: dice, credit: cash, reason: 'adjustment' })),
    ]);
    expect(gift).toMatchObject({ outcome: 'posted', debitBalanceMinor: 400n, creditBalanceMinor: 100n });
    expect(internal).toMatchObject({
      outcome: 'posted',
      debitBalanceMinor: undefined,
      creditBalanceMinor: undefined,
    });
  });

  it('refuses with balance.insufficient, and the same key stays refused when money has come', async () => {
    await startWith(99);
    const bet = transferOf();
    const refused = {
      outcome: 'refused',
      refusal: 'balance.insufficient',
      replayed: false,
      debitBalanceMinor: 99n,
    };
    const first = await ledger.post(bet);
    expect(first).toMatchObject(refused);
    await ledger.post(depositOf(aminah, 1_000));
    expect(await ledger.post(bet)).toEqual({ ...first, replayed: true });
    expect(await balanceOf(aminah)).toBe(1_099n);
  });

  it('spends the last sen', async () => {
    await startWith(100);
    expect(await ledger.post(transferOf())).toMatchObject({ outcome: 'posted', debitBalanceMinor: 0n });
    expect(await ledger.post(transferOf({ amountMinor: minor(1) }))).toMatchObject({ outcome: 'refused' });
  });

  it('refuses with account.unknown and currency.mismatch before it looks at the balance', async () => {
    await startWith(0);
    const nobody = accountId('player:nobody:main');
    expect(await ledger.post(transferOf({ credit: nobody }))).toMatchObject({ refusal: 'account.unknown' });
    expect(await ledger.post(transferOf({ debit: nobody, credit: aminah }))).toMatchObject({
      refusal: 'account.unknown',
    });
    expect(await ledger.post(transferOf({ currency: 'USD' }))).toMatchObject({
      refusal: 'currency.mismatch',
      debitBalanceMinor: 0n,
    });
  });

  it('answers a repeated key with the stored answer, and another input with idempotency.conflict', async () => {
    await startWith(500);
    const bet = transferOf({ reference: 'rnd_2' });
    const first = await ledger.post(bet);
    await ledger.post(transferOf());
    expect(await ledger.post(bet)).toEqual({ ...first, replayed: true });
    for (const change of [
      { amountMinor: minor(101) },
      { debit: bala },
      { credit: cash },
      { currency: 'USD' },
      { reason: 'adjustment' },
      { reference: 'rnd_3' },
    ] as const) {
      expect(await ledger.post({ ...bet, ...change })).toMatchObject({
        outcome: 'refused',
        refusal: 'idempotency.conflict',
        transferId: first.transferId,
      });
    }
    expect(await balanceOf(aminah)).toBe(300n);
  });

  it('takes equal keys in one batch: one posts, repetitions share its answer, another input conflicts', async () => {
    await startWith(500);
    const bet = transferOf();
    const answers = await ledger.postInTransaction(runner, [
      bet,
      bet,
      { ...bet, amountMinor: minor(7) },
      bet,
    ]);
    expect(answers.map((answer) => [answer.outcome, answer.replayed])).toEqual([
      ['posted', false],
      ['posted', true],
      ['refused', true],
      ['posted', true],
    ]);
    expect(answers[2]).toMatchObject({ refusal: 'idempotency.conflict' });
    expect(await balanceOf(aminah)).toBe(400n);
  });

  it('keeps the order of one account in a batch, and a refused transfer does not disturb the others', async () => {
    await startWith(100);
    const answers = await Promise.all([
      ledger.post(transferOf({ amountMinor: minor(60) })),
      ledger.post(transferOf({ amountMinor: minor(60) })),
      ledger.post(transferOf({ debit: dice, credit: aminah, amountMinor: minor(30), reason: 'game.win' })),
      ledger.post(transferOf({ amountMinor: minor(60) })),
      ledger.post(transferOf({ amountMinor: minor(10), credit: bala })),
      ledger.post(transferOf({ debit: bala, amountMinor: minor(10) })),
    ]);
    expect(answers.map((answer) => [answer.outcome, answer.debitBalanceMinor])).toEqual([
      ['posted', 40n],
      ['refused', 40n],
      ['posted', undefined],
      ['posted', 10n],
      ['posted', 0n],
      ['posted', 0n],
    ]);
  });

  it('lets an account owe only where it was opened so', async () => {
    const agent = accountId('agent:siti');
    await ledger.openAccount({
      merchantId,
      accountId: agent,
      kind: 'agent',
      currency: 'MYR',
      allowNegative: true,
    });
    expect(await ledger.post(transferOf({ debit: agent }))).toMatchObject({
      outcome: 'posted',
      debitBalanceMinor: -100n,
    });
    expect(await ledger.post(transferOf({ debit: dice, credit: agent, reason: 'bonus' }))).toMatchObject({
      creditBalanceMinor: 0n,
    });
  });

  it('refuses a key before its transfer comes, whatever the transfer is', async () => {
    await startWith(500);
    const bet = transferOf();
    const refused = await ledger.refuseKey(merchantId, bet.idempotencyKey, 'vendor.bet.rolled.back');
    expect(refused).toMatchObject({ outcome: 'refused', refusal: 'vendor.bet.rolled.back', replayed: false });
    expect(await ledger.refuseKey(merchantId, bet.idempotencyKey, 'vendor.bet.rolled.back')).toEqual({
      ...refused,
      replayed: true,
    });
    expect(await ledger.post(bet)).toEqual({ ...refused, replayed: true });
    expect(await ledger.post({ ...bet, amountMinor: minor(5) })).toEqual({ ...refused, replayed: true });
    expect(await balanceOf(aminah)).toBe(500n);
  });

  it('gives the answer back when the key that is to be refused has been posted', async () => {
    await startWith(500);
    const bet = transferOf();
    const posted = await ledger.post(bet);
    expect(await ledger.refuseKey(merchantId, bet.idempotencyKey, 'vendor.bet.rolled.back')).toEqual({
      ...posted,
      replayed: true,
    });
  });

  it('decides a race of a bet and the refusal of its key once', async () => {
    await startWith(2_000);
    const bets = Array.from({ length: 20 }, () => transferOf());
    const answers = await Promise.all(
      bets.map((bet) =>
        Promise.all([
          ledger.post(bet),
          ledger.refuseKey(merchantId, bet.idempotencyKey, 'vendor.bet.rolled.back'),
        ]),
      ),
    );
    for (const [bet, refusal] of answers) expect(bet.outcome).toBe(refusal.outcome);
    const posted = answers.filter(([bet]) => bet.outcome === 'posted').length;
    expect(await balanceOf(aminah)).toBe(2_000n - BigInt(posted) * 100n);
  });

  it('is undone and done with the transaction it is part of', async () => {
    await startWith(500);
    const bet = transferOf();
    const undone = withTransaction(database, async (tx) => {
      const [answer] = await ledger.postInTransaction(tx, [bet]);
      expect(answer).toMatchObject({ outcome: 'posted', debitBalanceMinor: 400n });
      throw new Error('second thoughts');
    });
    await expect(undone).rejects.toThrow('second thoughts');
    expect(await balanceOf(aminah)).toBe(500n);
    await withTransaction(database, (tx) => ledger.postInTransaction(tx, [bet]));
    expect(await balanceOf(aminah)).toBe(400n);
  });

  it('keeps merchants apart, also in one batch and under the same key', async () => {
    const other = 'laut' as MerchantCode;
    await openUsualAccounts(ledger, other);
    await startWith(500);
    const bet = transferOf();
    const [here, there] = await Promise.all([ledger.post(bet), ledger.post({ ...bet, merchantId: other })]);
    expect(here).toMatchObject({ outcome: 'posted' });
    expect(there).toMatchObject({ outcome: 'refused', refusal: 'balance.insufficient' });
    expect(await ledger.verifyChains(other)).toEqual([]);
  });

  it('opens an account once and complains when it is open as something else', async () => {
    const account = { merchantId, accountId: aminah, kind: 'player', currency: 'MYR' } as const;
    await ledger.openAccount(account);
    await expect(ledger.openAccount({ ...account, currency: 'USD' })).rejects.toThrow('another kind');
    await expect(ledger.openAccount({ ...account, allowNegative: true })).rejects.toThrow('another kind');
    expect(await ledger.balanceOf(merchantId, accountId('player:nobody:main'))).toBeUndefined();
  });

  it('throws for what only a bug can send, without harm to what shares the batch', async () => {
    await startWith(500);
    await expect(ledger.post(transferOf({ amountMinor: minor(0) }))).rejects.toThrow(RangeError);
    await expect(ledger.post(transferOf({ amountMinor: minor(-5) }))).rejects.toThrow(RangeError);
    await expect(ledger.post(transferOf({ credit: aminah }))).rejects.toThrow(RangeError);
    const [good, bad] = await Promise.allSettled([
      ledger.post(transferOf()),
      ledger.post(transferOf({ reason: 'made.up' as Reason })),
    ]);
    expect(good).toMatchObject({ status: 'fulfilled', value: { outcome: 'posted' } });
    expect(bad).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining('made.up') },
    });
  });

  it('lists movements newest first, page by page and filtered', async () => {
    const player = accountId('player:chong:main');
    await ledger.openAccount({ merchantId, accountId: player, kind: 'player', currency: 'MYR' });
    await ledger.post(depositOf(player, 1_000, { reference: 'dep_1' }));
    await ledger.post(transferOf({ debit: player, reference: 'rnd_7' }));
    await ledger.post(transferOf({ debit: player, amountMinor: minor(5_000) }));
    await ledger.post(
      transferOf({ debit: dice, credit: player, reason: 'game.win', amountMinor: minor(250) }),
    );
    const query = { merchantId, accountId: player, limit: 2 };
    const first = await ledger.movements(query);
    expect(
      first.map(({ version, reason, amountMinor, balanceMinor, reference }) => [
        version,
        reason,
        amountMinor,
        balanceMinor,
        reference,
      ]),
    ).toEqual([
      [3n, 'game.win', 250n, 1_150n, undefined],
      [2n, 'game.bet', -100n, 900n, 'rnd_7'],
    ]);
    const second = await ledger.movements({ ...query, before: 2n });
    expect(second).toMatchObject([{ version: 1n, reason: 'deposit', amountMinor: 1_000n, currency: 'MYR' }]);
    expect(await ledger.movements({ ...query, reasons: ['deposit'] })).toHaveLength(1);
    const times = [...first, ...second].map((movement) => movement.happenedAt);
    expect(await ledger.movements({ ...query, from: times[0] as Date, limit: 10 })).toHaveLength(1);
    expect(await ledger.movements({ ...query, until: times[0] as Date, limit: 10 })).toHaveLength(2);
  });

  it('rolls the house up without missing or doubling what is still being posted', async () => {
    await startWith(1_000);
    await untilAllIsOld(runner);
    await ledger.rollUpHouse(merchantId);
    const before = (await balanceOf(dice)) ?? 0n;
    await withTransaction(database, async (tx) => {
      await ledger.postInTransaction(tx, [transferOf({ debit: bala, credit: dice }), depositOf(bala, 5)]);
      await ledger.post(transferOf());
      // The open transaction is older than the bet, so both wait for the next roll-up.
      expect(await ledger.rollUpHouse(merchantId)).toBe(0);
      expect(await balanceOf(dice)).toBe(before + 100n);
      await ledger.postInTransaction(tx, [transferOf({ debit: bala, credit: dice, amountMinor: minor(5) })]);
    });
    expect(await balanceOf(dice)).toBe(before + 105n);
    await untilAllIsOld(runner);
    expect(await ledger.rollUpHouse(merchantId)).toBe(2);
    expect(await balanceOf(dice)).toBe(before + 105n);
    expect(await ledger.rollUpHouse(merchantId)).toBe(0);
  });

  it('counts in the house what was under way while it was rolled up', async () => {
    await startWith(1_000);
    await untilAllIsOld(runner);
    await ledger.rollUpHouse(merchantId);
    const before = (await balanceOf(dice)) ?? 0n;
    await ledger.post(transferOf());
    await untilAllIsOld(runner);
    await withTransaction(database, async (tx) => {
      await ledger.postInTransaction(tx, [transferOf()]);
      expect(await ledger.rollUpHouse(merchantId)).toBeGreaterThan(0);
    });
    expect(await balanceOf(dice)).toBe(before + 200n);
    await untilAllIsOld(runner);
    expect(await ledger.rollUpHouse(merchantId)).toBe(1);
    expect(await balanceOf(dice)).toBe(before + 200n);
  });

  it('answers everything it took before it stops', async () => {
    await startWith(1_000);
    const stopping = ledgerOn(runner);
    const accepted = [stopping.post(transferOf()), stopping.post(transferOf())];
    await Promise.resolve();
    const drained = stopping.drain();
    await expect(stopping.post(transferOf())).rejects.toMatchObject({ name: 'OverloadError' });
    expect(await Promise.all(accepted)).toMatchObject([{ outcome: 'posted' }, { outcome: 'posted' }]);
    await drained;
  });

  it('knows the same reasons as the database', async () => {
    const { rows } = await database.pool.query<{ reason: string }>('select reason from ledger.reason');
    expect(rows.map((row) => row.reason).sort()).toEqual([...reasons].sort());
  });
});
