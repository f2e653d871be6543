import { makeId } from '@wau/contract/ids';
import {
  maximumStatementLines,
  type StatementPageBody,
  type StatementRequestBody,
} from '@wau/contract/vendor-wallets/statement';
import type { UnfinishedAnswerBody, UnfinishedRequestBody } from '@wau/contract/vendor-wallets/unfinished';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { TitleShelf } from '@wau/titles/title-shelf';
import { selectStatement } from './statement-sql.ts';
import { selectUnfinishedRounds } from './unfinished-sql.ts';

export interface StatementReader {
  readonly sql: SqlRunner;
  readonly titles: TitleShelf;
}

/** An id is made a little before or after its round is placed. */
const idTimeMs = 60_000;
/** In every usual case; most rounds take less than a second. */
const settledWithinMs = 15 * 60_000;

function gamesOf({ titles }: StatementReader, vendorCode: string): readonly string[] {
  return titles.facts.filter(({ vendor }) => vendor === vendorCode).map(({ gameId }) => gameId);
}

/** A page of a vendor's rounds of a period, in the order of their ids. */
export async function readStatement(
  deps: StatementReader,
  vendorCode: string,
  { merchantCode, from, until, after }: StatementRequestBody,
): Promise<StatementPageBody> {
  const rows = await selectStatement(deps.sql, {
    merchantId: merchantCode,
    gameIds: gamesOf(deps, vendorCode),
    from: new Date(from),
    until: new Date(until),
    firstId: firstRoundId(Date.parse(from) - idTimeMs),
    afterId: after,
    lastId: firstRoundId(Date.parse(until) + idTimeMs),
    limit: maximumStatementLines,
  });
  return {
    lines: rows.map((row) => ({
      round: row.round_id,
      player: row.player_id,
      game: row.game_id,
      currency: row.currency,
      stakeMinor: row.stake_minor.toString(),
      payoutMinor: row.payout_minor.toString(),
      status: row.status,
      placedAt: row.placed_at.toISOString(),
    })),
    next: rows.length === maximumStatementLines ? (rows.at(-1)?.round_id ?? null) : null,
  };
}

/** No round that was named at that moment or later comes before it. */
function firstRoundId(momentMs: number): string {
  return makeId('round', Math.max(0, momentMs), new Uint8Array(10));
}

export async function readUnfinished(
  deps: StatementReader,
  vendorCode: string,
  { merchantCode, player }: UnfinishedRequestBody,
): Promise<UnfinishedAnswerBody['rounds']> {
  const rows = await selectUnfinishedRounds(deps.sql, merchantCode, player, gamesOf(deps, vendorCode));
  return rows.map((row) => {
    const paidUntil = new Date(row.since.getTime() + settledWithinMs);
    const until = row.state === 'decide' ? row.decide_until : row.state === 'settling' ? paidUntil : null;
    return {
      round: row.round_id,
      game: row.game_id,
      currency: row.currency,
      stakeMinor: row.stake_minor.toString(),
      placedAt: row.placed_at.toISOString(),
      state: row.state,
      until: until?.toISOString() ?? null,
    };
  });
}
