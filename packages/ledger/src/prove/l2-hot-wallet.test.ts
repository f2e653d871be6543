import { poolRunner } from '@wau/service/database/sql-runner';
import { proofSize } from '@wau/service/testing/proof-size';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  accountId,
  aminah,
  countDeadlocks,
  createTestPool,
  depositOf,
  ledgerOn,
  merchantId,
  minor,
  openUsualAccounts,
  transferOf,
} from '../testing/test-ledger.ts';

const clients = 64;
const bets = proofSize({ full: 10_000, quick: 2_000 });

describe(`L2: ${clients} clients, ${bets} bets against funds for 100`, async () => {
  const { database } = await createTestPool(32);
  const runner = poolRunner(database.pool);
  // Two API nodes, each with batches of its own, and clients that post one by one inside transactions.
  const nodes = [ledgerOn(runner), ledgerOn(runner)] as const;
  beforeAll(() => openUsualAccounts(nodes[0]));

  it('accepts exactly 100 and never deadlocks', { timeout: 600_000 }, async () => {
    await nodes[0].post(depositOf(aminah, 100 * 100));
    const deadlocksBefore = await countDeadlocks(runner);
    let left = bets;
    let accepted = 0;
    let refused = 0;

    const client = async (number: number): Promise<void> => {
      while (left > 0) {
        left -= 1;
        const bet = transferOf({ amountMinor: minor(100) });
        const answer =
          number % 4 === 3
            ? (await nodes[0].postInTransaction(runner, [bet]))[0]
            : await nodes[number % 2 === 0 ? 0 : 1].post(bet);
        if (answer?.outcome === 'posted') accepted += 1;
        else if (answer?.refusal === 'balance.insufficient') refused += 1;
      }
    };
    await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));

    expect({ accepted, refused }).toEqual({ accepted: 100, refused: bets - 100 });
    expect((await nodes[0].balanceOf(merchantId, aminah))?.balanceMinor).toBe(0n);
    expect((await countDeadlocks(runner)) - deadlocksBefore).toBe(0n);
    expect(await nodes[0].verifyChains(merchantId)).toEqual([]);
  });

  it('never deadlocks when batches of two nodes cross between the same wallets', {
    timeout: 600_000,
  }, async () => {
    const wallets = Array.from({ length: 12 }, (_, number) => `player:cross${number}:main`);
    const accounts = await Promise.all(
      wallets.map(async (wallet) => {
        const account = accountId(wallet);
        await nodes[0].openAccount({ merchantId, accountId: account, kind: 'player', currency: 'MYR' });
        await nodes[0].post(depositOf(account, 1_000));
        return account;
      }),
    );
    const deadlocksBefore = await countDeadlocks(runner);
    const rounds = proofSize({ full: 4_000, quick: 800 });
    const answers = await Promise.all(
      Array.from({ length: rounds }, (_, round) => {
        const debit = accounts[round % 12];
        const credit =
          accounts[(round * 7 + 5) % 12 === round % 12 ? (round + 1) % 12 : (round * 7 + 5) % 12];
        if (debit === undefined || credit === undefined) throw new Error('twelve accounts');
        return nodes[round % 2 === 0 ? 0 : 1].post(transferOf({ debit, credit, reason: 'adjustment' }));
      }),
    );
    expect(answers).toHaveLength(rounds);
    const balances = await nodes[0].balancesOf(merchantId, accounts);
    expect([...balances.values()].reduce((sum, { balanceMinor }) => sum + balanceMinor, 0n)).toBe(12_000n);
    expect((await countDeadlocks(runner)) - deadlocksBefore).toBe(0n);
    expect(await nodes[0].verifyChains(merchantId)).toEqual([]);
  });
});
