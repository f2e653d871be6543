import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type GameOrVendor, settingNamed } from '../settings/merchant-settings.ts';
import { WrongSetting } from '../settings/setting-value.ts';
import { selectSetting } from '../settings/settings-sql.ts';
import { switchNameOf } from './switch-name.ts';

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
