import { describe, test } from 'vitest';
import { createWalletBench } from './wallet-bench.ts';
import { walletCases } from './wallet-cases.ts';
import type { WalletFixture } from './wallet-fixture.ts';

/** Those that cut connections wait for new ones again and again. */
const longestCaseMs = 90_000;

/** What an adapter for a vendor with wallets of its own must do: call it at the top of a test file. */
export function testWalletConformance(title: string, fixture: WalletFixture): void {
  const bench = createWalletBench(fixture);
  describe(`${title} conforms:`, () => {
    for (const { id, name, needs, run } of walletCases) {
      if (needs !== undefined && !fixture.features.has(needs)) continue;
      test(`${id} ${name}`, () => run(bench), longestCaseMs);
    }
  });
}
