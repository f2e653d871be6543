import { timingSafeEqual } from 'node:crypto';
import type { MerchantCode, OperatorId, OperatorSessionId } from '@wau/contract/ids';
import {
  type OperatorPermission,
  type OperatorRole,
  parseOperatorRole,
  permissionsOfRoles,
} from '@wau/contract/permissions';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { lastSeenPrecisionMs } from '../sessions/session-lifetimes.ts';
import { isTokenForm, tokenHashOf } from '../sessions/session-token.ts';
import {
  type OperatorSessionRow,
  selectOperatorSession,
  touchOperatorSession,
} from './operator-session-sql.ts';

/** An operator's screen is left open on a desk: much shorter than a player's session. */
export const operatorIdleMs = 15 * 60_000;

/** A working day, however busy. */
export const operatorAbsoluteMs = 12 * 60 * 60_000;

/** An operator who may act right now, as far as the merchant goes that was asked about. */
export interface LiveOperator {
  readonly operatorId: OperatorId;
  readonly sessionId: OperatorSessionId;
  readonly username: string;
  readonly passwordIsTemporary: boolean;
  /** Whether a code was given in this session. */
  readonly hasSecondStep: boolean;
  readonly sessionEndsAt: Date;
  readonly roles: readonly OperatorRole[];
  readonly permissions: readonly OperatorPermission[];
}

/** What a request shows of its session. */
export interface ShownSession {
  readonly token: string;
  /** The cookie that a session of a browser is bound to. */
  readonly browserKey: string | undefined;
  /** Nobody's hand has asked for it, so it does not keep the session alive. */
  readonly isBackground: boolean;
}

/**
 * The operator of a token, with the roles at a merchant. Never remembered in this process: a session that was ended, a
 * role that was taken and an operator who was switched off count from the next call on.
 *
 * @returns `undefined` for a token that leads to no live session, or to one of another browser
 */
export async function findOperator(
  { runner, clock }: { readonly runner: SqlRunner; readonly clock: Clock },
  merchantCode: MerchantCode,
  { token, browserKey, isBackground }: ShownSession,
): Promise<LiveOperator | undefined> {
  if (!isTokenForm(token)) return undefined;
  const nowMs = clock.nowMs();
  const row = await selectOperatorSession(runner, merchantCode, tokenHashOf(token), new Date(nowMs));
  if (row === undefined || !isBrowserOf(row, browserKey)) return undefined;
  if (!isBackground && nowMs - row.last_seen_at.getTime() >= lastSeenPrecisionMs) {
    const idleUntil = new Date(nowMs + operatorIdleMs);
    await touchOperatorSession(runner, row.operator_session_id, new Date(nowMs), idleUntil);
  }
  // A role of a newer version than this one allows nothing here.
  const roles = row.role_names.flatMap((name) => parseOperatorRole(name) ?? []);
  return {
    operatorId: row.operator_id,
    sessionId: row.operator_session_id,
    username: row.username,
    passwordIsTemporary: row.temporary_until !== null,
    hasSecondStep: row.has_second_step,
    sessionEndsAt: row.ends_at,
    roles,
    permissions: permissionsOfRoles(roles),
  };
}

function isBrowserOf({ browser_key_hash: wanted }: OperatorSessionRow, shown: string | undefined): boolean {
  if (wanted === null) return true;
  return shown !== undefined && timingSafeEqual(wanted, tokenHashOf(shown));
}
