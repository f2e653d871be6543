import type { MerchantCode } from '@wau/contract/ids';
import { houseAccountId } from '@wau/ledger/account-id';
import type { TestServer } from '@wau/server/testing/test-server';

/** The lottery that victims have staked on, and its draw, far ahead. */
export const lotteryGameId = 'ssc-victims';
export const lotteryNumero = '20991231';

/** What an order on that draw is sent with. */
export const lotteryOrder = {
  gameId: lotteryGameId,
  currentNumero: lotteryNumero,
  lines: [{ playId: 'place-1-number', prizeModeId: 'ZY', numbers: '7', unit: '100', multiple: 1 }],
  betCartAmountSum: '100',
};

/** Opens the lottery for a merchant. */
export async function openVictimsLottery(
  { runner, ledger }: TestServer,
  merchantCode: MerchantCode,
  currency: 'MYR' | 'USD',
): Promise<void> {
  const accountId = houseAccountId('lottery', 'LOTT', lotteryGameId);
  await ledger.openAccount({ merchantId: merchantCode, accountId, kind: 'house', currency });
  await runner.query({
    text: `insert into wau.lottery_games
             (merchant_id, game_id, family, prize_modes, draw_source, schedule, time_zone, closing_seconds, units_minor,
              highest_multiple, highest_stake_minor, highest_win_minor, is_offered, position)
           values ($1, $2, 'ssc', '{ZY}', 'official', '{"at": "12:00", "weekdays": [1]}', 'UTC', 60, '{100}', 10, 100000,
                   10000000, true, 1)`,
    values: [merchantCode, lotteryGameId],
  });
  await runner.query({
    text: `insert into wau.lottery_draws (merchant_id, game_id, numero, opens_at, closes_at, draws_at, state)
           values ($1, $2, $3, now(), '2099-12-31', '2099-12-31', 'planned')`,
    values: [merchantCode, lotteryGameId, lotteryNumero],
  });
}
