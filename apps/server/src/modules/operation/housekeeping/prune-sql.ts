import type { SqlRunner } from '@wau/service/database/sql-runner';

const dayMs = 24 * 60 * 60_000;

export interface ExpiringTable {
  readonly table: string;
  /** The indexed column that says when a row has run out. */
  readonly expiryColumn: string;
  /** How long a row is kept after that. */
  readonly keptMs: number;
}

/** Tables whose rows run out, of all merchants together: each is walked from the old end of its index. */
export const expiringTables: readonly ExpiringTable[] = [
  { table: 'wau.single_use_tickets', expiryColumn: 'expires_at', keptMs: 0 },
  { table: 'wau.captchas', expiryColumn: 'expires_at', keptMs: 0 },
  { table: 'wau.used_payloads', expiryColumn: 'expires_at', keptMs: 0 },
  { table: 'wau.attempt_counters', expiryColumn: 'resets_at', keptMs: 0 },
  { table: 'wau.launch_tokens', expiryColumn: 'expires_at', keptMs: 0 },
  { table: 'wau.play_sessions', expiryColumn: 'expires_at', keptMs: 0 },
  { table: 'wau.password_links', expiryColumn: 'expires_at', keptMs: 0 },
  // News to pages that are open or were a moment ago; the truth stands where it belongs.
  { table: 'wau.member_events', expiryColumn: 'happened_at', keptMs: dayMs },
  // Counted by number and day.
  { table: 'wau.verification_codes', expiryColumn: 'sent_at', keptMs: dayMs },
  // That one was sent, not what it said, so that a member's question can be answered.
  { table: 'wau.outgoing_messages', expiryColumn: 'created_at', keptMs: 30 * dayMs },
  // Longer than any client goes on trying.
  { table: 'wau.idempotency_keys', expiryColumn: 'created_at', keptMs: 7 * dayMs },
  { table: 'wau.replaced_tokens', expiryColumn: 'valid_until', keptMs: 0 },
  // Kept for a while to see where an account was used from.
  { table: 'wau.sessions', expiryColumn: 'idle_until', keptMs: 30 * dayMs },
  { table: 'wau.operator_sessions', expiryColumn: 'idle_until', keptMs: 30 * dayMs },
  // A link that is too old says why it is good for nothing for another month.
  { table: 'wau.operator_invitations', expiryColumn: 'expires_at', keptMs: 30 * dayMs },
  { table: 'wau.work_claims', expiryColumn: 'lapses_at', keptMs: 0 },
  { table: 'wau.remembered_logins', expiryColumn: 'last_used_at', keptMs: 180 * dayMs },
  { table: 'wau.known_devices', expiryColumn: 'last_login_at', keptMs: 180 * dayMs },
  // Nobody looks for what they played half a year ago.
  { table: 'wau.recent_games', expiryColumn: 'opened_at', keptMs: 180 * dayMs },
  // A quarter after they were sent, whatever was decided: long enough to answer a member who asks why.
  { table: 'wau.application_images', expiryColumn: 'sent_at', keptMs: 92 * dayMs },
  { table: 'wau.deposit_proofs', expiryColumn: 'sent_at', keptMs: 92 * dayMs },
  { table: 'wau.feedback_images', expiryColumn: 'sent_at', keptMs: 92 * dayMs },
  // A year of what was said; its pictures go before. A conversation goes when all that was said in it has gone.
  { table: 'wau.chat_images', expiryColumn: 'sent_at', keptMs: 92 * dayMs },
  { table: 'wau.chat_messages', expiryColumn: 'sent_at', keptMs: 365 * dayMs },
  { table: 'wau.chat_conversations', expiryColumn: 'last_message_at', keptMs: 366 * dayMs },
  // Of an exclusion that is over nobody is to know any more.
  { table: 'wau.excluded_identities', expiryColumn: 'ends_at', keptMs: 0 },
  // Two years, long enough for any dispute that a notice could matter in.
  { table: 'wau.inbox_messages', expiryColumn: 'sent_at', keptMs: 730 * dayMs },
];

/**
 * Deletes at most `limit` rows that ran out before a moment; returns how many there were. A row that is changed
 * meanwhile moves to another place (ctid) and so stays.
 */
export async function deleteExpired(
  runner: SqlRunner,
  { table, expiryColumn }: ExpiringTable,
  before: Date,
  limit: number,
): Promise<number> {
  const rows = await runner.query<{ deleted: bigint }>({
    text: `
      with expired as (
        select ctid from ${table} where ${expiryColumn} < $1
        order by ${expiryColumn} limit $2
      ), gone as (
        delete from ${table} where ctid in (select ctid from expired) returning 1
      )
      select count(*) as deleted from gone`,
    values: [before, limit],
  });
  return Number(rows[0]?.deleted ?? 0n);
}
