import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { RedeemedProof } from '../credentials/login-proof.ts';

export interface MemberKey {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
}

export interface SecondStepRow {
  readonly sealed_secret: Buffer;
  readonly confirmed_at: Date | null;
  readonly last_time_step: bigint;
}

export async function selectSecondStep(
  runner: SqlRunner,
  { merchantCode, memberId }: MemberKey,
): Promise<SecondStepRow | undefined> {
  const rows = await runner.query<SecondStepRow & Record<string, unknown>>({
    name: 'select-second-step',
    text: `
      select sealed_secret, confirmed_at, last_time_step
      from wau.second_steps where merchant_id = $1 and member_id = $2`,
    values: [merchantCode, memberId],
  });
  return rows[0];
}

/** Keeps a secret that is not confirmed yet, in place of another such one; never in place of a confirmed one. */
export async function upsertPendingSecret(
  runner: SqlRunner,
  { merchantCode, memberId }: RedeemedProof,
  sealedSecret: Buffer,
): Promise<boolean> {
  const rows = await runner.query({
    name: 'upsert-pending-secret',
    text: `
      insert into wau.second_steps (merchant_id, member_id, sealed_secret) values ($1, $2, $3)
      on conflict (merchant_id, member_id) do update set sealed_secret = excluded.sealed_secret, last_time_step = 0
      where second_steps.confirmed_at is null
      returning 1 as written`,
    values: [merchantCode, memberId, sealedSecret],
  });
  return rows.length > 0;
}

/**
 * Takes a code's time step as used, and the secret as confirmed; `false` when this step or a later one was used
 * before, which the row's lock decides between two that come together, or when the secret is no longer the one that
 * the code was checked with.
 */
export async function takeTimeStep(
  runner: SqlRunner,
  { merchantCode, memberId }: MemberKey,
  sealedSecret: Buffer,
  timeStep: bigint,
  now: Date,
): Promise<boolean> {
  const rows = await runner.query({
    name: 'take-time-step',
    text: `
      update wau.second_steps set last_time_step = $3, confirmed_at = coalesce(confirmed_at, $4)
      where merchant_id = $1 and member_id = $2 and last_time_step < $3 and sealed_secret = $5
      returning 1 as taken`,
    values: [merchantCode, memberId, timeStep, now, sealedSecret],
  });
  return rows.length > 0;
}

/** Removes the secret and, with it, the recovery codes. */
export async function deleteSecondStep(
  runner: SqlRunner,
  { merchantCode, memberId }: RedeemedProof,
): Promise<void> {
  await runner.query({
    name: 'delete-second-step',
    text: 'delete from wau.second_steps where merchant_id = $1 and member_id = $2',
    values: [merchantCode, memberId],
  });
}

/** Removes a secret that is not confirmed. */
export async function deletePendingSecondStep(
  runner: SqlRunner,
  { merchantCode, memberId }: RedeemedProof,
): Promise<void> {
  await runner.query({
    name: 'delete-pending-second-step',
    text: `
      delete from wau.second_steps where merchant_id = $1 and member_id = $2 and confirmed_at is null`,
    values: [merchantCode, memberId],
  });
}

/** The member's row must be locked: of two at a time, the codes of one would stand beside those of the other. */
export async function replaceRecoveryCodes(
  runner: SqlRunner,
  { merchantCode, memberId }: MemberKey,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await runner.query({
    name: 'delete-recovery-codes',
    text: 'delete from wau.recovery_codes where merchant_id = $1 and member_id = $2',
    values: [merchantCode, memberId],
  });
  await runner.query({
    name: 'insert-recovery-codes',
    text: `
      insert into wau.recovery_codes (merchant_id, member_id, code_hash)
      select $1, $2, code_hash from unnest($3::bytea[]) as code_hash`,
    values: [merchantCode, memberId, codeHashes],
  });
}

/** `false` when there is no such code, or no longer. */
export async function takeRecoveryCode(
  runner: SqlRunner,
  { merchantCode, memberId }: MemberKey,
  codeHash: Buffer,
): Promise<boolean> {
  const rows = await runner.query({
    name: 'take-recovery-code',
    text: `
      delete from wau.recovery_codes where merchant_id = $1 and member_id = $2 and code_hash = $3
      returning 1 as taken`,
    values: [merchantCode, memberId, codeHash],
  });
  return rows.length > 0;
}
