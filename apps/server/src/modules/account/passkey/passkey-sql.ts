import type { MemberId, MerchantCode, PasskeyId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { refusingTaken } from '@wau/service/database/violated-constraint';
import { Refusal } from '@wau/service/refusal';
import type { RedeemedProof } from '../credentials/login-proof.ts';
import type { LoginEpoch } from '../member/login-epoch.ts';

export interface PasskeyRow {
  readonly passkey_id: PasskeyId;
  readonly credential_id: string;
  readonly transports: readonly string[];
  readonly is_synced: boolean;
  readonly passkey_name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

export function selectPasskeys(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<readonly PasskeyRow[]> {
  return runner.query<PasskeyRow & Record<string, unknown>>({
    name: 'select-passkeys',
    text: `
      select passkey_id, credential_id, transports, is_synced, passkey_name, created_at, last_used_at
      from wau.passkeys where merchant_id = $1 and member_id = $2 order by passkey_id desc`,
    values: [merchantCode, memberId],
  });
}

/** A passkey that logs in, with its member. */
export interface SigningPasskeyRow {
  readonly passkey_id: PasskeyId;
  readonly public_key: Buffer;
  readonly sign_count: bigint;
  readonly member_id: MemberId;
  readonly username: string;
  readonly member_type: number;
  readonly is_active: boolean;
  readonly first_login_pending: boolean;
  readonly login_epoch: LoginEpoch;
}

export async function selectSigningPasskey(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  credentialId: string,
): Promise<SigningPasskeyRow | undefined> {
  const rows = await runner.query<SigningPasskeyRow & Record<string, unknown>>({
    name: 'select-signing-passkey',
    text: `
      select passkey.passkey_id, passkey.public_key, passkey.sign_count, member.member_id, member.username,
             member.member_type, member.status = 'active' as is_active, member.first_login_pending,
             member.login_epoch::text as login_epoch
      from wau.passkeys as passkey
      join wau.members as member using (merchant_id, member_id)
      where passkey.merchant_id = $1 and passkey.credential_id = $2`,
    values: [merchantCode, credentialId],
  });
  return rows[0];
}

export interface NewPasskey {
  readonly passkeyId: PasskeyId;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly signCount: number;
  readonly transports: readonly string[];
  readonly isSynced: boolean;
  readonly passkeyName: string;
  readonly createdAt: Date;
}

const takenRefusals = { passkeys_credential: () => new Refusal('passkey.known') };

/** Refuses `passkey.known`; `false` when the member, whose row is locked, has `limit` passkeys already. */
export async function insertPasskey(
  runner: SqlRunner,
  { merchantCode, memberId }: RedeemedProof,
  passkey: NewPasskey,
  limit: number,
): Promise<boolean> {
  const rows = await refusingTaken(takenRefusals, () =>
    runner.query({
      name: 'insert-passkey',
      text: `
        insert into wau.passkeys (merchant_id, passkey_id, member_id, credential_id, public_key, sign_count,
                                  transports, is_synced, passkey_name, created_at)
        select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
        where (select count(*) from wau.passkeys where merchant_id = $1 and member_id = $3) < $11
        returning 1 as inserted`,
      values: [
        merchantCode,
        passkey.passkeyId,
        memberId,
        passkey.credentialId,
        Buffer.from(passkey.publicKey),
        passkey.signCount,
        passkey.transports,
        passkey.isSynced,
        passkey.passkeyName,
        passkey.createdAt,
        limit,
      ],
    }),
  );
  return rows.length > 0;
}

/**
 * Writes down a login; `false` when the authenticator's count did not grow since, which means that two copies of the
 * key are about. Authenticators that keep no count send zero for ever.
 */
export async function updateSignCount(
  runner: SqlRunner,
  use: {
    readonly merchantCode: MerchantCode;
    readonly passkeyId: PasskeyId;
    readonly signCount: number;
    readonly isSynced: boolean;
    readonly usedAt: Date;
  },
): Promise<boolean> {
  const rows = await runner.query({
    name: 'update-sign-count',
    text: `
      update wau.passkeys set sign_count = $3, is_synced = $4, last_used_at = $5
      where merchant_id = $1 and passkey_id = $2 and (sign_count < $3 or (sign_count = 0 and $3 = 0))
      returning 1 as updated`,
    values: [use.merchantCode, use.passkeyId, use.signCount, use.isSynced, use.usedAt],
  });
  return rows.length > 0;
}

interface PasskeyKey {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly passkeyId: PasskeyId;
}

/** `false` when the member has no such passkey. */
export async function updatePasskeyName(
  runner: SqlRunner,
  key: PasskeyKey,
  passkeyName: string,
): Promise<boolean> {
  const rows = await runner.query({
    name: 'update-passkey-name',
    text: `
      update wau.passkeys set passkey_name = $4
      where merchant_id = $1 and member_id = $2 and passkey_id = $3 returning 1 as updated`,
    values: [key.merchantCode, key.memberId, key.passkeyId, passkeyName],
  });
  return rows.length > 0;
}

/** `false` when the member has no such passkey. */
export async function deletePasskey(
  runner: SqlRunner,
  { merchantCode, memberId }: RedeemedProof,
  passkeyId: PasskeyId,
): Promise<boolean> {
  const rows = await runner.query({
    name: 'delete-passkey',
    text: `
      delete from wau.passkeys where merchant_id = $1 and member_id = $2 and passkey_id = $3
      returning 1 as deleted`,
    values: [merchantCode, memberId, passkeyId],
  });
  return rows.length > 0;
}
