import { poolRunner, type SqlRunner } from '@wau/service/database/sql-runner';
import { proofSize } from '@wau/service/testing/proof-size';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Ledger } from '../ledger.ts';
import {
  accountId,
  cash,
  createTestPool,
  depositOf,
  ledgerOn,
  merchantId,
  minor,
  openUsualAccounts,
  transferOf,
} from '../testing/test-ledger.ts';
import type { Transfer, TransferAnswer } from '../transfer.ts';

const requests = proofSize({ full: 5_000, quick: 1_000 });
const players = Array.from({ length: 50 }, (_, number) => accountId(`player:retry${number}:main`));

describe(`L3: ${requests} requests sent 2 to 5 times in parallel, a tenth of the answers lost`, async () => {
  const { database } = await createTestPool(16);
  const runner = poolRunner(database.pool);
  const random = pseudoRandom(20_261_121);
  const nodes = [ledgerOn(losingAnswers(runner, random)), ledgerOn(losingAnswers(runner, random))] as const;
  const observer = ledgerOn(runner);

  beforeAll(async () => {
    await openUsualAccounts(observer);
    for (const player of players) {
      await observer.openAccount({ merchantId, accountId: player, kind: 'player', currency: 'MYR' });
      // Enough for about two thirds of the bets, so that refusals are repeated as well.
      await observer.post(depositOf(player, Math.floor((requests / players.length) * 66)));
    }
  });

  it('each has one effect and one answer, and a changed body is refused', { timeout: 600_000 }, async () => {
    const bets = Array.from({ length: requests }, (_, number) =>
      transferOf({ debit: playerAt(number), amountMinor: minor(100), reference: `rnd_${number}` }),
    );
    const answers = await Promise.all(bets.map((bet) => sendSeveralTimes(bet)));

    let posted = 0n;
    for (const ofRequest of answers) {
      const distinct = new Set(ofRequest.map((answer) => describeAnswer(answer)));
      expect(distinct.size).toBe(1);
      expect(ofRequest.filter((answer) => !answer.replayed).length).toBeLessThanOrEqual(1);
      if (ofRequest[0]?.outcome === 'posted') posted += 1n;
    }
    expect(posted).toBeGreaterThan(BigInt(requests) / 3n);
    expect(posted).toBeLessThan(BigInt(requests));
    await expectOneEffectEach(posted);

    const changed = await Promise.all(
      bets.map((bet, number) => persist(nodes[number % 2 === 0 ? 0 : 1], { ...bet, amountMinor: minor(99) })),
    );
    expect(
      changed.filter((answer) => answer.outcome !== 'refused' || answer.refusal !== 'idempotency.conflict'),
    ).toEqual([]);
    await expectOneEffectEach(posted);
    expect(await observer.verifyChains(merchantId)).toEqual([]);
  });

  async function expectOneEffectEach(posted: bigint): Promise<void> {
    const { rows } = await database.pool.query<{ keys: bigint; posted: bigint }>(
      `select count(*) as keys, count(*) filter (where refusal is null) as posted
         from ledger.transfer where reason = 'game.bet'`,
    );
    expect(rows).toEqual([{ keys: BigInt(requests), posted }]);
    const deposited = -((await observer.balanceOf(merchantId, cash))?.balanceMinor ?? 0n);
    const balances = await observer.balancesOf(merchantId, players);
    const left = [...balances.values()].reduce((sum, { balanceMinor }) => sum + balanceMinor, 0n);
    expect(deposited - left).toBe(posted * 100n);
  }

  function sendSeveralTimes(transfer: Transfer): Promise<readonly TransferAnswer[]> {
    const times = 2 + Math.floor(random() * 4);
    return Promise.all(Array.from({ length: times }, () => persist(nodes[random() < 0.5 ? 0 : 1], transfer)));
  }
});

/** A client that asks again until it hears an answer, as every caller must. */
async function persist(node: Ledger, transfer: Transfer): Promise<TransferAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await node.post(transfer);
    } catch (error) {
      if (!(error instanceof LostAnswer) || attempt === 50) throw error;
    }
  }
}

class LostAnswer extends Error {}

/** Every tenth posting: half of them never reach the database, half are done but nobody hears of it. */
function losingAnswers(runner: SqlRunner, random: () => number): SqlRunner {
  return {
    query: async (statement) => {
      const luck = random();
      if (luck < 0.05) throw new LostAnswer('the request was lost');
      const rows = await runner.query(statement);
      if (luck < 0.1) throw new LostAnswer('the answer was lost');
      return rows as never;
    },
  };
}

function describeAnswer(answer: TransferAnswer): string {
  const { replayed: _, ...rest } = answer;
  return JSON.stringify(rest, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));
}

function playerAt(number: number) {
  const player = players[number % players.length];
  if (player === undefined) throw new Error('there are players');
  return player;
}

/** Numbers from 0 to 1 that are the same in every run. */
function pseudoRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
