import { randomUUID } from 'node:crypto';
import type { MerchantCode } from '@wau/contract/ids';
import { houseAccountId } from '@wau/ledger/account-id';
import { systemClock } from '@wau/service/clock';
import { balanceOf, fund } from '../../../../testing/member-money.ts';
import { createTestServer, type TestMember, testSecret } from '../../../../testing/test-server.ts';
import { houseVendorSecret } from '../../../operation/merchant/house-vendors.ts';
import { createTestPurses } from '../../../play/transfer-wallet/testing/test-purses.ts';
import { transferWalletAdapter } from '../../../play/vendor/adapters/transfer-wallet/transfer-wallet-adapter.ts';
import { vendorWalletAccount } from '../../../play/vendor/transfer-wallet.ts';
import { fundTransferPartsOf } from './fund-transfer-parts-of.ts';

const wau = 'wau' as MerchantCode;

/** A server whose demo vendor with wallets of its own is decided about by the test. Call it at the top of a test file. */
export async function createFundTransferServer() {
  const purses = createTestPurses([houseVendorSecret(testSecret, 'samudra')], systemClock.nowMs);
  const server = await createTestServer({
    dependencies: (usual) => ({ ...usual, vendorTransport: () => purses.transport }),
  });
  const { ledger, clock } = server;
  const adapter = transferWalletAdapter(() => purses.transport, clock);
  const parts = fundTransferPartsOf(server, 'samudra', adapter);
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
