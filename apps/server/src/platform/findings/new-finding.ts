import type { FindingSource } from '@wau/contract/findings';
import type { MerchantCode } from '@wau/contract/ids';

/** One figure that differs. */
export interface FindingLine {
  /** The round, or nothing where the finding's subject says it. */
  readonly of: string;
  readonly said: string | null;
  readonly recorded: string | null;
  readonly memberId: string | null;
}

export interface NewFinding {
  readonly rule: string;
  readonly vendorCode: string;
  readonly day: string;
  readonly subject: string;
  readonly lineCount: number;
  /** All that are known; the first are kept, and all of them tell whether these are the same figures. */
  readonly lines: readonly FindingLine[];
}

/** What one check looked at, so that its findings take the place of those before. */
export interface CheckOfFindings {
  readonly merchantCode: MerchantCode;
  readonly source: FindingSource;
}
