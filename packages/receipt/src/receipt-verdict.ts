import type { LotteryDraw } from '@wau/rules/lottery/draw-shape';
import type { EndedEntry, Receipt } from './receipt.ts';

/** What is looked at, in the order in which it is told. */
export const receiptChecks = [
  'text',
  'keyId',
  'keyPublished',
  'placedSigned',
  'outcomeSigned',
  'outcomeOfOrder',
  'orderStake',
  'rules',
  'slip',
  'stake',
  'commitment',
  'ended',
  'seed',
  'beacon',
  'slipInRoot',
  'numbers',
  'payout',
] as const;
export type ReceiptCheckName = (typeof receiptChecks)[number];

export interface ReceiptCheck {
  readonly check: ReceiptCheckName;
  /** Which of the order's draws; missing for what concerns the whole receipt. */
  readonly entry?: number;
  readonly isRight: boolean;
}

/** A line group with what it wins by the rules; nothing is said of a draw that is not over. */
export interface CheckedLine {
  readonly playCode: string;
  readonly numbers: string;
  /** The play's fields, for which `numbers` has the picks with strokes between. */
  readonly fieldCodes: readonly string[];
  /** The play's prizes in the order of `odds`. */
  readonly prizeCodes: readonly string[];
  readonly stakeMinor: bigint;
  readonly odds: readonly bigint[];
  readonly wins: ReadonlyMap<string, bigint> | undefined;
  readonly payoutMinor: bigint | undefined;
}

/** An order's part in a draw as it was reckoned again. */
export interface CheckedEntry {
  readonly entry: number;
  readonly numero: string;
  readonly slipHash: string;
  readonly state: EndedEntry['state'] | 'open';
  /** The numbers that seed and slips give, or that were published. */
  readonly result: LotteryDraw | undefined;
  readonly lines: readonly CheckedLine[];
}

export interface ReceiptVerdict {
  /**
   * `refused`: something in it is not true. `unconfirmed`: all is right if the key that signed is the merchant's, which
   * nobody has said. `right`: the key is one that the merchant has published, too.
   */
  readonly verdict: 'right' | 'unconfirmed' | 'refused';
  readonly receipt: Receipt | undefined;
  readonly checks: readonly ReceiptCheck[];
  readonly entries: readonly CheckedEntry[];
}
