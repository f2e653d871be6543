import type { OperatorId, PasskeyId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { refusingTaken } from '@wau/service/database/violated-constraint';
import { Refusal } from '@wau/service/refusal';

export interface OperatorPasskeyRow {
  readonly passkey_id: PasskeyId;
  readonly host: string;
  readonly credential_id: string;
  readonly transports: readonly string[];
  readonly is_synced: boolean;
  readonly passkey_name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

/** An operator's, the newest first. */
export function selectOperatorPasskeys(
  runner: SqlRunner,
  operatorId: OperatorId,
): Promise<readonly OperatorPasskeyRow[]> {
  return runner.query<OperatorPasskeyRow & Record<string, unknown>>({
    text: `
      select passkey_id, host, credential_id, transports, is_synced, passkey_name, created_at, last_used_at
      from wau.operator_passkeys where operator_id = $1 order by passkey_id desc`,
    values: [operatorId],
  });
}

/** A passkey that logs in, with its operator. */
export interface SigningOperatorPasskeyRow {
  readonly operator_id: OperatorId;
  readonly username: string;
  readonly passkey_id: PasskeyId;
  readonly public_key: Buffer;
  readonly sign_count: bigint;
  /** Made with a password that everybody can read up. */
  readonly is_of_public_login: boolean;
}

export async function selectSigningOperatorPasskey(
  runner: SqlRunner,
  credentialId: string,
  host: string,
): Promise<SigningOperatorPasskeyRow | undefined> {
  const rows = await runner.query<SigningOperatorPasskeyRow & Record<string, unknown>>({
    text: `
      select operator.operator_id, operator.username, passkey.passkey_id, passkey.public_key, passkey.sign_count,
             passkey.is_of_public_login
      from wau.operator_passkeys as passkey
      join wau.operators as operator on operator.operator_id = passkey.operator_id
      where passkey.credential_id = $1 and passkey.host = $2`,
    values: [credentialId, host],
  });
  return rows[0];
}

export interface NewOperatorPasskey {
  readonly passkeyId: PasskeyId;
  readonly host: string;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly signCount: number;
  readonly transports: readonly string[];
  readonly isSynced: boolean;
  readonly passkeyName: string;
  readonly isOfPublicLogin: boolean;
  readonly createdAt: Date;
}

const takenRefusals = { operator_passkeys_credential: () => new Refusal('passkey.known') };

/** Refuses `passkey.known`; `false` when the operator, whose row is locked, has `limit` passkeys already. */
export async function insertOperatorPasskey(
  tx: SqlRunner,
  operatorId: OperatorId,
  passkey: NewOperatorPasskey,
  limit: number,
): Promise<boolean> {
  const rows = await refusingTaken(takenRefusals, () =>
    tx.query({
      text: `
        insert into wau.operator_passkeys
          (operator_id, passkey_id, host, credential_id, public_key, sign_count, transports, is_synced,
           passkey_name, is_of_public_login, created_at)
        select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11
        where (select count(*) from wau.operator_passkeys where operator_id = $1) < $12
        returning 1 as inserted`,
      values: [
        operatorId,
        passkey.passkeyId,
        passkey.host,
        passkey.credentialId,
        Buffer.from(passkey.publicKey),
        passkey.signCount,
        passkey.transports,
        passkey.isSynced,
        passkey.passkeyName,
        passkey.isOfPublicLogin,
        passkey.createdAt,
        limit,
      ],
    }),
  );
  return rows.length > 0;
}

/**
 * Writes down a login; `false` when the passkey is gone or its count did not grow since, which means that two copies of the
 * key are about. Authenticators that keep no count send zero for ever.
 */
export async function useOperatorPasskey(
  tx: SqlRunner,
  use: {
    readonly operatorId: OperatorId;
    readonly passkeyId: PasskeyId;
    readonly signCount: number;
    readonly isSynced: boolean;
    readonly usedAt: Date;
  },
): Promise<boolean> {
  const rows = await tx.query({
    text: `
      update wau.operator_passkeys set sign_count = $3, is_synced = $4, last_used_at = $5
      where operator_id = $1 and passkey_id = $2 and (sign_count < $3 or (sign_count = 0 and $3 = 0))
      returning 1 as used`,
    values: [use.operatorId, use.passkeyId, use.signCount, use.isSynced, use.usedAt],
  });
  return rows.length > 0;
}

/** Its name; `undefined` when the operator has no such passkey. */
export async function deleteOperatorPasskey(
  tx: SqlRunner,
  operatorId: OperatorId,
  passkeyId: PasskeyId,
): Promise<string | undefined> {
  const rows = await tx.query<{ passkey_name: string }>({
    text: `
      delete from wau.operator_passkeys where operator_id = $1 and passkey_id = $2 returning passkey_name`,
    values: [operatorId, passkeyId],
  });
  return rows[0]?.passkey_name;
}

/** All of an operator; returns how many there were. */
export async function deleteOperatorPasskeys(tx: SqlRunner, operatorId: OperatorId): Promise<number> {
  const rows = await tx.query({
    text: 'delete from wau.operator_passkeys where operator_id = $1 returning 1 as deleted',
    values: [operatorId],
  });
  return rows.length;
}
