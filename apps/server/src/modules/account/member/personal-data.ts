import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { openSealedText, sealText } from '@wau/service/secrets/sealing';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectPersonalData, upsertPersonalData } from './personal-data-sql.ts';

/**
 * What identifies a person towards banks and authorities. It is sealed under the master secret, kept apart from the
 * member's row, and must reach no log: pass it on only to whoever shows it to the member or checks it.
 */
export interface PersonalData {
  /** The name that the member's bank account bears. */
  readonly payeeName: string;
  readonly idNumber: string;
}

type PersonalDataParts = Pick<ServerParts, 'random' | 'config'>;

/** What is known of the member, empty where nothing is. */
export async function readPersonalData(
  { config }: Pick<ServerParts, 'config'>,
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<PersonalData> {
  const row = await selectPersonalData(runner, merchantCode, memberId);
  const key = deriveKey(config.masterSecret, sealingLabel);
  const open = (field: keyof PersonalData, sealed: Buffer | null | undefined) =>
    sealed == null ? '' : openSealedText(key, placeOf(merchantCode, memberId, field), sealed);
  return {
    payeeName: open('payeeName', row?.sealed_payee_name),
    idNumber: open('idNumber', row?.sealed_id_number),
  };
}

/** Writes the given fields down and leaves the others as they are. Empty text is not written. */
export async function writePersonalData(
  { random, config }: PersonalDataParts,
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  data: Partial<PersonalData>,
): Promise<void> {
  const key = deriveKey(config.masterSecret, sealingLabel);
  const seal = (field: keyof PersonalData) => {
    const text = data[field] ?? '';
    return text === '' ? null : sealText(key, placeOf(merchantCode, memberId, field), text, random);
  };
  const sealedPayeeName = seal('payeeName');
  const sealedIdNumber = seal('idNumber');
  if (sealedPayeeName === null && sealedIdNumber === null) return;
  await upsertPersonalData(runner, merchantCode, memberId, { sealedPayeeName, sealedIdNumber });
}

const sealingLabel = 'sealing/personal-data';

function placeOf(merchantCode: MerchantCode, memberId: MemberId, field: keyof PersonalData): string {
  return `wau.personal_data/${merchantCode}/${memberId}/${field}`;
}
