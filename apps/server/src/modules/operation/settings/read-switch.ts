import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { lockMerchant } from '../../../platform/merchants/merchant-sql.ts';
import { type GameOrVendor, settingNamed } from './merchant-settings.ts';
import { WrongSetting } from './setting-value.ts';
import { selectSetting } from './settings-sql.ts';
import { switchNameOf } from './switch-name.ts';

/** From here on nobody else changes a switch of the merchant, until the transaction ends. Locks: the merchant's row. */
export async function lockSwitches(tx: SqlRunner, merchantCode: MerchantCode): Promise<void> {
  await lockMerchant(tx, merchantCode);
}

/** How a title or a vendor stands, `on` or `off`. @throws WrongSetting where the merchant has none of that name */
export async function readSwitch(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  of: GameOrVendor,
): Promise<string> {
  const name = switchNameOf(of);
  const setting = settingNamed(name);
  const present = setting?.place.kind === 'switch' ? await selectSetting(runner, merchantCode, setting) : '';
  if (present === '') throw new WrongSetting(`${merchantCode} has no ${name}.`, 'setting.unknown');
  return present;
}
