import type { MerchantCode } from '@wau/contract/ids';
import { isCurrencyCode } from '@wau/money/currency';
import { houseLotteries } from '@wau/server/modules/lottery/lottery-game/house-lotteries';
import { addLottery } from '@wau/server/modules/lottery/site-lottery/add-lottery';
import { addableLotteries } from '@wau/server/modules/lottery/site-lottery/addable-lotteries';
import { selectSiteLotteries } from '@wau/server/modules/lottery/site-lottery/site-lottery-sql';
import { switchLottery } from '@wau/server/modules/lottery/site-lottery/switch-lottery';
import { selectSites } from '@wau/server/modules/operation/merchant/merchant-sql';
import { WrongSetting } from '@wau/server/modules/operation/settings/setting-value';
import type { Database } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import type { OperatorCommand } from './command-line.ts';
import { orderForMerchant } from './order-for-merchant.ts';

interface Parts {
  readonly database: Database;
  readonly say: OperatorCommand['say'];
}

export const lotteryUsage = `npm run merchants -- lottery list <merchant>
npm run merchants -- lottery add <merchant> house|<lottery>[,<lottery>…]
npm run merchants -- lottery offer|withdraw <merchant> <lottery> <reason>`;

/** Lotteries of a merchant: which it has and can be given, one more, and whether one is offered. */
export async function merchantLotteries(parts: Parts, [deed, ...words]: readonly string[]): Promise<void> {
  const [merchant = '', names = '', ...rest] = words;
  const merchantCode = merchant as MerchantCode;
  if (deed === 'list' && words.length === 1) return list(parts, merchantCode);
  if (deed === 'add' && words.length === 2) return add(parts, merchantCode, names);
  if ((deed === 'offer' || deed === 'withdraw') && rest.length > 0) {
    return offer(parts, merchantCode, names, deed === 'offer', rest.join(' '));
  }
  throw new WrongSetting(lotteryUsage);
}

async function list({ database, say }: Parts, merchantCode: MerchantCode): Promise<void> {
  await siteOf(database, merchantCode);
  const present = await selectSiteLotteries(poolRunner(database.pool), merchantCode, 'EN');
  for (const { game_id, draw_source, is_offered, result_feed, name } of present) {
    const facts = [
      is_offered ? 'offered' : 'withdrawn',
      draw_source,
      ...(result_feed === '' ? [] : [`feed ${result_feed}`]),
    ];
    say(`${game_id.padEnd(24)} ${facts.join('  ')}  ${name}`);
  }
  const known = new Set(present.map(({ game_id }) => game_id));
  for (const { gameId, drawSource, names } of addableLotteries) {
    if (!known.has(gameId)) say(`${gameId.padEnd(24)} not there  ${drawSource}  ${names.EN ?? ''}`);
  }
}

/** All that the house draws come together; those that are there already are left as they are. */
async function add({ database, say }: Parts, merchantCode: MerchantCode, names: string): Promise<void> {
  const { currency, time_zone: timeZone } = await siteOf(database, merchantCode);
  if (!isCurrencyCode(currency)) throw new WrongSetting(`${merchantCode} has the currency ${currency}.`);
  const gameIds = names === 'house' ? houseLotteries.map(({ gameId }) => gameId) : names.split(',');
  const unknown = gameIds.filter((each) => !addableLotteries.some(({ gameId }) => gameId === each));
  if (unknown.length > 0)
    throw new WrongSetting(`There is no lottery ${unknown.join(', ')}; lottery list names them.`);
  const present = await selectSiteLotteries(poolRunner(database.pool), merchantCode, 'EN');
  const known = new Set(present.map(({ game_id }) => game_id));
  for (const gameId of gameIds) {
    if (known.has(gameId)) {
      say(`${merchantCode} ${gameId}: there already`);
      continue;
    }
    await orderForMerchant(database, {
      merchantCode,
      action: 'addLottery',
      order: (tx) => addLottery(tx, { merchantCode, currencyCode: currency, timeZone }, { gameId }),
    });
    say(`${merchantCode} ${gameId}: added, withdrawn`);
  }
}

async function offer(
  { database, say }: Parts,
  merchantCode: MerchantCode,
  gameId: string,
  isOn: boolean,
  reason: string,
): Promise<void> {
  await orderForMerchant(database, {
    merchantCode,
    action: 'switchLottery',
    order: (tx) => switchLottery(tx, merchantCode, gameId, { isOn, reason }),
    sentences: {
      'lottery.game.unknown': `${merchantCode} has no lottery ${gameId}; lottery list names them.`,
      'setting.changed': `${gameId} is ${isOn ? 'offered' : 'withdrawn'} already.`,
    },
  });
  say(`${merchantCode} ${gameId}: ${isOn ? 'offered' : 'withdrawn'}`);
}

async function siteOf(database: Database, merchantCode: MerchantCode) {
  const [site] = await selectSites(poolRunner(database.pool), [merchantCode]);
  if (site === undefined) throw new WrongSetting(`There is no merchant ${merchantCode}.`);
  return site;
}
