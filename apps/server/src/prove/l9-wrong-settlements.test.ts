import { randomInt } from 'node:crypto';
import { type Minor, toMinor } from '@wau/money/minor';
import { proofSize } from '@wau/service/testing/proof-size';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BetKey } from '../modules/play/betting/bet.ts';
import { type BetCorrection, correctBet } from '../modules/play/betting/correct-bet.ts';
import { findWrongSums } from '../modules/play/betting/find-wrong-sums.ts';
import { openPlayer, type TestPlayer } from '../modules/play/vendor/testing/test-player.ts';
import { createVendorClient } from '../modules/play/vendor/testing/vendor-client.ts';
import { studioVendorCode, studioVendorKey } from '../seed-demo.ts';
import { boundedParallel } from '../testing/bounded-parallel.ts';
import { createTestServer, testSecret } from '../testing/test-server.ts';

const betCount = proofSize({ full: 10_000, quick: 150 });
const playerCount = 20;
const stakeMinor = 100n;
const betsPerCall = 50;
/**
 * After so many corrections one of the server's connections is killed, in the middle of whatever it does. Four of five
 * have just ended that when they hear of it, so that few bets need many kills.
 */
const correctionsPerKill = proofSize({ full: 15, quick: 3 });

const server = await createTestServer();
const killer = new Client({ connectionString: server.testDatabase.superuserUrl });
beforeAll(() => killer.connect());
afterAll(() => killer.end());

const vendor = createVendorClient(server.handle.vendorTransport, {
  vendorCode: studioVendorCode,
  key: studioVendorKey(testSecret),
  clock: server.clock,
});

/** A bet with all that it is to go through, and what it must come to. */
interface PlannedBet {
  readonly player: TestPlayer;
  readonly key: BetKey;
  readonly corrections: readonly Pick<BetCorrection, 'result' | 'transactionKey'>[];
}

const settledWith = (payout: number): BetCorrection['result'] => ({
  kind: 'settled',
  payoutMinor: toMinor(BigInt(payout)),
  turnoverMinor: toMinor(stakeMinor),
});

async function placeAll(players: readonly TestPlayer[]): Promise<readonly PlannedBet[]> {
  const planned: PlannedBet[] = [];
  while (planned.length < betCount) {
    const rounds = Array.from({ length: Math.min(betsPerCall, betCount - planned.length) }, (_, index) => {
      const player = players[(planned.length + index) % playerCount];
      if (player === undefined) throw new Error('the index is in range');
      return { player, round: player.round({ endRound: true }) };
    });
    const answers = await vendor.sendBets(
      rounds.map(({ round }) => {
        const { transactionId, amountMinor } = round.win(String(randomInt(1, 300)));
        return { ...round.bet, win: { transactionId, amountMinor } };
      }),
    );
    expect(answers.filter((answer) => !/^\d+$/.test(answer))).toEqual([]);
    planned.push(...rounds.map(({ player, round }) => planOf(player, round.bet.roundId)));
  }
  return planned;
}

function planOf(player: TestPlayer, externalKey: string): PlannedBet {
  const results: BetCorrection['result'][] = [
    settledWith(randomInt(0, 300)),
    { kind: 'voided' },
    settledWith(randomInt(0, 300)),
  ];
  return {
    player,
    key: { merchantCode: player.member.merchantCode, source: 'vendor', provider: 'studio', externalKey },
    corrections: results.map((result, number) => ({ result, transactionKey: `${externalKey}:${number}` })),
  };
}

let started = 0;

/** Kills a connection of the server now and then. */
async function maybeKill(): Promise<void> {
  started += 1;
  if (started % correctionsPerKill !== 0) return;
  await killer.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename <> current_user and backend_type = 'client backend'
        and state <> 'idle'
      order by random() limit 1`,
  );
}

/** Sends a correction until it is answered, sometimes twice, as somebody does who lost the answer. */
async function correctUntilAnswered(correction: BetCorrection): Promise<number> {
  let failures = 0;
  for (;;) {
    await maybeKill();
    try {
      const answer = await correctBet(server, correction);
      if (randomInt(4) === 0) await correctBet(server, correction);
      expect(answer.standing.status).toBe(correction.result.kind === 'voided' ? 'refunded' : 'settled');
      return failures;
    } catch (error) {
      if (!isBrokenConnection(error)) throw error;
      failures += 1;
    }
  }
}

/** The server was told that the connection is gone, or noticed it by itself; whether it committed is not known. */
function isBrokenConnection(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return ['57P01', 'ECONNRESET', 'EPIPE'].includes(code) || /terminat|not queryable/i.test(message);
}

describe(`L9: ${betCount} bets re-settled with another result, voided and re-settled, with killed connections`, () => {
  test('balances equal the model, and every step is there to be seen', { timeout: 1_800_000 }, async () => {
    const fundsMinor = BigInt(betCount) * 1_000n;
    const players = await Promise.all(
      Array.from({ length: playerCount }, () => openPlayer(server, vendor, fundsMinor)),
    );
    const planned = await placeAll(players);
    let failures = 0;
    await boundedParallel(
      planned,
      async ({ key, corrections }) => {
        for (const correction of corrections) {
          failures += await correctUntilAnswered({ bet: key, ...correction });
        }
      },
      8,
    );
    expect(failures, 'kills that hit a correction').toBeGreaterThan(0);

    for (const player of players) {
      const model = planned
        .filter((each) => each.player === player)
        .reduce((sum, { corrections }) => sum - stakeMinor + lastPayout(corrections), fundsMinor);
      expect(await player.balance()).toBe(model);
    }
    expect(await countedSteps()).toEqual([
      { kind: 'reversed', steps: betCount * 3 },
      { kind: 'settled', steps: betCount * 2 },
      { kind: 'voided', steps: betCount },
    ]);
    expect(await movedOtherwise()).toEqual([]);
    expect(await findWrongSums(server.runner, 'wau' as never)).toEqual([]);
  });
});

function lastPayout(corrections: PlannedBet['corrections']): Minor {
  const last = corrections.at(-1)?.result;
  if (last?.kind !== 'settled') throw new Error('every bet is settled in the end');
  return last.payoutMinor;
}

function countedSteps() {
  return server.runner.query({
    text: `select kind, count(*)::int4 as steps from wau.bet_settlements group by kind order by kind`,
    values: [],
  });
}

/** Bets for which the ledger has moved something else than the record says. */
function movedOtherwise() {
  return server.runner.query({
    text: `
      select bet.external_key
        from wau.bet_standings as bet
        left join (
          select reference, sum(case reason when 'game.bet' then -amount_minor when 'game.win' then amount_minor
                                  else case when credited.kind = 'player' then amount_minor else -amount_minor end
                                end) as moved_minor
            from ledger.transfer as transfer
            join ledger.account as credited
              on credited.merchant_id = transfer.merchant_id
             and credited.account_number = transfer.credit_account_number
           where refusal is null
           group by reference
        ) as ledger on ledger.reference = bet.external_key
       where ledger.moved_minor
             is distinct from bet.payout_minor + bet.refunded_minor + bet.receivable_minor - bet.stake_minor`,
    values: [],
  });
}
