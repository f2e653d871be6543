import type { SessionId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { DeskMember } from './member-desk-sql.ts';

export interface DeskSessionRow {
  readonly session_id: SessionId;
  readonly is_live: boolean;
  readonly user_agent: string;
  /** Without its last part. */
  readonly network: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
}

/** The newest first; those that are over are kept for thirty days. */
export function selectDeskSessions(
  runner: SqlRunner,
  { merchantCode, memberId }: DeskMember,
  now: Date,
  limit: number,
): Promise<readonly DeskSessionRow[]> {
  return runner.query<DeskSessionRow & Record<string, unknown>>({
    name: 'select-desk-sessions',
    text: `
      select session_id, ended_at is null and idle_until > $3 and ends_at > $3 as is_live, user_agent,
             network(set_masklen(address, case family(address) when 6 then 48 else 24 end))::text as network,
             created_at, last_seen_at
        from wau.sessions
       where merchant_id = $1 and member_id = $2
       order by created_at desc, session_id desc limit $4`,
    values: [merchantCode, memberId, now, limit],
  });
}

/** When each device that is known was logged in with last. */
export async function selectKnownDevices(
  runner: SqlRunner,
  { merchantCode, memberId }: DeskMember,
  limit: number,
): Promise<readonly Date[]> {
  const rows = await runner.query<{ last_login_at: Date }>({
    name: 'select-desk-devices',
    text: `select last_login_at from wau.known_devices
            where merchant_id = $1 and member_id = $2 order by last_login_at desc limit $3`,
    values: [merchantCode, memberId, limit],
  });
  return rows.map((row) => row.last_login_at);
}
