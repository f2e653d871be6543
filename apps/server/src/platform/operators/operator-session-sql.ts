import type { MerchantCode, OperatorId, OperatorSessionId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface OperatorSessionRow {
  readonly operator_session_id: OperatorSessionId;
  readonly operator_id: OperatorId;
  readonly username: string;
  readonly temporary_until: Date | null;
  readonly last_seen_at: Date;
  readonly ends_at: Date;
  readonly has_second_step: boolean;
  readonly browser_key_hash: Buffer | null;
  /** At the merchant that is asked about. */
  readonly role_names: string[];
}

/** The live session of a token whose operator is active, with what the operator is at the merchant. */
export async function selectOperatorSession(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  tokenHash: Buffer,
  now: Date,
): Promise<OperatorSessionRow | undefined> {
  const rows = await runner.query<OperatorSessionRow & Record<string, unknown>>({
    name: 'select-operator-session',
    text: `
      select session.operator_session_id, operator.operator_id, operator.username, operator.temporary_until,
             session.last_seen_at, session.ends_at, session.has_second_step, session.browser_key_hash,
             array(select role.role_name from wau.operator_roles as role
                   where role.merchant_id = $1 and role.operator_id = operator.operator_id
                   order by role.role_name) as role_names
      from wau.operator_sessions as session
      join wau.operators as operator on operator.operator_id = session.operator_id
      where session.token_hash = $2 and session.ended_at is null and session.idle_until > $3
        and session.ends_at > $3 and operator.status = 'active'`,
    values: [merchantCode, tokenHash, now],
  });
  return rows[0];
}

/** Moves the idle end of a session that is in use, and never beyond its absolute end. */
export async function touchOperatorSession(
  runner: SqlRunner,
  sessionId: OperatorSessionId,
  now: Date,
  idleUntil: Date,
): Promise<void> {
  await runner.query({
    name: 'touch-operator-session',
    text: `
      update wau.operator_sessions set last_seen_at = $2, idle_until = least($3, ends_at)
      where operator_session_id = $1 and last_seen_at < $2 and ended_at is null`,
    values: [sessionId, now, idleUntil],
  });
}
