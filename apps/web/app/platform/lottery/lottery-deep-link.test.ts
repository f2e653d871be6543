import { expect, test } from 'vitest';
import { lotteryDeepLinkIn } from './lottery-deep-link.ts';

test.each([
  ['code=Lobby', undefined],
  ['code=Game_List', '/m/lottery'],
  ['code=Game_List&prize_mode=Elott', '/m/lottery?gameType=ELOTT'],
  ['code=Game_List&prize_mode=ZY&gameId=ssc-1min', '/m/lottery?gameType=ZY'],
  ['code=Betting&gameId=ssc-1min', '/m/lottery/ssc-1min'],
  ['code=Draw_History&gameId=ssc-1min', '/m/lottery/ssc-1min/results'],
  ['code=Trend_Chart&gameId=ssc-1min', '/m/lottery/ssc-1min/trends'],
  ['code=Orders', '/m/lotteryOrders'],
  ['code=Orders&gameId=ssc-1min', '/m/lotteryOrders?game=ssc-1min'],
  ['code=trend_chart&gameId=ssc-1min', '/m/lottery/ssc-1min/trends'],
])('LO-02 the deep link %j leads to %j', (search, path) => {
  expect(lotteryDeepLinkIn(new URLSearchParams(search))).toBe(path);
});

test.each([
  'code=Jackpot&gameId=ssc-1min',
  'code=',
  'code=Betting',
  'code=Draw_History&gameId=',
  'code=Trend_Chart&gameId=../../login',
  'code=Betting&gameId=//elsewhere.example',
  'gameId=ssc-1min',
])('LO-02 %j names no screen of a lobby', (search) => {
  expect(lotteryDeepLinkIn(new URLSearchParams(search))).toBeUndefined();
});
