import { makeId } from '@wau/contract/ids';
import {
  maximumStatementLines,
  type StatementPageBody,
  type StatementRequestBody,
} from '@wau/contract/vendor-wallets/statement';
import { maximumStuckRounds, type StuckRoundBody } from '@wau/contract/vendor-wallets/stuck-rounds';
import type { UnfinishedAnswerBody, UnfinishedRequestBody } from '@wau/contract/vendor-wallets/unfinished';
import { parseCrashMathematics } from '@wau/rules/crash/crash';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { TitleShelf } from '@wau/titles/title-shelf';
import { latestLandingMs } from '../crash/latest-landing.ts';
import { selectDeadLetters } from '../dead-letters/dead-letter-sql.ts';
import { selectStatement } from './statement-sql.ts';
import { selectUnfinishedRounds, type UnfinishedRow } from './unfinished-sql.ts';

export interface StatementReader {
  readonly sql: SqlRunner;
  readonly clock: Clock;
  readonly titles: TitleShelf;
}

/** An id is made a little before or after its round is placed. */
const idTimeMs = 60_000;
/** In every usual case; most rounds take less than a second. */
const settledWithinMs = 15 * 60_000;

/** What is played of a vendor here. */
export function gamesOf({ titles }: Pick<StatementReader, 'titles'>, vendorCode: string): readonly string[] {
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
  return rows.map((row) => ({
    round: row.round_id,
    game: row.game_id,
    currency: row.currency,
    stakeMinor: row.stake_minor.toString(),
    placedAt: row.placed_at.toISOString(),
    state: row.state,
    until: untilOf(deps, row)?.toISOString() ?? null,
  }));
}

/** What nothing happens to any more by itself, with what it came to: somebody has to decide about it. */
export async function readStuckRounds(
  deps: StatementReader,
  vendorCode: string,
  merchantCode: string,
): Promise<readonly StuckRoundBody[]> {
  const letters = await selectDeadLetters(
    deps.sql,
    merchantCode,
    maximumStuckRounds,
    gamesOf(deps, vendorCode),
  );
  return letters.map((letter) => ({
    round: letter.round_id,
    player: letter.player_id,
    game: letter.game_id,
    currency: letter.currency,
    stakeMinor: letter.stake_minor.toString(),
    payoutMinor: letter.payout_minor.toString(),
    givesBack: letter.gives_back,
    canRefund: letter.can_refund,
    attempts: letter.attempts,
    error: letter.last_error ?? '',
    placedAt: letter.placed_at.toISOString(),
    givenUpAt: (letter.given_up_at ?? letter.placed_at).toISOString(),
  }));
}

function untilOf({ titles, clock }: StatementReader, row: UnfinishedRow): Date | null {
  switch (row.state) {
    case 'decide':
      return row.decide_until;
    case 'flying': {
      const mathematics = parseCrashMathematics(titles.find(row.game_id)?.mathematics);
      assert(mathematics.ok && row.flight_closes_at !== null, 'a bet flies on a flight of its title');
      return new Date(latestLandingMs(row.flight_closes_at.getTime(), mathematics.value));
    }
    case 'settling':
      return laterThan(clock, row.since.getTime() + settledWithinMs);
    case 'stuck':
      return null;
  }
}

/** Nothing is promised by a moment that is over: the round is tried again and again, with growing pauses. */
function laterThan(clock: Clock, momentMs: number): Date | null {
  return momentMs > clock.nowMs() ? new Date(momentMs) : null;
}
