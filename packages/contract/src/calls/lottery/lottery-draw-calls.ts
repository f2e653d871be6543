import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Exact, Moment } from '../../schema.ts';
import { LotteryGameIdText, NumeroText } from './lottery-fields.ts';
import { CurrentSales, DrawResult, NumeroView, SalesView } from './lottery-game-calls.ts';

const ofGame = {
  method: 'GET',
  module: 'GAME3',
  caller: 'visitor',
  params: Exact({ gameId: LotteryGameIdText }),
  errors: ['module.missing', 'module.wrong', 'module.unavailable', 'lottery.game.unknown'],
} as const;

export const listRecentNumeros = defineCall({
  ...ofGame,
  name: 'listRecentNumeros',
  path: '/lgw/numeros/recent/:gameId',
  summary: 'The latest hundred results of a lottery, the latest first, for trends and road maps',
  value: Exact({ list: Type.Array(NumeroView) }),
});

export const listNearNumeros = defineCall({
  ...ofGame,
  name: 'listNearNumeros',
  path: '/lgw/numeros/near/:gameId',
  summary: 'The draws around this moment: ten that are over, the one that takes stakes and ten that follow',
  value: Exact({
    now: Moment,
    past: Type.Array(NumeroView),
    current: CurrentSales,
    following: Type.Array(SalesView),
  }),
});

export const listChaseNumeros = defineCall({
  ...ofGame,
  name: 'listChaseNumeros',
  path: '/lgw/numeros/chase/:gameId',
  summary: 'The draws that a chase may take part in, in the order in which they are drawn',
  value: Exact({ now: Moment, list: Type.Array(SalesView) }),
});

export const listOpenedVnNumeros = defineCall({
  name: 'listOpenedVnNumeros',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  module: 'GAME3',
  caller: 'visitor',
  summary: 'The latest result of each Vietnamese lottery that the merchant offers',
  value: Exact({
    list: Type.Array(
      Exact({
        gameId: LotteryGameIdText,
        name: Type.String(),
        family: Type.String(),
        numero: NumeroText,
        result: DrawResult,
      }),
    ),
  }),
  errors: ['module.missing', 'module.wrong', 'module.unavailable'],
});

export const listLotteryStreaks = defineCall({
  name: 'listLotteryStreaks',
  method: 'GET',
  path: '/lgw/numeros/streaks',
  module: 'GAME3',
  caller: 'visitor',
  summary:
    'What came in at least five draws in a row, up to the latest, on the plates of all lotteries that take stakes; the longest first, a hundred at most. What comes next follows from none of it',
  value: Exact({
    now: Moment,
    list: Type.Array(
      Exact({
        gameId: LotteryGameIdText,
        name: Type.String(),
        family: Type.String(),
        current: SalesView,
        playId: Type.String(),
        field: Type.String(),
        value: Type.String(),
        draws: Type.Integer(),
      }),
    ),
  }),
  errors: ['module.missing', 'module.wrong', 'module.unavailable'],
});

const ValueView = Exact({
  field: Type.String({ description: 'Of the play: a place, or a group of values' }),
  value: Type.String(),
  hits: Type.Integer({ description: 'In how many of the draws it came' }),
  gap: Type.Integer({ description: 'How many draws there were since it came last' }),
  longestGap: Type.Integer(),
  streak: Type.Integer({ description: 'In how many draws in a row it came, up to the latest' }),
});

export const getHotGapInfo = defineCall({
  ...ofGame,
  name: 'getHotGapInfo',
  path: '/lgw/draw/:gameId/hot_gap_info',
  summary:
    'How the values of a play did in the latest hundred draws, hot and cold ones, and what came in several draws in a row. What comes next follows from none of it',
  query: Exact({
    playId: Type.Optional(
      Type.String({
        maxLength: 60,
        description: 'A play of at most a thousand values that come by themselves; else the first such play',
      }),
    ),
  }),
  value: Exact({
    gameId: LotteryGameIdText,
    playId: Type.Union([Type.String(), Type.Null()], { description: 'Null where no play can be counted so' }),
    drawCount: Type.Integer({ description: 'How many draws were looked at' }),
    latestNumero: Type.Union([NumeroText, Type.Null()]),
    values: Type.Array(ValueView),
    hot: Type.Array(ValueView, { description: 'Those that came most, ten at most' }),
    cold: Type.Array(ValueView, { description: 'Those that have not come for longest, ten at most' }),
    streaks: Type.Array(
      Exact({ playId: Type.String(), field: Type.String(), value: Type.String(), draws: Type.Integer() }),
      { description: 'Of all plates: what came in at least three draws in a row, the longest first' },
    ),
  }),
  errors: [...ofGame.errors, 'lottery.play.unknown'],
});
