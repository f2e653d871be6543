import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { familyOn } from '../lottery-game/family-on.ts';
import { findAllLotteryGames } from '../lottery-game/find-lottery-games.ts';
import { anyNumero, numberPlaysOf } from '../lottery-risk/find-number-plays.ts';
import { selectEntryDrifts, selectLeftEntries, selectOrderDrifts } from './entry-drifts-sql.ts';
import { selectDrawExposureDrifts, selectNumberExposureDrifts } from './exposure-drifts-sql.ts';

/** Two accounts of the same thing in lotteries that differ. */
export interface LotteryDrift {
  /** The rule that is broken. */
  readonly check: string;
  /** The number of a draw, the draw, the order or the entry that it is about. */
  readonly subject: string;
  /** Both figures. */
  readonly detail: string;
}

/**
 * Everything of a merchant's lotteries that does not agree: what draws that are to come cost against the entries in them,
 * orders against their entries and line groups, entries against what the ledger moved for them, and entries that were left when
 * their draw was settled or voided. Each is one statement and so one moment, beside whatever is staked and settled.
 */
export async function findLotteryDrifts(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<readonly LotteryDrift[]> {
  const games = (await findAllLotteryGames(runner)).filter((game) => game.merchant_id === merchantCode);
  if (games.length === 0) return [];
  const plays = games.flatMap((game) =>
    numberPlaysOf(familyOn(game, anyNumero)).map((play) => ({ gameId: game.game_id, play })),
  );
  const found = [
    ['lottery.number.exposure', await selectNumberExposureDrifts(runner, merchantCode, plays)],
    ['lottery.draw.exposure', await selectDrawExposureDrifts(runner, merchantCode)],
    ['lottery.orders.sum', await selectOrderDrifts(runner, merchantCode)],
    ['lottery.entries.posted', await selectEntryDrifts(runner, merchantCode)],
    ['lottery.entries.left', await selectLeftEntries(runner, merchantCode)],
  ] as const;
  return found.flatMap(([check, rows]) => rows.map(({ subject, detail }) => ({ check, subject, detail })));
}
