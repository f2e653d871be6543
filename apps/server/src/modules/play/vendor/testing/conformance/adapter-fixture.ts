import type { TestServer } from '../../../../../testing/test-server.ts';
import type { VendorSpeech } from './vendor-speech.ts';

/** What a protocol has, so that the cases about it apply. */
export const protocolFeatures = {
  betAndWin: 'a bet may bring its win',
  partWins: 'a win may leave its round open',
  lists: 'bets and wins come in lists, all or none',
  timestamps: 'requests tell when they were signed',
  addresses: 'operations have addresses of their own',
  unknownFields: 'fields that it does not know are not looked at',
  strictCurrency: 'currencies are written in capitals',
  limitBalance: 'refusals for funds and limits are told with the balance',
} as const;

export type ProtocolFeature = keyof typeof protocolFeatures;

/** What an adapter's test brings along. The vendor is set up at both demo merchants, with keys of its own at each. */
export interface AdapterFixture {
  readonly server: TestServer;
  readonly vendorCode: string;
  /** A game of the vendor that both merchants offer, for stakes of up to 100,000 minor units. */
  readonly gameId: string;
  readonly features: ReadonlySet<ProtocolFeature>;
  /** Texts in an amount's place that are no amounts: exponents, fractions, too many digits, the wrong type. */
  readonly wrongAmountTexts: readonly string[];
  /** How far the vendor's clock may be off, either way; default: as far as everybody's, five minutes. */
  readonly clockToleranceMs?: number;
  /** Speaks as the vendor does, with the keys that it has with the merchant. */
  speechOf(merchantCode: string): VendorSpeech;
  /** The same by somebody who does not have the keys. */
  forgedSpeechOf(merchantCode: string): VendorSpeech;
  /** A name of a round or a transaction as this vendor gives them. */
  newVendorId(): string;
}

/** The largest stake that `addTestVendor` lets its game have. */
export const largestStakeMinor = 100_000n;
