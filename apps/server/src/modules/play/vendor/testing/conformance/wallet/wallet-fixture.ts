import type { VendorKeys } from '../../../../../../platform/merchants/vendor-keys.ts';
import type { TestMember, TestServer } from '../../../../../../testing/test-server.ts';
import type { VendorAdapter } from '../../../vendor-adapter.ts';
import type { SendingWays, SpokenAnswer, SpokenPlayer } from '../vendor-speech.ts';

/** What a protocol of wallets at the vendor has, so that the cases about it apply. */
export const walletFeatures = {
  permits: 'the vendor asks with each stake whether the player may bet',
  timestamps: 'requests tell when they were signed',
  keysPerMerchant: 'each merchant has keys of its own',
  closing: 'an order that the vendor is asked about before it has come is never carried out',
  chosenFiles: 'files hold what a test writes into them',
} as const;

export type WalletFeature = keyof typeof walletFeatures;

/** What becomes of the next call to the vendor: it does not get there, its answer is lost, or comes as something else. */
export type Spoiling =
  | 'request lost'
  | 'answer lost'
  | 'answer torn'
  | 'answer of another shape'
  /** Stands in the place of an amount, quotes included where there are any. */
  | { readonly amountText: string };

/** What a vendor asks the operator, in words that no protocol owns. */
export interface WalletSpeech {
  /** Takes the launch up that a member was given. */
  enter(launchUrl: string): Promise<SpokenPlayer | SpokenAnswer>;
  /** The body of the same, and a text sent in its place. */
  enterText(launchUrl: string): string;
  sendEnterText(text: string, ways?: SendingWays): Promise<SpokenPlayer | SpokenAnswer>;
  /** Whether a stake may be taken; `amountText` stands as it is in the amount's place. */
  permit?(
    player: SpokenPlayer,
    stake: bigint | { readonly amountText: string },
  ): Promise<'permitted' | SpokenAnswer>;
}

/** A round as a vendor reports it. */
export interface FiledRound {
  readonly roundId: string;
  readonly playerId: string;
  readonly gameId: string;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly currency: string;
  readonly placedAt: Date;
}

export interface ChosenFiles {
  /** Writes the next file, or leaves so many numbers out before it. */
  write(rounds: readonly FiledRound[], leftOut?: number): void;
  /** Keeps no file any more but the last. */
  forgetAllButLast(): void;
}

/** What an adapter's test brings along. */
export interface WalletFixture {
  readonly server: TestServer;
  readonly adapter: VendorAdapter;
  readonly vendorCode: string;
  /** A game of the vendor that the merchants offer. */
  readonly gameId: string;
  readonly features: ReadonlySet<WalletFeature>;
  /** Texts in an amount's place that are no amounts, whoever says them. */
  readonly wrongAmountTexts: readonly string[];
  /** How far the vendor's clock may be off, either way; default: as far as everybody's, five minutes. */
  readonly clockToleranceMs?: number;
  /** Keys that the vendor does not know. */
  readonly strangeKeys: VendorKeys;
  spoilNext(how: Spoiling): void;
  /** Speaks as the vendor does, with the keys that it has with the merchant. */
  speechOf(merchantCode: string): WalletSpeech;
  forgedSpeechOf(merchantCode: string): WalletSpeech;
  /** A round that is over at once, played from the wallet at the vendor. */
  play(member: TestMember, stakeMinor: bigint): Promise<FiledRound>;
  /** Files what was played and is in no file yet. */
  fileRounds(): Promise<void>;
  readonly files?: ChosenFiles;
}
