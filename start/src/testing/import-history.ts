import type { MerchantCode } from '@wau/contract/ids';
import { importHistoryJob } from '@wau/server/modules/play/transfer-wallet/import-history-job';
import { createTransferWallets } from '@wau/server/modules/play/transfer-wallet/transfer-wallets';
import { transferWalletAdapter } from '@wau/server/modules/play/vendor/adapters/transfer-wallet/transfer-wallet-adapter';
import type { TestServer } from '@wau/server/testing/test-server';
import { writePurseFiles } from '@wau/studio/purse/write-purse-files';
import { injectedTransport } from '../injected-transport.ts';

/**
 * Has the studio in the same process write files of what was played from its purses, and fetches those of the first demo
 * merchant as the operator's job does each minute.
 */
export async function importHistory(server: TestServer): Promise<void> {
  await writePurseFiles({ sql: server.runner, clock: server.clock });
  const merchant = await server.handle.merchantOf('', 'wau');
  if (merchant === undefined) throw new Error('the demo has its merchant');
  const merchantCode = merchant.merchantCode as MerchantCode;
  const ofWau = async (vendorCode: string) =>
    merchant.vendors
      .filter((vendor) => vendor.vendorCode === vendorCode)
      .map((vendor) => ({ ...vendor, merchantCode }));
  const adapter = transferWalletAdapter(() => injectedTransport(server.app), server.clock);
  const wallets = createTransferWallets({ vendor: ofWau }, [adapter]);
  const merchants = { all: async () => [merchant] } as never;
  await importHistoryJob({ ...server, merchants, wallets }).run({}, new AbortController().signal);
}
