import type { MerchantCode } from '@wau/contract/ids';
import type { LotteryDraw } from '@wau/rules/lottery/draw-shape';

export type DrawState = 'planned' | 'drawn' | 'settled' | 'voided';

/** A draw of a merchant's game, as its row says. */
export interface DrawRow {
  readonly merchant_id: MerchantCode;
  readonly game_id: string;
  readonly numero: string;
  readonly opens_at: Date;
  readonly closes_at: Date;
  readonly draws_at: Date;
  readonly state: DrawState;
  readonly chain: number | null;
  readonly link: number | null;
  readonly commitment: string | null;
  /** The public beacon that the numbers follow from, its round, and once it is drawn the signature of that. */
  readonly beacon: string | null;
  readonly beacon_round: number | null;
  readonly beacon_signature: string | null;
  readonly slip_root: string | null;
  readonly slip_count: bigint | null;
  readonly seed: string | null;
  readonly result: LotteryDraw | null;
  readonly drawn_at: Date | null;
  readonly settled_at: Date | null;
  /** Of an official draw: the turn in which its result is entered, and what was agreed on, until it is drawn. */
  readonly result_turn: number;
  readonly agreed_result: LotteryDraw | null;
  readonly revision: number;
  readonly is_revising: boolean;
}
