import { beforeAll, describe, expect, test } from 'vitest';
import type { TestMember } from '../../../testing/test-server.ts';
import { createFundTransferServer } from '../../money/fund-transfer/testing/fund-transfer-server.ts';
import { importHistoryJob } from './import-history-job.ts';
import { addHistoryGame, type ReportedRound, roundOf } from './testing/reported-round.ts';

const { server, purses, parts, newMember, move, standingOf } = await createFundTransferServer();
const importNow = () => importHistoryJob(parts).run({}, new AbortController().signal);
/** Plays it at the vendor as well. */
const played = (member: TestMember, stake: bigint, payout: bigint): ReportedRound => {
  purses.play(member.memberId, payout - stake);
  return roundOf(member, stake, payout);
};
const recordOf = async ({ token }: TestMember) =>
  (await server.call('listBets', { token }))
    .value()
    .list.map((bet) => `${bet.externalKey} ${bet.status} ${bet.stakeMinor} ${bet.payoutMinor}`);
const filesOf = async () =>
  (
    await server.runner.query<{
      file_number: bigint;
      status: string;
      round_count: number;
      passed_over_count: number;
    }>({
      text: `select file_number, status, round_count, passed_over_count from wau.history_files order by file_number`,
      values: [],
    })
  ).map((row) => `${row.file_number} ${row.status} ${row.round_count} ${row.passed_over_count}`);

beforeAll(() => addHistoryGame(server));

describe('what was played at a vendor with wallets of its own', () => {
  test('comes into the record, the sums and the books, once, and all figures agree', async () => {
    const member = await newMember();
    await move(member, 'main', 'samudra', '5000');
    const rounds = [played(member, 100n, 0n), played(member, 200n, 900n), played(member, 0n, 50n)];
    purses.writeFile(rounds);
    await importNow();
    const lines = rounds.map((round) => `${round.roundId} settled ${round.stakeMinor} ${round.payoutMinor}`);
    expect((await recordOf(member)).sort()).toEqual([...lines].sort());
    expect(await standingOf(member)).toEqual([5_000n, 0n, 5_650n, 5_650n]);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' }).format(new Date());
    const query = { fromDay: today, toDay: today };
    const totals = (await server.call('getBetTotals', { token: member.token, query })).value();
    expect(totals).toMatchObject({ stakeMinor: '300', payoutMinor: '950' });
    await importNow();
    await Promise.all([importNow(), importNow()]);
    expect(await recordOf(member)).toHaveLength(3);
    await move(member, 'samudra', 'main');
    expect(await standingOf(member)).toEqual([10_650n, 0n, 0n, 0n]);
  });

  test('comes in the order of the files, several at a time, and a round in two files counts once', async () => {
    const member = await newMember();
    await move(member, 'main', 'samudra', '5000');
    const [first, second] = [played(member, 10n, 0n), played(member, 20n, 0n)];
    purses.writeFile([first]);
    purses.writeFile([first, second, second]);
    purses.writeFile([]);
    await importNow();
    expect(await recordOf(member)).toHaveLength(2);
    expect((await filesOf()).slice(-3)).toEqual(['2 imported 1 0', '3 imported 3 2', '4 imported 0 0']);
    expect((await standingOf(member)).slice(2)).toEqual([4_970n, 4_970n]);
  });

  test('is passed over where it is of nobody, of no game, or no money of the merchant', async () => {
    const member = await newMember();
    purses.writeFile([
      roundOf({ memberId: 'mbr_00000000000000000000000000' as never }, 10n, 0n),
      roundOf(member, 10n, 0n, { playerId: 'somebody' }),
      roundOf(member, 10n, 0n, { gameId: 'nothing' }),
      roundOf(member, 10n, 0n, { currencyCode: 'USD' }),
      roundOf(member, 10n, 0n, { roundId: 'with space' }),
      roundOf(member, 10n, 0n, { stakeMinor: '999999999999999999' }),
    ]);
    await importNow();
    expect((await filesOf()).at(-1)).toBe('5 imported 6 6');
    expect(await recordOf(member)).toEqual([]);
  });

  test('files that are left out or gone are noted as missing, and the next are imported', async () => {
    const member = await newMember();
    purses.writeFile([roundOf(member, 10n, 0n)], 7);
    await importNow();
    expect((await filesOf()).slice(-2)).toEqual(['6 missing 0 0', '7 imported 1 0']);
    purses.writeFile([roundOf(member, 10n, 0n)], 8);
    purses.writeFile([roundOf(member, 10n, 0n)], 9);
    purses.forgetBefore(9);
    await importNow();
    expect((await filesOf()).slice(-2)).toEqual(['8 missing 0 0', '9 imported 1 0']);
    expect(await recordOf(member)).toHaveLength(2);
  });

  test('nobody answers: it comes with the next run', async () => {
    const member = await newMember();
    purses.writeFile([roundOf(member, 10n, 0n)]);
    purses.fail('unreachable');
    await importNow();
    expect(await recordOf(member)).toEqual([]);
    purses.fail('never');
    await importNow();
    expect(await recordOf(member)).toHaveLength(1);
  });

  test('a win that comes after everything was brought back is brought back as well', async () => {
    const member = await newMember();
    await move(member, 'main', 'samudra', '100');
    await server.runner.query({
      text: 'update wau.vendor_wallets set sweep_at = null where member_id = $1',
      values: [member.memberId],
    });
    purses.writeFile([roundOf(member, 0n, 70n)]);
    await importNow();
    const [wallet] = await server.runner.query<{ is_due: boolean }>({
      text: 'select sweep_at <= now() as is_due from wau.vendor_wallets where member_id = $1',
      values: [member.memberId],
    });
    expect(wallet?.is_due).toBe(true);
  });

  test('a win of whoever still has money there leaves it there for its time', async () => {
    const member = await newMember();
    await move(member, 'main', 'samudra', '100');
    const sweepAtOf = () =>
      server.runner.query({
        text: 'select sweep_at, sweep_at > now() as is_to_come from wau.vendor_wallets where member_id = $1',
        values: [member.memberId],
      });
    const before = await sweepAtOf();
    expect(before).toMatchObject([{ is_to_come: true }]);
    purses.writeFile([played(member, 10n, 70n)]);
    await importNow();
    expect(await recordOf(member)).toHaveLength(1);
    expect(await sweepAtOf()).toEqual(before);
  });

  test('rounds of a day that is over count today, others when they were played', async () => {
    const member = await newMember();
    const minuteAgo = new Date(Date.now() - 60_000);
    const yesterday = new Date(Date.now() - 26 * 60 * 60_000);
    purses.writeFile([
      roundOf(member, 10n, 0n, { placedAt: minuteAgo.toISOString() }),
      roundOf(member, 20n, 0n, { placedAt: yesterday.toISOString() }),
    ]);
    await importNow();
    const { list } = (await server.call('listBets', { token: member.token })).value();
    const placed = new Map(list.map((bet) => [bet.stakeMinor, Date.parse(bet.placedAt)]));
    expect(Date.now() - (placed.get('20') ?? 0)).toBeLessThan(60_000);
    expect(await server.ledger.verifyChains(member.merchantCode)).toEqual([]);
  });

  test('rounds of no day and of what is no name are passed over, and the others of the file come', async () => {
    const member = await newMember();
    purses.writeFile([
      roundOf(member, 10n, 0n, { placedAt: '2026-99-99T99:99:99Z' }),
      roundOf(member, 10n, 0n, { placedAt: '0000-01-01T00:00:00Z' }),
      roundOf(member, 10n, 0n, { gameId: 'laut\0dalam' }),
      roundOf(member, 10n, 0n, { gameId: 'laut\ud800' }),
      roundOf(member, 20n, 0n),
    ]);
    await importNow();
    expect((await filesOf()).at(-1)).toMatch(/ imported 5 4$/);
    expect(await recordOf(member)).toHaveLength(1);
  });

  test('a vendor that leaves out more files than any has is told of, and nothing is noted', async () => {
    const before = await filesOf();
    const last = before.length;
    purses.writeFile([], last + 20_000);
    await expect(importNow()).rejects.toMatchObject({
      errors: [expect.objectContaining({ message: expect.stringContaining('leaves out the files') })],
    });
    purses.forgetBefore(last + 20_000);
    await expect(importNow()).rejects.toThrow('history could not be imported');
    expect(await filesOf()).toEqual(before);
  });

  test('a file whose number is beyond any is told of each time, and so is one with an amount that is none', async () => {
    const before = await filesOf();
    const cannotBeRead = (where: string) => ({
      errors: [
        expect.objectContaining({
          message: `the history of samudra of wau after file ${before.length} cannot be read: ${where}`,
        }),
      ],
    });
    const tooFar = 2 ** 31;
    purses.forgetBefore(tooFar);
    const atFirstKept = "the vendor's answer is out of contract at /value/firstKept";
    await expect(importNow()).rejects.toMatchObject(cannotBeRead(atFirstKept));
    purses.forgetBefore(1);
    purses.writeFile([], tooFar);
    const atNumber = "the vendor's answer is out of contract at /value/file/number";
    await expect(importNow()).rejects.toMatchObject(cannotBeRead(atNumber));
    await expect(importNow()).rejects.toMatchObject(cannotBeRead(atNumber));
    const member = await newMember();
    const amount = '9'.repeat(19);
    purses.writeFile([roundOf(member, 1n, 0n, { stakeMinor: amount })], before.length + 1);
    await expect(importNow()).rejects.toMatchObject(cannotBeRead(`the vendor names ${amount} as an amount`));
    expect(await filesOf()).toEqual(before);
  });
});
