import type { MemberId, MerchantCode, SessionId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface SessionQuestion {
  readonly merchantCode: MerchantCode;
  readonly tokenHash: Buffer;
}

export interface SessionRow {
  /** Position of its question, from 1. */
  readonly position: bigint;
  readonly session_id: SessionId;
  readonly member_id: MemberId;
  readonly username: string;
  readonly nickname: string;
  readonly member_type: number;
  readonly registered_at: Date;
  readonly has_upline: boolean;
  readonly first_login_pending: boolean;
  readonly opened_at_first_login: boolean;
  readonly last_seen_at: Date;
  readonly ends_at: Date;
  readonly is_paused: boolean;
}

/**
 * The live sessions of many tokens in one statement; a token that leads to none has no row. Each token costs two
 * index look-ups, for the present token and for a replaced one.
 */
export function selectLiveSessions(
  runner: SqlRunner,
  questions: readonly SessionQuestion[],
  now: Date,
): Promise<readonly SessionRow[]> {
  return runner.query<SessionRow & Record<string, unknown>>({
    name: 'select-live-sessions',
    text: `
      select asked.position, session.session_id, member.member_id, member.username, member.nickname,
             member.member_type, member.registered_at, member.upline_member_id is not null as has_upline, member.first_login_pending,
             session.opened_at_first_login, session.last_seen_at, session.ends_at,
             -- Few are ever kept from play, and of them the look-up finds a row or two.
             exists (
               select from wau.play_pauses as pause
               where pause.merchant_id = asked.merchant_id and pause.member_id = session.member_id
                 and (pause.ends_at is null or pause.ends_at > $3)
             ) as is_paused
      from unnest($1::text[], $2::bytea[]) with ordinality as asked (merchant_id, token_hash, position)
      cross join lateral (
        select * from wau.sessions as present
        where present.merchant_id = asked.merchant_id and present.token_hash = asked.token_hash
        union all
        select previous.* from wau.replaced_tokens as replaced
        join wau.sessions as previous using (merchant_id, session_id)
        where replaced.merchant_id = asked.merchant_id and replaced.token_hash = asked.token_hash
          and replaced.valid_until > $3
      ) as session
      -- By itself and by its whole key, so that no statistics of a young table lead to a scan.
      cross join lateral (
        select * from wau.members
        where merchant_id = asked.merchant_id and member_id = session.member_id and status = 'active'
        limit 1
      ) as member
      where session.ended_at is null and session.idle_until > $3 and session.ends_at > $3`,
    values: [
      questions.map((question) => question.merchantCode),
      questions.map((question) => question.tokenHash),
      now,
    ],
  });
}

/** Moves the idle end of sessions that are in use, and never beyond their absolute end. */
export async function touchSessions(
  runner: SqlRunner,
  sessions: readonly { readonly merchantCode: MerchantCode; readonly sessionId: SessionId }[],
  now: Date,
  idleUntil: Date,
): Promise<void> {
  await runner.query({
    name: 'touch-sessions',
    text: `
      with due as (
        select session.merchant_id, session.session_id
        from unnest($1::text[], $2::text[]) as used (merchant_id, session_id)
        join wau.sessions as session
          on session.merchant_id = used.merchant_id and session.session_id = used.session_id
        where session.last_seen_at < $3
        -- Whoever holds a row is ending that session or touching it as well; nobody else waits for that.
        for no key update of session skip locked
      )
      update wau.sessions as session
      set last_seen_at = $3, idle_until = least($4, session.ends_at)
      from due
      where session.merchant_id = due.merchant_id and session.session_id = due.session_id`,
    values: [
      sessions.map((session) => session.merchantCode),
      sessions.map((session) => session.sessionId),
      now,
      idleUntil,
    ],
  });
}
