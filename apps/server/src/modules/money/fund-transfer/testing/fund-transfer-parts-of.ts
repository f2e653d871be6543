import type { MerchantCode } from '@wau/contract/ids';
import { systemRandom } from '@wau/service/random';
import type { TestServer } from '../../../../testing/test-server.ts';
import { createTransferWallets } from '../../../play/transfer-wallet/transfer-wallets.ts';
import type { VendorAdapter } from '../../../play/vendor/vendor-adapter.ts';
import type { FundTransferParts } from '../fund-transfer-parts.ts';

/** What the jobs of one vendor with wallets of its own are run with, at the first demo merchant. */
export function fundTransferPartsOf(
  { handle, database, runner, ledger, clock }: TestServer,
  vendorCode: string,
  adapter: VendorAdapter,
): FundTransferParts {
  const ofVendor = async () => {
    const merchant = await handle.merchantOf('', 'wau');
    if (merchant === undefined) throw new Error('the demo has its merchant');
    const vendors = merchant.vendors.filter((vendor) => vendor.vendorCode === vendorCode);
    return { ...merchant, vendors };
  };
  const merchants: FundTransferParts['merchants'] = {
    byCode: (merchantCode) => handle.merchantOf('', merchantCode),
    byHost: (host) => handle.merchantOf(host, undefined),
    all: async () => [await ofVendor()],
    vendor: async (code) => {
      const { merchantCode, vendors } = await ofVendor();
      return code === vendorCode
        ? vendors.map((vendor) => ({ ...vendor, merchantCode: merchantCode as MerchantCode }))
        : [];
    },
  };
  const wallets = createTransferWallets(merchants, [adapter]);
  return { ...{ database, runner, ledger, clock }, random: systemRandom, merchants, wallets };
}
