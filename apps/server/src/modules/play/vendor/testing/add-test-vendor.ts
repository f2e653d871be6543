import { systemRandom } from '@wau/service/random';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { sealBytes } from '@wau/service/secrets/sealing';
import { vendorKeyPlace, vendorKeySealingLabel } from '../../../../platform/merchants/merchant-directory.ts';
import { type TestServer, testSecret } from '../../../../testing/test-server.ts';

export interface TestVendor {
  readonly vendorCode: string;
  readonly launchUrl: string;
  readonly gameId: string;
  /** The key that the vendor shares with each merchant. */
  readonly keys: Readonly<Record<string, Buffer>>;
}

/** Sets a vendor up at merchants, with one game, or gives one that is there these keys. The server notices after a moment. */
export async function addTestVendor({ runner }: TestServer, vendor: TestVendor): Promise<void> {
  const sealingKey = deriveKey(testSecret, vendorKeySealingLabel);
  const { vendorCode, gameId, launchUrl } = vendor;
  for (const [merchantCode, key] of Object.entries(vendor.keys)) {
    const sealed = sealBytes(sealingKey, vendorKeyPlace(merchantCode, vendorCode), key, systemRandom);
    await runner.query({
      text: `insert into wau.vendors (merchant_id, vendor_code, vendor_name, sealed_key, launch_url)
             values ($1, $2, $2, $3, $4)
             on conflict (merchant_id, vendor_code) do update set sealed_key = excluded.sealed_key`,
      values: [merchantCode, vendorCode, sealed, launchUrl],
    });
    await runner.query({
      text: `insert into wau.games
               (merchant_id, vendor_code, game_id, node_id, game_name, game_type, icon_url, return_percent,
                min_stake_minor, max_stake_minor, max_win_minor)
             values ($1, $2, $3, 9001, $3, 'RNG', '', 97, 1, 100000, 1000000)
             on conflict do nothing`,
      values: [merchantCode, vendorCode, gameId],
    });
  }
}
