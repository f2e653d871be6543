import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface SharedMarksRow {
  readonly same_device: boolean;
  readonly same_address: boolean;
  readonly same_bank_account: boolean;
  readonly same_mobile_number: boolean;
}

/**
 * What the tables say two members share. An address of version 6 is a household's by its first half; one of this very
 * machine says nothing of where anybody is. Accounts count that were taken off the list as well.
 */
export async function selectSharedMarks(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  inviterId: MemberId,
  friendId: MemberId,
): Promise<SharedMarksRow | undefined> {
  const rows = await runner.query<SharedMarksRow & Record<string, unknown>>({
    text: `
      select exists (
               select from wau.known_devices as mine
                 join wau.known_devices as theirs using (merchant_id, device_hash)
                where merchant_id = $1 and mine.member_id = $2 and theirs.member_id = $3) as same_device,
             exists (
               select from wau.sessions as mine
                 join wau.sessions as theirs
                   on theirs.merchant_id = mine.merchant_id
                  and network(set_masklen(theirs.address, case family(theirs.address) when 6 then 64 else 32 end))
                      = network(set_masklen(mine.address, case family(mine.address) when 6 then 64 else 32 end))
                where mine.merchant_id = $1 and mine.member_id = $2 and theirs.member_id = $3
                  and not mine.address <<= inet '127.0.0.0/8'
                  and mine.address <> inet '::1') as same_address,
             exists (
               select from wau.bank_cards as mine
                 join wau.bank_cards as theirs using (merchant_id, account_fingerprint)
                where merchant_id = $1 and mine.member_id = $2 and theirs.member_id = $3) as same_bank_account,
             exists (
               select from wau.members as mine
                 join wau.members as theirs using (merchant_id, mobile_number)
                where merchant_id = $1 and mine.member_id = $2 and theirs.member_id = $3) as same_mobile_number`,
    values: [merchantCode, inviterId, friendId],
  });
  return rows[0];
}
