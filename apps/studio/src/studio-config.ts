import type { Buffer } from 'node:buffer';
import { decisionTimeoutHours } from '@wau/rules/decision-timeout';
import type { PurseVendor } from './purse/operator-gate.ts';
import type { FurtherVendor } from './wallets/further-vendors.ts';

/** What the studio has to be told; the composition root reads it from the environment and validates it. */
export interface StudioConfig {
  /** The code under which operators know the studio. */
  readonly vendorCode: string;
  /** Signs wallet calls; shared with the operator, at least 32 bytes. */
  readonly walletKey: Buffer;
  /** Vendors whose players have purses here. */
  readonly purseVendors: readonly PurseVendor[];
  /** Other vendors whose titles are played here, over protocols of their own. */
  readonly furtherVendors: readonly FurtherVendor[];
  /** Seals server seeds and wallet tokens at rest; the studio's own, 32 bytes. */
  readonly sealingKey: Buffer;
  /** Origins whose pages may show the games in a frame, or `'*'` alone for any. */
  readonly frameAncestors: readonly string[];
  /** Where the game clients have been built to. */
  readonly clientBuildFolder: string;
  /** Where pictures are kept that have been made; installations of one checkout may share it. */
  readonly picturesFolder: string;
  /** Whether the workers make all pictures ahead; else each is made when it is first asked for. */
  readonly makesPicturesAhead: boolean;
  /**
   * The operator's wallet commits to the database that the studio writes to. What the studio stored before a wallet
   * call is then on the disk as soon as the wallet's own commit is, and needs no flush of its own; see insertRounds.
   */
  readonly sharesWalletDatabase: boolean;
}

/** A launched game stays playable that long, whatever the operator's session does; a bet asks the operator anyway. */
export const playSessionLifetimeMs = 12 * 60 * 60_000;

/** So long a round waits for each decision of its player; then the published rule of its game decides. */
export const decisionTimeoutMs = decisionTimeoutHours * 60 * 60_000;

/** A bet whose wallet call is under way is left alone by the resolver for that long. */
export const liveDriveLeaseMs = 10_000;
