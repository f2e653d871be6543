import { randomUUID } from 'node:crypto';
import type { MerchantCode } from '@wau/contract/ids';
import { houseAccountId } from '@wau/ledger/account-id';
import { systemClock } from '@wau/service/clock';
import { systemRandom } from '@wau/service/random';
import { demoVendorSecret } from '../../../../demo/demo-vendors.ts';
import { balanceOf, fund } from '../../../../testing/member-money.ts';
import { createTestServer, type TestMember, testSecret } from '../../../../testing/test-server.ts';
import { createTestPurses } from '../../../play/transfer-wallet/testing/test-purses.ts';
import { createTransferWallets } from '../../../play/transfer-wallet/transfer-wallets.ts';
import { transferWalletAdapter } from '../../../play/vendor/adapters/transfer-wallet/transfer-wallet-adapter.ts';
import { vendorWalletAccount } from '../../../play/vendor/transfer-wallet.ts';
import type { FundTransferParts } from '../fund-transfer-parts.ts';

const wau = 'wau' as MerchantCode;

/** A server whose demo vendor with wallets of its own is decided about by the test. Call it at the top of a test file. */
export async function createFundTransferServer() {
  const purses = createTestPurses(demoVendorSecret(testSecret, 'samudra'), systemClock.nowMs);
  const server = await createTestServer({
    dependencies: (usual) => ({ ...usual, vendorTransport: () => purses.transport }),
  });
  const { database, runner, ledger, clock } = server;
  const merchantOf = (merchantCode: string) => server.handle.merchantOf('', merchantCode);
  const merchants: FundTransferParts['merchants'] = {
    byCode: merchantOf,
    byHost: (host) => server.handle.merchantOf(host, undefined),
    all: async () => [await merchantOf('wau')].filter((merchant) => merchant !== undefined),
    vendor: async (vendorCode) => {
      const merchant = await merchantOf('wau');
      const found = merchant?.vendors.filter((vendor) => vendor.vendorCode === vendorCode) ?? [];
      return found.map((vendor) => ({ ...vendor, merchantCode: wau }));
    },
  };
  const adapter = transferWalletAdapter(() => purses.transport, clock);
  const wallets = createTransferWallets(merchants, [adapter]);
  const parts: FundTransferParts = {
    ...{ database, runner, ledger, clock },
    random: systemRandom,
    merchants,
    wallets,
  };
  const ledgerOf = async (accountId: ReturnType<typeof houseAccountId>) =>
    (await ledger.balanceOf(wau, accountId))?.balanceMinor ?? 0n;
  let number = 0;
  return {
    server,
    purses,
    parts,
    ledgerOf,
    async newMember(balanceMinor = 10_000n): Promise<TestMember> {
      number += 1;
      const member = await server.openMember(`mover${number}`);
      if (balanceMinor > 0n) await fund(server, member, balanceMinor);
      return member;
    },
    move: (
      { token }: TestMember,
      from: string,
      to: string,
      amountMinor?: string,
      idempotencyKey: string = randomUUID(),
    ) =>
      server.call('transferFunds', {
        token,
        idempotencyKey,
        body: { from, to, ...(amountMinor === undefined ? {} : { amountMinor }) },
      }),
    /** Main wallet, on the way, at the vendor by our books, at the vendor by the vendor. */
    standingOf: async (member: TestMember) => [
      await balanceOf(server, member),
      await ledgerOf(houseAccountId('transit', 'samudra')),
      await ledgerOf(vendorWalletAccount(member.memberId, 'samudra')),
      purses.balanceOf(member.memberId),
    ],
  };
}
