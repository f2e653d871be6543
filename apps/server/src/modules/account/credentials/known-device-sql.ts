import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** Whether the account of this name has been logged in to from the device. */
export async function isKnownDevice(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  usernameKey: string,
  deviceHash: Buffer,
): Promise<boolean> {
  const rows = await runner.query({
    name: 'select-known-device',
    text: `
      select 1 as known
      from wau.known_devices as device
      join wau.members as member using (merchant_id, member_id)
      where device.merchant_id = $1 and member.username_key = $2 and device.device_hash = $3`,
    values: [merchantCode, usernameKey, deviceHash],
  });
  return rows.length > 0;
}
