import type { MerchantCode, OperatorId, OperatorSessionId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** Adds an operator; `false` when there is one of that name. */
export async function insertOperator(
  runner: SqlRunner,
  operator: {
    readonly operatorId: OperatorId;
    readonly username: string;
    readonly usernameKey: string;
    readonly passwordHash: string;
    /** `null`: it is their own. */
    readonly temporaryUntil: Date | null;
    readonly createdAt: Date;
  },
): Promise<boolean> {
  const rows = await runner.query({
    text: `
      insert into wau.operators (operator_id, username, username_key, password_hash, temporary_until, created_at)
      values ($1, $2, $3, $4, $5, $6)
      on conflict (username_key) do nothing
      returning 1 as added`,
    values: [
      operator.operatorId,
      operator.username,
      operator.usernameKey,
      operator.passwordHash,
      operator.temporaryUntil,
      operator.createdAt,
    ],
  });
  return rows.length > 0;
}

export interface OperatorNameRow {
  readonly operator_id: OperatorId;
  readonly username: string;
  readonly password_hash: string;
}

export async function selectOperatorByName(
  runner: SqlRunner,
  usernameKey: string,
): Promise<OperatorNameRow | undefined> {
  const rows = await runner.query<OperatorNameRow & Record<string, unknown>>({
    name: 'select-operator-by-name',
    text: 'select operator_id, username, password_hash from wau.operators where username_key = $1',
    values: [usernameKey],
  });
  return rows[0];
}

export interface OperatorRow {
  readonly password_hash: string;
  readonly temporary_until: Date | null;
  readonly status: 'active' | 'disabled';
  readonly sealed_second_step: Buffer | null;
  readonly sealed_pending_step: Buffer | null;
}

/** The operator as they are now, locked until the transaction ends. */
export async function lockOperator(
  runner: SqlRunner,
  operatorId: OperatorId,
): Promise<OperatorRow | undefined> {
  const rows = await runner.query<OperatorRow & Record<string, unknown>>({
    name: 'lock-operator',
    text: `
      select password_hash, temporary_until, status, sealed_second_step, sealed_pending_step from wau.operators
      where operator_id = $1 for update`,
    values: [operatorId],
  });
  return rows[0];
}

/** Null for `temporaryUntil`: the operator's own password. */
export async function updateOperatorPassword(
  runner: SqlRunner,
  operatorId: OperatorId,
  passwordHash: string,
  temporaryUntil: Date | null,
): Promise<void> {
  await runner.query({
    text: 'update wau.operators set password_hash = $2, temporary_until = $3 where operator_id = $1',
    values: [operatorId, passwordHash, temporaryUntil],
  });
}

export async function updateOperatorStatus(
  runner: SqlRunner,
  operatorId: OperatorId,
  status: 'active' | 'disabled',
): Promise<void> {
  await runner.query({
    text: 'update wau.operators set status = $2 where operator_id = $1',
    values: [operatorId, status],
  });
}

export async function updateOperatorSecondStep(
  runner: SqlRunner,
  operatorId: OperatorId,
  sealedSecret: Buffer | null,
): Promise<void> {
  await runner.query({
    text: `
      update wau.operators
      set sealed_second_step = $2, last_time_step = 0, sealed_pending_step = null, recovery_code_hashes = '{}'
      where operator_id = $1`,
    values: [operatorId, sealedSecret],
  });
}

/** Keeps a secret that no code has come back for yet, in place of another such one. */
export async function updatePendingStep(
  runner: SqlRunner,
  operatorId: OperatorId,
  sealedSecret: Buffer,
): Promise<void> {
  await runner.query({
    text: 'update wau.operators set sealed_pending_step = $2 where operator_id = $1',
    values: [operatorId, sealedSecret],
  });
}

export async function updateRecoveryCodes(
  runner: SqlRunner,
  operatorId: OperatorId,
  hashes: readonly Buffer[],
): Promise<void> {
  await runner.query({
    text: 'update wau.operators set recovery_code_hashes = $2 where operator_id = $1',
    values: [operatorId, hashes],
  });
}

/** Uses a recovery code up; `false` when there is no such one. */
export async function takeOperatorRecoveryCode(
  runner: SqlRunner,
  operatorId: OperatorId,
  hash: Buffer,
): Promise<boolean> {
  const rows = await runner.query({
    text: `
      update wau.operators set recovery_code_hashes = array_remove(recovery_code_hashes, $2)
      where operator_id = $1 and $2 = any (recovery_code_hashes)
      returning 1 as taken`,
    values: [operatorId, hash],
  });
  return rows.length > 0;
}

/** A code was given in the session that asks. */
export async function markSecondStepPassed(runner: SqlRunner, sessionId: OperatorSessionId): Promise<void> {
  await runner.query({
    text: 'update wau.operator_sessions set has_second_step = true where operator_session_id = $1',
    values: [sessionId],
  });
}

/** Takes a code's time step as used; `false` when this step or a later one was used before. */
export async function takeOperatorTimeStep(
  runner: SqlRunner,
  operatorId: OperatorId,
  timeStep: bigint,
): Promise<boolean> {
  const rows = await runner.query({
    name: 'take-operator-time-step',
    text: `
      update wau.operators set last_time_step = $2 where operator_id = $1 and last_time_step < $2
      returning 1 as taken`,
    values: [operatorId, timeStep],
  });
  return rows.length > 0;
}

export async function selectRoleNames(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  operatorId: OperatorId,
): Promise<readonly string[]> {
  const rows = await runner.query<{ role_name: string }>({
    name: 'select-operator-roles',
    text: `
      select role_name from wau.operator_roles where merchant_id = $1 and operator_id = $2 order by role_name`,
    values: [merchantCode, operatorId],
  });
  return rows.map(({ role_name }) => role_name);
}

/** Where the operator has any role. */
export async function selectServedMerchants(
  runner: SqlRunner,
  operatorId: OperatorId,
): Promise<readonly MerchantCode[]> {
  const rows = await runner.query<{ merchant_id: MerchantCode }>({
    text: 'select distinct merchant_id from wau.operator_roles where operator_id = $1 order by merchant_id',
    values: [operatorId],
  });
  return rows.map(({ merchant_id }) => merchant_id);
}

/** `false` when there is no such merchant. */
export async function insertOperatorRole(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  operatorId: OperatorId,
  roleName: string,
): Promise<boolean> {
  const rows = await runner.query({
    text: `
      with merchant as (select merchant_id from wau.merchants where merchant_id = $1),
      added as (
        insert into wau.operator_roles (merchant_id, operator_id, role_name)
        select merchant_id, $2, $3 from merchant
        on conflict do nothing
      )
      select 1 as known from merchant`,
    values: [merchantCode, operatorId, roleName],
  });
  return rows.length > 0;
}

export async function deleteOperatorRole(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  operatorId: OperatorId,
  roleName: string,
): Promise<void> {
  await runner.query({
    text: 'delete from wau.operator_roles where merchant_id = $1 and operator_id = $2 and role_name = $3',
    values: [merchantCode, operatorId, roleName],
  });
}

export interface OperatorListRow {
  readonly username: string;
  readonly status: 'active' | 'disabled';
  readonly has_second_step: boolean;
  readonly password_is_temporary: boolean;
  /** Each as `merchant role`. */
  readonly roles: string[];
}

export function selectOperators(runner: SqlRunner): Promise<readonly OperatorListRow[]> {
  return runner.query<OperatorListRow & Record<string, unknown>>({
    text: `
      select username, status, sealed_second_step is not null as has_second_step,
             temporary_until is not null as password_is_temporary,
             array(select role.merchant_id || ' ' || role.role_name from wau.operator_roles as role
                   where role.operator_id = operators.operator_id
                   order by role.merchant_id, role.role_name) as roles
      from wau.operators order by username_key`,
    values: [],
  });
}

export async function insertOperatorSession(
  runner: SqlRunner,
  session: {
    readonly sessionId: OperatorSessionId;
    readonly operatorId: OperatorId;
    readonly tokenHash: Buffer;
    readonly address: string;
    readonly createdAt: Date;
    readonly idleUntil: Date;
    readonly endsAt: Date;
    readonly hasSecondStep: boolean;
    readonly browserKeyHash: Buffer | null;
  },
): Promise<void> {
  await runner.query({
    name: 'insert-operator-session',
    text: `
      insert into wau.operator_sessions
        (operator_session_id, operator_id, token_hash, address, created_at, last_seen_at, idle_until, ends_at,
         has_second_step, browser_key_hash)
      values ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9)`,
    values: [
      session.sessionId,
      session.operatorId,
      session.tokenHash,
      session.address,
      session.createdAt,
      session.idleUntil,
      session.endsAt,
      session.hasSecondStep,
      session.browserKeyHash,
    ],
  });
}

export async function endOperatorSession(
  runner: SqlRunner,
  sessionId: OperatorSessionId,
  now: Date,
): Promise<void> {
  await runner.query({
    name: 'end-operator-session',
    text: `
      update wau.operator_sessions set ended_at = $2 where operator_session_id = $1 and ended_at is null`,
    values: [sessionId, now],
  });
}

/** Ends all that live, but one if that is wanted; returns how many. */
export async function endOperatorSessions(
  runner: SqlRunner,
  operatorId: OperatorId,
  now: Date,
  exceptSessionId: OperatorSessionId | null,
): Promise<number> {
  const rows = await runner.query({
    text: `
      update wau.operator_sessions set ended_at = $2
      where operator_id = $1 and ended_at is null and idle_until > $2 and ends_at > $2
        and operator_session_id is distinct from $3
      returning 1 as ended`,
    values: [operatorId, now, exceptSessionId],
  });
  return rows.length;
}
