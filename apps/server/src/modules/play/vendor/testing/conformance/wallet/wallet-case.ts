import type { WalletBench } from './wallet-bench.ts';
import type { WalletFeature } from './wallet-fixture.ts';

/** Something that every adapter for wallets at the vendor does, or every one whose protocol has what is needed for it. */
export interface WalletCase {
  /** Kept for ever: reports name it. */
  readonly id: string;
  readonly name: string;
  /** Without this in the protocol there is nothing to try. */
  readonly needs?: WalletFeature;
  run(bench: WalletBench): Promise<void>;
}
