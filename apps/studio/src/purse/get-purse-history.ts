import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire } from '@wau/money/minor';
import {
  type FiledRound,
  type HistoryOf,
  selectFileAfter,
  selectFiledRounds,
  selectFirstKept,
} from './purse-history-sql.ts';
import type { PurseParts } from './purse-parts.ts';

type History = CallValue<Calls['getPurseHistory']>;

/** So long an operator may come back for a file. */
const keepFilesMs = 15 * 24 * 60 * 60_000;

/** The file of ended rounds after a number. */
export async function getPurseHistory(
  { sql, clock }: PurseParts,
  of: HistoryOf,
  afterNumber: number,
): Promise<History> {
  const since = new Date(clock.nowMs() - keepFilesMs);
  const firstKept = Number(await selectFirstKept(sql, of, since));
  const file = await selectFileAfter(sql, of, afterNumber);
  if (file === undefined || file.file_number < firstKept) return { firstKept, file: null };
  const rounds = await selectFiledRounds(sql, of, file.file_number);
  const number = Number(file.file_number);
  return {
    firstKept,
    file: { number, writtenAt: file.written_at.toISOString(), rounds: rounds.map(roundValue) },
  };
}

function roundValue(round: FiledRound): NonNullable<History['file']>['rounds'][number] {
  return {
    roundId: round.round_id,
    playerId: round.player_id,
    gameId: round.game_id,
    stakeMinor: minorToWire(round.stake_minor),
    payoutMinor: minorToWire(round.payout_minor),
    currencyCode: round.currency,
    placedAt: round.placed_at.toISOString(),
  };
}
