import { makeId } from '@wau/contract/ids';
import {
  maximumStatementLines,
  type StatementPageBody,
  StatementRequest,
  type StatementRequestBody,
  statementPath,
} from '@wau/contract/vendor-wallets/statement';
import {
  type UnfinishedAnswerBody,
  UnfinishedRequest,
  type UnfinishedRequestBody,
  unfinishedPath,
} from '@wau/contract/vendor-wallets/unfinished';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { contractValidator } from '@wau/service/http/validator';
import type { TitleShelf } from '@wau/titles/title-shelf';
import type { FastifyInstance } from 'fastify';
import { requireFresh, requireOperator, type StatementKeys } from './operator-signature.ts';
import { selectStatement } from './statement-sql.ts';
import { selectUnfinishedRounds } from './unfinished-sql.ts';

export interface StatementDeps {
  readonly sql: SqlRunner;
  readonly clock: Clock;
  readonly titles: TitleShelf;
  readonly keys: StatementKeys;
}

const readStatementRequest = contractValidator<StatementRequestBody>(StatementRequest);
const readUnfinishedRequest = contractValidator<UnfinishedRequestBody>(UnfinishedRequest);
/** An id is made a little before or after its round is placed. */
const idTimeMs = 60_000;
/** In every usual case; most rounds take less than a second. */
const settledWithinMs = 15 * 60_000;

/** What operators may ask of a vendor's rounds, whoever signs with that vendor's key: statements, and what is under way. */
export function registerStatementRoutes(app: FastifyInstance, deps: StatementDeps): void {
  const { keys, clock } = deps;
  app.post(
    statementPath(':vendorCode'),
    { config: { callName: 'vendorStatement' } },
    async (request): Promise<StatementPageBody> => {
      const vendorCode = requireOperator(keys, request);
      const asked = readStatementRequest(request.body);
      requireFresh(clock, asked.sentAt);
      return readStatement(deps, vendorCode, asked);
    },
  );
  app.post(
    unfinishedPath(':vendorCode'),
    { config: { callName: 'vendorUnfinished' } },
    async (request): Promise<UnfinishedAnswerBody> => {
      const vendorCode = requireOperator(keys, request);
      const asked = readUnfinishedRequest(request.body);
      requireFresh(clock, asked.sentAt);
      return { rounds: await readUnfinished(deps, vendorCode, asked) };
    },
  );
}

function gamesOf({ titles }: StatementDeps, vendorCode: string): readonly string[] {
  return titles.facts.filter(({ vendor }) => vendor === vendorCode).map(({ gameId }) => gameId);
}

async function readStatement(
  deps: StatementDeps,
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

async function readUnfinished(
  deps: StatementDeps,
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
