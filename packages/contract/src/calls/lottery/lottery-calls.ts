import type { CallDefinition } from '../../call.ts';
import { addLottery, listAddableLotteries } from './addable-lottery-calls.ts';
import {
  addFavouriteLottery,
  listFavouriteLotteries,
  removeFavouriteLottery,
} from './favourite-lottery-calls.ts';
import {
  getHotGapInfo,
  listChaseNumeros,
  listLotteryStreaks,
  listNearNumeros,
  listOpenedVnNumeros,
  listRecentNumeros,
} from './lottery-draw-calls.ts';
import { changeLotteryFeed, dropLotteryFeedRequest, listLotteryFeeds } from './lottery-feed-calls.ts';
import {
  getLotteryDraw,
  getLotteryPlayMenu,
  getLotterySetting,
  listLotteryGames,
  listNumeros,
} from './lottery-game-calls.ts';
import { changeLotteryOdds, listLotteryOdds } from './lottery-odds-calls.ts';
import {
  cancelLotterySuborders,
  getLotteryOrder,
  getLotteryOrderByPath,
  getLotteryReceipt,
  getLotterySeries,
  listLotteryOrders,
  listTodaysLotteryOrders,
  placeLotteryOrder,
} from './lottery-order-calls.ts';
import {
  correctLotteryDraw,
  dropLotteryDrawRequest,
  enterLotteryResult,
  listSiteLotteryDraws,
  listWaitingLotteryDraws,
  voidLotteryDraw,
} from './lottery-result-calls.ts';
import {
  dropLotteryLimitsRequest,
  getLotteryExposure,
  getLotteryRemaining,
  listLotteryLimitChanges,
  listLotteryLimits,
  setLotteryLimits,
} from './lottery-risk-calls.ts';
import { changeLotterySchedule, listSiteLotteries, switchLottery } from './site-lottery-calls.ts';

/** Calls of the area lottery, by their names. */
export const lotteryCalls = {
  listLotteryGames,
  getLotteryPlayMenu,
  getLotterySetting,
  getLotteryDraw,
  listNumeros,
  listRecentNumeros,
  listNearNumeros,
  listChaseNumeros,
  listOpenedVnNumeros,
  listLotteryStreaks,
  getHotGapInfo,
  listFavouriteLotteries,
  addFavouriteLottery,
  removeFavouriteLottery,
  placeLotteryOrder,
  listLotteryOrders,
  listTodaysLotteryOrders,
  getLotteryOrder,
  getLotteryReceipt,
  getLotteryOrderByPath,
  getLotterySeries,
  cancelLotterySuborders,
  listLotteryOdds,
  changeLotteryOdds,
  getLotteryRemaining,
  listLotteryLimits,
  setLotteryLimits,
  dropLotteryLimitsRequest,
  listLotteryLimitChanges,
  getLotteryExposure,
  listWaitingLotteryDraws,
  listSiteLotteryDraws,
  enterLotteryResult,
  voidLotteryDraw,
  correctLotteryDraw,
  dropLotteryDrawRequest,
  listSiteLotteries,
  changeLotterySchedule,
  switchLottery,
  listAddableLotteries,
  addLottery,
  listLotteryFeeds,
  changeLotteryFeed,
  dropLotteryFeedRequest,
} as const satisfies Record<string, CallDefinition>;
