import { type Minor, toMinor } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import { describe, expect, test } from 'vitest';
import { studioVendorCode, studioVendorKey } from '../../../seed-demo.ts';
import { createTestServer, testSecret } from '../../../testing/test-server.ts';
import { openPlayer, type TestPlayer } from '../vendor/testing/test-player.ts';
import { createVendorClient } from '../vendor/testing/vendor-client.ts';
import type { BetKey, NewBet } from './bet.ts';
import { placeBets } from './bet-record.ts';
import { type BetCorrection, correctBet } from './correct-bet.ts';
import { findWrongSums } from './find-wrong-sums.ts';
import { settlementsOf } from './testing/bet-rows.ts';

const server = await createTestServer();
const vendor = createVendorClient(server.handle.vendorTransport, {
  vendorCode: studioVendorCode,
  key: studioVendorKey(testSecret),
  clock: server.clock,
});

let correctionCount = 0;
const newKey = (): string => {
  correctionCount += 1;
  return `correction-${correctionCount}`;
};

const settledWith = (payoutMinor: bigint, turnoverMinor = 100n): BetCorrection['result'] => ({
  kind: 'settled',
  payoutMinor: toMinor(payoutMinor),
  turnoverMinor: toMinor(turnoverMinor),
});
const voided = { kind: 'voided' } as const;

async function betOf(player: TestPlayer, payout?: string): Promise<BetKey> {
  const round = player.round();
  await vendor.send('bet', round.bet);
  if (payout !== undefined) await vendor.send('win', round.win(payout));
  const { merchantCode } = player.member;
  return { merchantCode, source: 'vendor', provider: 'studio', externalKey: round.bet.roundId };
}

const correct = (bet: BetKey, result: BetCorrection['result'], transactionKey = newKey()) =>
  correctBet(server, { bet, result, transactionKey });

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? error,
  );

const stepsOf = async ({ merchantCode, externalKey }: BetKey) =>
  (await settlementsOf(server.runner, merchantCode, externalKey)).map(
    ({ kind, payout_minor, refund_minor, turnover_minor, status }) =>
      `${kind} ${payout_minor} ${refund_minor} ${turnover_minor} ${status}`,
  );

const shown = async ({ member }: TestPlayer) => {
  const { list } = (await server.call('listBets', { token: member.token })).value();
  return list.map((bet) => `${bet.status} ${bet.stakeMinor} ${bet.payoutMinor}`);
};

describe('a wrong result', () => {
  test('is put right by new rows and one movement; the member sees the right one', async () => {
    const player = await openPlayer(server, vendor, 1_000n);
    const bet = await betOf(player, '250');
    const { movedMinor } = await correct(bet, settledWith(40n));
    expect([movedMinor, await player.balance()]).toEqual([-210n, 940n]);
    expect(await stepsOf(bet)).toEqual([
      'settled 250 0 100 settled',
      'reversed -250 0 -100 open',
      'settled 40 0 100 settled',
    ]);
    expect(await shown(player)).toEqual(['settled 100 40']);
    const movements = (await server.call('listMovements', { token: player.member.token })).value();
    expect(movements.list[0]).toMatchObject({
      reason: 'bet.correction',
      amountMinor: '-210',
      reference: bet.externalKey,
    });
    expect(await findWrongSums(server.runner, 'wau' as never)).toEqual([]);
  });

  test('may be a void, and a void may be settled again', async () => {
    const player = await openPlayer(server, vendor, 1_000n);
    const bet = await betOf(player, '250');
    await correct(bet, voided);
    expect([await player.balance(), await shown(player)]).toEqual([1_000n, ['refunded 100 0']]);
    await correct(bet, settledWith(30n, 50n));
    expect([await player.balance(), await shown(player)]).toEqual([930n, ['settled 100 30']]);
    await correct(bet, voided);
    expect(await player.balance()).toBe(1_000n);
    expect((await stepsOf(bet)).slice(1)).toEqual([
      'reversed -250 0 -100 open',
      'voided 0 100 0 refunded',
      'reversed 0 -100 0 open',
      'settled 30 0 50 settled',
      'reversed -30 0 -50 open',
      'voided 0 100 0 refunded',
    ]);
    expect(await findWrongSums(server.runner, 'wau' as never)).toEqual([]);
  });

  test('of an open bet is its first; a vendor that comes later finds it settled', async () => {
    const player = await openPlayer(server, vendor, 1_000n);
    const round = player.round();
    await vendor.send('bet', round.bet);
    const { merchantCode } = player.member;
    const bet = {
      merchantCode,
      source: 'vendor',
      provider: 'studio',
      externalKey: round.bet.roundId,
    } as const;
    await correct(bet, settledWith(70n));
    expect(await stepsOf(bet)).toEqual(['settled 70 0 100 settled']);
    expect((await vendor.send('win', round.win('500'))).outcome).toBe('409 vendor.round.ended');
    expect((await vendor.send('rollback', round.rollback())).outcome).toBe('409 vendor.bet.settled');
    expect(await player.balance()).toBe(970n);
  });

  test('replaces what was paid in parts, and leaves what the source gave back', async () => {
    const player = await openPlayer(server, vendor, 1_000n);
    const round = player.round();
    await vendor.send('bet', round.bet);
    const second = { ...round.bet, transactionId: `${round.bet.roundId}:second`, amountMinor: '60' };
    await vendor.send('bet', second);
    await vendor.send('rollback', round.rollback({ betTransactionId: second.transactionId }));
    await vendor.send('win', round.win('20', { endRound: false }));
    const { merchantCode } = player.member;
    const bet = {
      merchantCode,
      source: 'vendor',
      provider: 'studio',
      externalKey: round.bet.roundId,
    } as const;
    await correct(bet, settledWith(200n));
    expect([await player.balance(), await shown(player)]).toEqual([1_100n, ['settled 160 200']]);
    await correct(bet, voided);
    await correct(bet, settledWith(0n));
    expect(await player.balance()).toBe(900n);
    expect(await findWrongSums(server.runner, 'wau' as never)).toEqual([]);
  });

  test('that the wallet no longer holds is taken as far as it goes; what is missing is owed and made up first', async () => {
    const player = await openPlayer(server, vendor, 100n);
    const bet = await betOf(player, '500');
    await vendor.send('bet', player.round({ amountMinor: '480' }).bet);
    const owed = async (): Promise<Minor | undefined> =>
      (
        await server.runner.query<{ receivable_minor: Minor }>({
          text: 'select receivable_minor from wau.bet_standings where external_key = $1',
          values: [bet.externalKey],
        })
      )[0]?.receivable_minor;
    expect((await correct(bet, settledWith(0n))).movedMinor).toBe(-20n);
    expect([await player.balance(), await owed()]).toEqual([0n, 480n]);
    expect((await correct(bet, settledWith(500n))).movedMinor).toBe(20n);
    expect([await player.balance(), await owed()]).toEqual([20n, 0n]);
    expect((await correct(bet, voided)).movedMinor).toBe(-20n);
    expect([await player.balance(), await owed()]).toEqual([0n, 380n]);
    expect((await correct(bet, settledWith(900n))).movedMinor).toBe(420n);
    expect(await owed()).toBe(0n);
  });
});

describe('a correction', () => {
  test('is made once, twenty at the same time as well', async () => {
    const player = await openPlayer(server, vendor, 1_000n);
    const bet = await betOf(player, '250');
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => correct(bet, settledWith(90n), key)));
    expect(answers.filter((answer) => answer.movedMinor !== 0n)).toHaveLength(1);
    expect(new Set(answers.map(({ standing }) => standing.payout_minor))).toEqual(new Set([90n]));
    expect([await player.balance(), (await stepsOf(bet)).length]).toEqual([990n, 3]);
  });

  test('that was a void is made once as well, also when another has followed it', async () => {
    const player = await openPlayer(server, vendor, 1_000n);
    const bet = await betOf(player, '250');
    const key = newKey();
    await correct(bet, voided, key);
    expect((await correct(bet, voided, key)).movedMinor).toBe(0n);
    expect(await stepsOf(bet)).toHaveLength(3);
    await correct(bet, settledWith(40n));
    expect((await correct(bet, voided, key)).movedMinor).toBe(0n);
    expect([await player.balance(), await shown(player)]).toEqual([940n, ['settled 100 40']]);
    expect(await codeOf(correct(bet, settledWith(40n), key))).toBe('idempotency.conflict');
  });

  test('of twenty different ones at the same time leaves the bet as one of them says', async () => {
    const player = await openPlayer(server, vendor, 1_000n);
    const bet = await betOf(player, '250');
    await Promise.all(Array.from({ length: 20 }, (_, index) => correct(bet, settledWith(BigInt(index)))));
    const [last] = await shown(player);
    const payout = BigInt(last?.split(' ')[2] ?? '-1');
    expect(await player.balance()).toBe(900n + payout);
    expect(await stepsOf(bet)).toHaveLength(41);
    expect(await findWrongSums(server.runner, 'wau' as never)).toEqual([]);
  });

  test('with another result or for another bet is refused', async () => {
    const player = await openPlayer(server, vendor, 1_000n);
    const [bet, other] = [await betOf(player, '250'), await betOf(player, '250')];
    const key = newKey();
    await correct(bet, settledWith(90n), key);
    const changed = [
      correct(bet, settledWith(91n), key),
      correct(bet, settledWith(90n, 99n), key),
      correct(bet, voided, key),
      correct(other, settledWith(90n), key),
    ];
    expect(await Promise.all(changed.map(codeOf))).toEqual(changed.map(() => 'idempotency.conflict'));
    expect(await player.balance()).toBe(1_000n + 250n - 100n + 90n - 100n);
  });

  test('under a name that another provider has used is a correction of its own', async () => {
    const player = await openPlayer(server, vendor, 1_000n);
    const bet = await betOf(player, '250');
    const namesake: NewBet = {
      ...{ ...bet, provider: 'samudra', memberId: player.member.memberId, gameId: 'laut-dalam' },
      ...{ category: 'RNG', currencyCode: 'MYR', status: 'settled', transactionKey: undefined },
      ...{ stakeMinor: toMinor(100n), payoutMinor: toMinor(0n) },
    };
    await withTransaction(server.database, (tx) => placeBets(tx, [namesake], new Date(server.clock.nowMs())));
    const key = newKey();
    await correct(bet, settledWith(40n), key);
    expect((await correct(namesake, settledWith(0n, 60n), key)).standing.turnover_minor).toBe(60n);
    expect(await player.balance()).toBe(940n);
  });

  test('of a bet that is unknown, of another merchant, or given back by its source is refused', async () => {
    const player = await openPlayer(server, vendor, 1_000n);
    const round = player.round();
    await vendor.send('bet', round.bet);
    await vendor.send('rollback', round.rollback());
    const { merchantCode } = player.member;
    const bet: BetKey = {
      merchantCode,
      source: 'vendor',
      provider: 'studio',
      externalKey: round.bet.roundId,
    };
    const foreign = { ...bet, merchantCode: 'laut' } as BetKey;
    expect(await codeOf(correct(bet, settledWith(1n)))).toBe('bet.given.back');
    expect(await codeOf(correct({ ...bet, externalKey: 'nothing' }, voided))).toBe('bet.unknown');
    expect(await codeOf(correct(foreign, voided))).toBe('bet.unknown');
    expect(await player.balance()).toBe(1_000n);
  });
});
