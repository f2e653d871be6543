import type { KeyObject } from 'node:crypto';
import { systemRandom } from '@wau/service/random';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { sealBytes } from '@wau/service/secrets/sealing';
import {
  type VendorKeys,
  vendorKeyPlace,
  vendorKeySealingLabel,
  vendorPrivateKeyPlace,
} from '../../../../platform/merchants/vendor-keys.ts';
import { addTestGame } from '../../../../testing/add-test-game.ts';
import { type TestServer, testSecret } from '../../../../testing/test-server.ts';

export interface TestVendor {
  readonly protocol: string;
  readonly vendorCode: string;
  readonly launchUrl: string;
  /** Where the operator calls the vendor; default: nowhere but in the same process. */
  readonly apiUrl?: string;
  readonly gameId: string;
  /** The keys that the vendor has with each merchant. */
  readonly keys: Readonly<Record<string, VendorKeys>>;
}

/** Keys of a protocol in which both sides share a secret. */
export function sharedKeys(secrets: Readonly<Record<string, Buffer>>): TestVendor['keys'] {
  return Object.fromEntries(
    Object.entries(secrets).map(([merchantCode, shared]) => [
      merchantCode,
      { shared, vendorPublic: undefined, ownPrivate: undefined },
    ]),
  );
}

/** Sets a vendor up at merchants, with one game, or gives one that is there these keys. The server notices after a moment. */
export async function addTestVendor(server: TestServer, vendor: TestVendor): Promise<void> {
  const { vendorCode, gameId, launchUrl, apiUrl = '', protocol } = vendor;
  for (const [merchantCode, keys] of Object.entries(vendor.keys)) {
    await server.runner.query({
      text: `insert into wau.vendors
               (merchant_id, vendor_code, vendor_name, protocol, sealed_key, public_key, sealed_private_key, launch_url,
                api_url)
             values ($1, $2, $2, $3, $4, $5, $6, $7, $8)
             on conflict (merchant_id, vendor_code) do update
               set sealed_key = excluded.sealed_key, public_key = excluded.public_key,
                   sealed_private_key = excluded.sealed_private_key`,
      values: [
        ...[merchantCode, vendorCode, protocol],
        ...storedKeys(merchantCode, vendorCode, keys),
        ...[launchUrl, apiUrl],
      ],
    });
    await addTestGame(server, { merchantCode, vendorCode, gameId });
  }
}

function storedKeys(merchantCode: string, vendorCode: string, keys: VendorKeys): (Buffer | null)[] {
  const sealingKey = deriveKey(testSecret, vendorKeySealingLabel);
  const sealed = (place: string, secret: Buffer | undefined): Buffer | null =>
    secret === undefined ? null : sealBytes(sealingKey, place, secret, systemRandom);
  return [
    sealed(vendorKeyPlace(merchantCode, vendorCode), keys.shared),
    keys.vendorPublic?.export({ format: 'der', type: 'spki' }) ?? null,
    sealed(vendorPrivateKeyPlace(merchantCode, vendorCode), derOf(keys.ownPrivate)),
  ];
}

function derOf(privateKey: KeyObject | undefined): Buffer | undefined {
  return privateKey?.export({ format: 'der', type: 'pkcs8' });
}
