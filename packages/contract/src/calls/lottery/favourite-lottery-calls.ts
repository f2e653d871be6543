import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Exact } from '../../schema.ts';
import { LotteryGameIdText } from './lottery-fields.ts';

const namedLottery = Exact({ gameId: LotteryGameIdText });
const memberErrors = [
  'session.missing',
  'session.ended',
  'module.missing',
  'module.wrong',
  'module.unavailable',
] as const;

export const listFavouriteLotteries = defineCall({
  name: 'listFavouriteLotteries',
  method: 'GET',
  path: '/lgw/customers/favourites',
  module: 'GAME3',
  caller: 'member',
  summary: "Which of the merchant's lotteries are the member's favourites, the last added first",
  value: Exact({ gameIds: Type.Array(LotteryGameIdText) }),
  errors: memberErrors,
});

export const addFavouriteLottery = defineCall({
  name: 'addFavouriteLottery',
  method: 'POST',
  path: '/lgw/customers/favourites',
  module: 'GAME3',
  caller: 'member',
  summary: 'Makes a lottery a favourite; one that is a favourite already stays one',
  body: namedLottery,
  value: Type.Null(),
  errors: [...memberErrors, 'lottery.game.unknown', 'game.favourites.full'],
});

export const removeFavouriteLottery = defineCall({
  name: 'removeFavouriteLottery',
  method: 'DELETE',
  path: '/lgw/customers/favourites',
  module: 'GAME3',
  caller: 'member',
  summary: 'Takes a lottery out of the favourites; one that is none changes nothing',
  query: namedLottery,
  value: Type.Null(),
  errors: memberErrors,
});
