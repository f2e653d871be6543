import { randomUUID } from 'node:crypto';
import type { TestMember, TestServer } from '../../../../testing/test-server.ts';
import type { TestPurses } from './test-purses.ts';

const gameId = 'laut-dalam';

export type ReportedRound = Parameters<TestPurses['writeFile']>[0][number];

/** As a file of the vendor tells of it, played now. */
export const roundOf = (
  member: Pick<TestMember, 'memberId'>,
  stake: bigint,
  payout: bigint,
  changes: Partial<ReportedRound> = {},
) => ({
  roundId: `smd-${randomUUID()}`,
  playerId: member.memberId,
  gameId,
  stakeMinor: String(stake),
  payoutMinor: String(payout),
  currencyCode: 'MYR' as const,
  placedAt: new Date().toISOString(),
  ...changes,
});

/** The game that these rounds are of. */
export async function addHistoryGame({ runner }: Pick<TestServer, 'runner'>): Promise<void> {
  await runner.query({
    text: `insert into wau.games (merchant_id, vendor_code, game_id, node_id, game_name, game_type, icon_url,
             return_percent, min_stake_minor, max_stake_minor, max_win_minor)
           values ('wau', 'samudra', $1, 9301, 'Laut Dalam', 'RNG', '', 96, 1, 100000, 1000000)`,
    values: [gameId],
  });
}
