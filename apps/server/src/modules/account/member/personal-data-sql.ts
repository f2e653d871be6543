import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface PersonalDataRow {
  readonly sealed_payee_name: Buffer | null;
  readonly sealed_id_number: Buffer | null;
}

export async function selectPersonalData(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<PersonalDataRow | undefined> {
  const rows = await runner.query<PersonalDataRow & Record<string, unknown>>({
    name: 'select-personal-data',
    text: `select sealed_payee_name, sealed_id_number from wau.personal_data
           where merchant_id = $1 and member_id = $2`,
    values: [merchantCode, memberId],
  });
  return rows[0];
}

/** A field that is null stays as it is. */
export async function upsertPersonalData(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  data: { readonly sealedPayeeName: Buffer | null; readonly sealedIdNumber: Buffer | null },
): Promise<void> {
  await runner.query({
    name: 'upsert-personal-data',
    text: `
      insert into wau.personal_data as present (merchant_id, member_id, sealed_payee_name, sealed_id_number)
      values ($1, $2, $3, $4)
      on conflict (merchant_id, member_id) do update
      set sealed_payee_name = coalesce(excluded.sealed_payee_name, present.sealed_payee_name),
          sealed_id_number = coalesce(excluded.sealed_id_number, present.sealed_id_number)`,
    values: [merchantCode, memberId, data.sealedPayeeName, data.sealedIdNumber],
  });
}
