import { randomUUID } from 'node:crypto';
import type { CurrencyCode } from '@wau/money/currency';
import { systemClock } from '@wau/service/clock';
import { createTestPurses } from '../../../transfer-wallet/testing/test-purses.ts';
import { transferWalletAdapter } from '../../adapters/transfer-wallet/transfer-wallet-adapter.ts';
import { sharedKeys } from '../add-test-vendor.ts';
import type { FiledRound, WalletFeature } from '../conformance/wallet/wallet-fixture.ts';
import type { WalletUnderTest } from '../conformance/wallet/wallet-under-test.ts';
import { spoilingTransport } from './spoiling-transport.ts';
import { transferWalletSpeech } from './transfer-wallet-speech.ts';

const vendorCode = 'lautan';
const gameId = 'mutiara';
const keys = { wau: Buffer.alloc(32, 51), laut: Buffer.alloc(32, 52) };
const strange = Buffer.alloc(32, 77);

const purses = createTestPurses(Object.values(keys), systemClock.nowMs);
const { transport, spoilNext } = spoilingTransport(purses.transport);

/** Texts that no amount of the protocol is, in either direction. */
export const wrongTransferAmounts = [
  '"1e2"',
  '"1.0"',
  '"-1"',
  '100',
  'null',
  '"0x10"',
  '"99999999999999999999"',
];

export const transferWalletFeatures: readonly WalletFeature[] = ['permits', 'timestamps', 'closing'];

let lastNumber = 0;
function writeFile(rounds: readonly FiledRound[], leftOut = 0): void {
  lastNumber += leftOut + 1;
  purses.writeFile(
    rounds.map(({ roundId, playerId, gameId: game, stakeMinor, payoutMinor, currency, placedAt }) => ({
      ...{ roundId, playerId, gameId: game },
      stakeMinor: String(stakeMinor),
      payoutMinor: String(payoutMinor),
      currencyCode: currency as CurrencyCode,
      placedAt: placedAt.toISOString(),
    })),
    lastNumber,
  );
}

/** What the conformance suite tries the house's protocol of wallets at the vendor with; `docs/vendors/write-an-adapter.md`. */
export const walletUnderTest: WalletUnderTest = {
  title: 'a vendor of wallets',
  adapter: transferWalletAdapter(() => transport, systemClock),
  vendorTransport: () => transport,
  vendor: { vendorCode, gameId, launchUrl: 'https://lautan.example/{gameId}', keys: sharedKeys(keys) },
  fixtureOf(server) {
    const unfiled: FiledRound[] = [];
    return {
      features: new Set([...transferWalletFeatures, 'keysPerMerchant', 'chosenFiles']),
      wrongAmountTexts: wrongTransferAmounts,
      strangeKeys: { shared: strange, vendorPublic: undefined, ownPrivate: undefined },
      spoilNext,
      speechOf: (merchantCode) =>
        transferWalletSpeech(server, {
          ...{ vendorCode, gameId },
          key: merchantCode === 'laut' ? keys.laut : keys.wau,
        }),
      forgedSpeechOf: () => transferWalletSpeech(server, { vendorCode, gameId, key: strange }),
      async play({ memberId }, stakeMinor) {
        const payoutMinor = stakeMinor === 100n ? 240n : 0n;
        purses.play(memberId, payoutMinor - stakeMinor);
        const round = {
          ...{ roundId: `mutiara-${randomUUID()}`, playerId: memberId, gameId, stakeMinor, payoutMinor },
          ...{ currency: 'MYR', placedAt: new Date(systemClock.nowMs()) },
        };
        unfiled.push(round);
        return round;
      },
      async fileRounds() {
        writeFile(unfiled.splice(0));
      },
      files: { write: writeFile, forgetAllButLast: () => purses.forgetBefore(lastNumber) },
    };
  },
};
