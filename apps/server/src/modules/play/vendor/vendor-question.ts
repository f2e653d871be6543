import type { MemberId } from '@wau/contract/ids';
import type { StuckRoundDeed } from '@wau/contract/vendor-wallets/stuck-rounds';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import type { VendorOfMerchant } from '../../../platform/merchants/merchant-directory.ts';

/** What the operator asks of a vendor itself, outside any transaction. */
export interface VendorQuestion {
  readonly vendor: VendorOfMerchant;
  /** The way to the vendor's `api_url`. */
  readonly transport: SignedTransport;
  readonly sentAt: Date;
  /** Aborts when nobody waits any longer, the transport as well. */
  readonly signal: AbortSignal;
}

/** One page of what was played in a period, in UTC. */
export interface StatementQuestion extends VendorQuestion {
  readonly from: Date;
  readonly until: Date;
  /** `next` of the page before; empty for the first. */
  readonly after: string;
}

/** What is under way of a member. */
export interface UnfinishedQuestion extends VendorQuestion {
  readonly memberId: MemberId;
}

/** What is to become of a round that the vendor has given up. The vendor carries out an order of one name once. */
export interface StuckRoundOrderQuestion extends VendorQuestion {
  readonly orderId: string;
  readonly roundId: string;
  readonly deed: StuckRoundDeed;
}

/**
 * The parts of an adapter with which a vendor can be asked. Each may be absent, where the protocol has no word for it or
 * the vendor does not answer it. What they resolve with is checked before anything is done with it, so that what a vendor
 * has sent may be handed on; whatever they throw means that the vendor has not answered.
 */
export interface AnswersOfVendor {
  /** A `StatementPage` (`packages/contract/src/vendor-wallets/statement.ts`). */
  readStatement?(question: StatementQuestion): Promise<unknown>;
  /** An `UnfinishedAnswer` (`packages/contract/src/vendor-wallets/unfinished.ts`). */
  readUnfinished?(question: UnfinishedQuestion): Promise<unknown>;
  /** A `StuckRoundsAnswer` (`packages/contract/src/vendor-wallets/stuck-rounds.ts`). */
  readStuckRounds?(question: VendorQuestion): Promise<unknown>;
  /** A `StuckRoundOrderAnswer`. A vendor that tells of stuck rounds takes orders about them. */
  orderStuckRound?(question: StuckRoundOrderQuestion): Promise<unknown>;
}
