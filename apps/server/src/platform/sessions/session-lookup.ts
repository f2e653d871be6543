import type { MemberId, MerchantCode, SessionId } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import { type Batcher, createBatcher } from '@wau/service/database/batcher';
import { isAboutOneRequest } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { lastSeenPrecisionMs } from './session-lifetimes.ts';
import {
  type SessionQuestion,
  type SessionRow,
  selectLiveSessions,
  touchSessions,
} from './session-lookup-sql.ts';
import { isTokenForm, tokenHashOf } from './session-token.ts';

/** A session that may act right now, with the member behind it. */
export interface LiveSession {
  readonly sessionId: SessionId;
  readonly endsAt: Date;
  /** The member is kept from play: only what leads to the money and to help is answered. */
  readonly isPaused: boolean;
  readonly member: LiveMember;
}

export interface LiveMember {
  readonly memberId: MemberId;
  readonly userName: string;
  readonly nickname: string;
  /** 0 member, 4 free trial. */
  readonly memberType: number;
  readonly registeredAt: Date;
  readonly hasUpline: boolean;
  /** This session was opened with a password that somebody else had given; still so after changing it. */
  readonly isFirstLogin: boolean;
  /** That password is still in force. */
  readonly mustChangePassword: boolean;
}

/**
 * Finds sessions by their token. Never remembered in this process, so that a token works nowhere after its logout;
 * requests that arrive together share one query.
 */
export interface SessionLookup {
  /** `undefined` for a token that leads to no live session of this merchant. */
  byToken(merchantCode: MerchantCode, token: string): Promise<LiveSession | undefined>;
  /** Questions that wait for a query, for the metrics. */
  queueLength(): number;
  drain(): Promise<void>;
}

export function createSessionLookup(runner: SqlRunner, clock: Clock, idleMs: number): SessionLookup {
  const questions: Batcher<SessionQuestion, LiveSession | undefined> = createBatcher({
    lanes: 2,
    maximumBatchSize: 200,
    maximumQueueLength: 10_000,
    keysOf: () => [],
    flush: (batch) => findLiveSessions(runner, clock.nowMs(), idleMs, batch),
    retriesOneByOne: isAboutOneRequest,
  });
  return {
    async byToken(merchantCode, token) {
      if (!isTokenForm(token)) return undefined;
      return questions.submit({ merchantCode, tokenHash: tokenHashOf(token) });
    },
    queueLength: () => questions.queueLength(),
    drain: () => questions.drain(),
  };
}

async function findLiveSessions(
  runner: SqlRunner,
  nowMs: number,
  idleMs: number,
  questions: readonly SessionQuestion[],
): Promise<readonly (LiveSession | undefined)[]> {
  const rows = await selectLiveSessions(runner, questions, new Date(nowMs));
  await touchThoseInUse(runner, questions, rows, nowMs, idleMs);
  const byPosition = new Map(rows.map((row) => [Number(row.position), row]));
  return questions.map((_, index) => {
    const row = byPosition.get(index + 1);
    return row === undefined ? undefined : liveSessionOf(row);
  });
}

async function touchThoseInUse(
  runner: SqlRunner,
  questions: readonly SessionQuestion[],
  rows: readonly SessionRow[],
  nowMs: number,
  idleMs: number,
): Promise<void> {
  const used = rows.flatMap((row) => {
    const merchantCode = questions[Number(row.position) - 1]?.merchantCode;
    const isDue = nowMs - row.last_seen_at.getTime() >= lastSeenPrecisionMs;
    return isDue && merchantCode !== undefined ? [{ merchantCode, sessionId: row.session_id }] : [];
  });
  if (used.length === 0) return;
  await touchSessions(runner, used, new Date(nowMs), new Date(nowMs + idleMs));
}

function liveSessionOf(row: SessionRow): LiveSession {
  return {
    sessionId: row.session_id,
    endsAt: row.ends_at,
    isPaused: row.is_paused,
    member: {
      memberId: row.member_id,
      userName: row.username,
      nickname: row.nickname,
      memberType: row.member_type,
      registeredAt: row.registered_at,
      hasUpline: row.has_upline,
      isFirstLogin: row.opened_at_first_login,
      mustChangePassword: row.first_login_pending,
    },
  };
}
