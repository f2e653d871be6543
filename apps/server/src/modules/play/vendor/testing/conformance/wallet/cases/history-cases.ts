import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { WalletBench } from '../wallet-bench.ts';
import type { WalletCase } from '../wallet-case.ts';
import type { ChosenFiles, FiledRound } from '../wallet-fixture.ts';

const dayMs = 24 * 60 * 60_000;

const lineOf = ({ roundId, stakeMinor, payoutMinor }: FiledRound) =>
  `${roundId} settled ${stakeMinor} ${payoutMinor}`;

/** What was played at the vendor, as its files tell it. */
export const historyCases: readonly WalletCase[] = [
  {
    id: 'W24',
    name: 'what was played comes into the record and the books, once, and all figures agree',
    async run({ fixture, newMember, transfer, importFiles, recordOf, standingOf }) {
      const member = await newMember(10_000n);
      await transfer(member, 'in');
      const played = await playSome(fixture, member);
      await fixture.fileRounds();
      await importFiles();
      await importFiles();
      expect((await recordOf(member)).toSorted()).toEqual(played.map(lineOf).toSorted());
      const wonMinor = played.reduce((sum, round) => sum + round.payoutMinor - round.stakeMinor, 0n);
      const thereMinor = 10_000n + wonMinor;
      expect(await standingOf(member)).toEqual([0n, 0n, thereMinor, thereMinor]);
      await transfer(member, 'out');
      expect(await standingOf(member)).toEqual([thereMinor, 0n, 0n, 0n]);
    },
  },
  {
    id: 'W25',
    name: 'a file that does not come, comes torn, or in another shape is asked for again and imported then',
    async run({ fixture, newMember, transfer, importFiles, recordOf }) {
      const member = await newMember(10_000n);
      await transfer(member, 'in');
      const played = await playSome(fixture, member);
      await fixture.fileRounds();
      for (const how of ['request lost', 'answer lost', 'answer torn', 'answer of another shape'] as const) {
        fixture.spoilNext(how);
        // What cannot be read fails the run where the adapter tells it from silence; it is asked for again either way.
        await importFiles().catch(() => undefined);
        expect(await recordOf(member), how).toEqual([]);
      }
      await importFiles();
      expect(await recordOf(member)).toHaveLength(played.length);
    },
  },
  {
    id: 'W26',
    name: 'files that are left out or kept no more are noted as missing, and the next are imported',
    needs: 'chosenFiles',
    async run(bench) {
      const { member, files, rounds } = await withFiles(bench, 3);
      const [first, second, third] = rounds as [FiledRound, FiledRound, FiledRound];
      files.write([first], 2);
      await bench.importFiles();
      expect(await latestFilesOf(bench, 3)).toEqual(['missing 0', 'missing 0', 'imported 1']);
      files.write([second]);
      files.write([third]);
      files.forgetAllButLast();
      await bench.importFiles();
      expect(await latestFilesOf(bench, 2)).toEqual(['missing 0', 'imported 1']);
      expect((await bench.recordOf(member)).toSorted()).toEqual([first, third].map(lineOf).toSorted());
    },
  },
  {
    id: 'W27',
    name: 'a round that is in two files, or twice in one, counts once',
    needs: 'chosenFiles',
    async run(bench) {
      const { member, files, rounds } = await withFiles(bench, 2);
      const [first, second] = rounds as [FiledRound, FiledRound];
      files.write([first]);
      files.write([first, second, second, { ...second, payoutMinor: second.payoutMinor + 1n }]);
      await bench.importFiles();
      expect(await bench.recordOf(member)).toHaveLength(2);
      expect((await bench.recordOf(member)).toSorted()[0]?.split(' ')[0]).toBe(
        [first.roundId, second.roundId].toSorted()[0],
      );
    },
  },
  {
    id: 'W28',
    name: 'a round of a day that is over counts today, and when the vendor placed it is kept',
    needs: 'chosenFiles',
    async run(bench) {
      const { server, vendorCode } = bench.fixture;
      const { files, rounds } = await withFiles(bench, 2);
      const [today, late] = rounds as [FiledRound, FiledRound];
      const placedAt = new Date(server.clock.nowMs() - 3 * dayMs);
      files.write([today, { ...late, placedAt }]);
      await bench.importFiles();
      const found = await server.runner.query<{ counts_today: boolean; placed_at: Date | null }>({
        text: `select bet.placed_at > $3 as counts_today, late.placed_at
                 from wau.bets as bet
                 left join wau.late_rounds as late
                   on late.merchant_id = 'wau' and late.vendor_code = $1 and late.round_id = bet.external_key
                where bet.merchant_id = 'wau' and bet.provider = $1 and bet.external_key = any ($2)
                order by late.placed_at nulls first`,
        values: [...[vendorCode, [today.roundId, late.roundId]], new Date(server.clock.nowMs() - dayMs)],
      });
      expect(found).toEqual([
        { counts_today: true, placed_at: null },
        { counts_today: true, placed_at: placedAt },
      ]);
    },
  },
  {
    id: 'W29',
    name: 'rounds of nobody, of no game, of other money, of no name and of more than any amount are passed over, the others come',
    needs: 'chosenFiles',
    async run(bench) {
      const { member, files, rounds } = await withFiles(bench, 1);
      const [sound] = rounds as [FiledRound];
      const wrong = [
        { playerId: 'mbr_00000000000000000000000000' },
        { playerId: 'somebody' },
        { gameId: 'nothing' },
        { currency: 'USD' },
        { roundId: 'with space' },
        { stakeMinor: 999_999_999_999_999_999n },
      ].map((changes) => ({ ...sound, roundId: `w-${randomUUID()}`, ...changes }));
      files.write([...wrong, sound]);
      await bench.importFiles();
      expect(await latestFilesOf(bench, 1)).toEqual([`imported ${wrong.length + 1}`]);
      expect(await bench.recordOf(member)).toEqual([lineOf(sound)]);
    },
  },
];

async function playSome(
  { play }: WalletBench['fixture'],
  member: Parameters<WalletBench['fixture']['play']>[0],
): Promise<readonly FiledRound[]> {
  return [await play(member, 100n), await play(member, 250n), await play(member, 70n)];
}

async function withFiles({ fixture, newMember }: WalletBench, count: number) {
  const member = await newMember(0n);
  const { files, gameId, server } = fixture;
  if (files === undefined) throw new Error('the fixture writes files');
  const rounds = Array.from(
    { length: count },
    (_, index): FiledRound => ({
      roundId: `w-${randomUUID()}`,
      playerId: member.memberId,
      gameId,
      stakeMinor: 100n + BigInt(index),
      payoutMinor: 30n,
      currency: 'MYR',
      placedAt: new Date(server.clock.nowMs()),
    }),
  );
  return { member, files, rounds } satisfies { files: ChosenFiles; rounds: unknown; member: unknown };
}

async function latestFilesOf({ fixture }: WalletBench, count: number): Promise<readonly string[]> {
  const files = await fixture.server.runner.query<Record<'line', string>>({
    text: `select status || ' ' || round_count as line from wau.history_files
            where merchant_id = 'wau' and vendor_code = $1 order by file_number desc limit $2`,
    values: [fixture.vendorCode, count],
  });
  return files.map(({ line }) => line).toReversed();
}
