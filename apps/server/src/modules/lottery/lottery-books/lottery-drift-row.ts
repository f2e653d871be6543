/** Where two accounts of the same thing differ: what it is about, and both. */
export interface LotteryDriftRow {
  readonly subject: string;
  readonly detail: string;
}
