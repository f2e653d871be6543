import { randomUUID } from 'node:crypto';
import { addTestGame } from '../../../../testing/add-test-game.ts';
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
export function addHistoryGame(server: Pick<TestServer, 'runner'>): Promise<void> {
  return addTestGame(server, { merchantCode: 'wau', vendorCode: 'samudra', gameId });
}
