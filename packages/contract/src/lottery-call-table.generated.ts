import type { LotteryCallTable } from './call-table.ts';

/** Generated from the contract by `npm run generate`; a test keeps it fresh. */
export const lotteryCallTable: LotteryCallTable = {
  listLotteryGames: { method: 'GET', path: '/lgw/games/mobile', caller: 'visitor', module: 'GAME3' },
  getLotteryPlayMenu: {
    method: 'GET',
    path: '/lgw/games/:gameId/play_menu',
    caller: 'visitor',
    module: 'GAME3',
  },
  getLotterySetting: {
    method: 'GET',
    path: '/lgw/games/:gameId/setting',
    caller: 'visitor',
    module: 'GAME3',
  },
  getLotteryDraw: { method: 'GET', path: '/lgw/draw/:gameId', caller: 'visitor', module: 'GAME3' },
  listNumeros: { method: 'GET', path: '/lgw/numeros', caller: 'visitor', module: 'GAME3' },
  listRecentNumeros: {
    method: 'GET',
    path: '/lgw/numeros/recent/:gameId',
    caller: 'visitor',
    module: 'GAME3',
  },
  listNearNumeros: { method: 'GET', path: '/lgw/numeros/near/:gameId', caller: 'visitor', module: 'GAME3' },
  listChaseNumeros: { method: 'GET', path: '/lgw/numeros/chase/:gameId', caller: 'visitor', module: 'GAME3' },
  listOpenedVnNumeros: {
    method: 'GET',
    path: '/lgw/vn/numeros/opened/game',
    caller: 'visitor',
    module: 'GAME3',
  },
  listLotteryStreaks: { method: 'GET', path: '/lgw/numeros/streaks', caller: 'visitor', module: 'GAME3' },
  getHotGapInfo: {
    method: 'GET',
    path: '/lgw/draw/:gameId/hot_gap_info',
    caller: 'visitor',
    module: 'GAME3',
  },
  listFavouriteLotteries: { method: 'GET', path: '/lgw/customers/favourites', module: 'GAME3' },
  addFavouriteLottery: { method: 'POST', path: '/lgw/customers/favourites', module: 'GAME3' },
  removeFavouriteLottery: { method: 'DELETE', path: '/lgw/customers/favourites', module: 'GAME3' },
  placeLotteryOrder: { method: 'POST', path: '/lgw/orders/betting', module: 'GAME3', idempotent: true },
  listLotteryOrders: { method: 'GET', path: '/lgw/orders', module: 'GAME3' },
  listTodaysLotteryOrders: { method: 'GET', path: '/lgw/orders/today', module: 'GAME3' },
  getLotteryOrder: { method: 'GET', path: '/lgw/orders/detail', module: 'GAME3' },
  getLotteryReceipt: { method: 'GET', path: '/lgw/orders/receipt', module: 'GAME3' },
  getLotteryOrderByPath: { method: 'GET', path: '/lgw/orders/detail/:orderId/info', module: 'GAME3' },
  getLotterySeries: { method: 'GET', path: '/lgw/customers/series', module: 'GAME3' },
  cancelLotterySuborders: {
    method: 'PUT',
    path: '/lgw/orders/suborders/cancel',
    module: 'GAME3',
    idempotent: true,
  },
  getLotteryRemaining: {
    method: 'GET',
    path: '/lgw/draw/:gameId/remaining',
    caller: 'visitor',
    module: 'GAME3',
  },
};
