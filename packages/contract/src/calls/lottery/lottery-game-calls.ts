import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { CurrencyText, Exact, MinorText, Moment, OneOf } from '../../schema.ts';
import { whoAsks, whoAsksErrors } from '../../who-asks.ts';
import { LotteryGameIdText, lotteryPrizeModes, NumeroText } from './lottery-fields.ts';

/** The numbers of a draw by prize, as they are written. */
export const DrawResult = Type.Record(Type.String(), Type.Array(Type.String()), {
  description: 'The numbers by prize, as they are written, in the order in which they are drawn',
});

const beaconFields = {
  name: Type.String(),
  round: Type.Integer({ description: 'The first one that comes two seconds after closing, or later' }),
};

/** A draw that takes stakes, or will. */
export const SalesView = Exact({
  numero: NumeroText,
  opensAt: Moment,
  closesAt: Moment,
  drawsAt: Moment,
  commitment: Type.Union([Type.String(), Type.Null()], {
    description:
      'Of an own draw: the SHA-256 of `lottery-commitment:` and its seed, which is shown after the draw',
  }),
  beacon: Type.Optional(
    Exact(beaconFields, { description: 'The round of a public beacon that the numbers will follow from' }),
  ),
});

const LotteryGameFields = {
  gameId: LotteryGameIdText,
  name: Type.String(),
  family: Type.String({ description: 'Whose rules it follows, e.g. `ssc`' }),
  prizeModes: Type.Array(OneOf(lotteryPrizeModes)),
  drawSource: OneOf(['own', 'official']),
  resultsAreDemo: Type.Optional(
    Type.Boolean({ description: 'Its results are made up: nobody draws them anywhere' }),
  ),
};

export const CurrentSales = Type.Union([SalesView, Type.Null()], {
  description: 'What can be staked on now',
});

export const listLotteryGames = defineCall({
  name: 'listLotteryGames',
  method: 'GET',
  path: '/lgw/games/mobile',
  module: 'GAME3',
  caller: 'visitor',
  summary:
    'The lotteries that the merchant offers, with the draw that takes stakes and the latest result of each',
  query: Exact({
    ...whoAsks,
    prizeMode: Type.Optional(OneOf(['', ...lotteryPrizeModes], { description: 'Empty for all' })),
  }),
  value: Exact({
    now: Moment,
    list: Type.Array(
      Exact({
        ...LotteryGameFields,
        current: CurrentSales,
        latest: Type.Union([Exact({ numero: NumeroText, result: DrawResult }), Type.Null()]),
      }),
    ),
  }),
  errors: ['module.missing', 'module.wrong', 'module.unavailable', ...whoAsksErrors],
});

const PlayView = Exact({
  playId: Type.String(),
  group: Type.String({ description: 'The heading under which players find it' }),
  playType: OneOf(['tradition', 'entertainment']),
  localName: Type.Union([Type.String(), Type.Null()], {
    description: 'What it is called in its own country',
  }),
  chargedLots: Type.Integer({ description: 'For how many lots each line is charged' }),
  lineCount: Type.String({ description: 'How many lines there are in all' }),
  prizes: Type.Array(
    Exact({
      prize: Type.String(),
      oddsTenThousandths: Type.Integer({
        description: 'Per 1 staked on a lot, the stake included, at the series',
      }),
      isBySeries: Type.Boolean(),
      isReturn: Type.Boolean({ description: 'The stake comes back, whatever the odds are' }),
    }),
  ),
  returnLowestPercent: Type.String({
    description: 'Computed from the rule and the odds; of the dearest line',
  }),
  returnHighestPercent: Type.String(),
  words: Type.Optional(
    Exact(
      {
        name: Type.String(),
        rule: Type.String({ description: 'What is picked, when it wins, what it costs' }),
        example: Type.String(),
      },
      { description: 'In the language of the request, where words are asked for' },
    ),
  ),
});

export const getLotteryPlayMenu = defineCall({
  name: 'getLotteryPlayMenu',
  method: 'GET',
  path: '/lgw/games/:gameId/play_menu',
  module: 'GAME3',
  caller: 'visitor',
  summary: 'The bet types of a lottery with their odds, computed returns and, if wanted, rules with examples',
  params: Exact({ gameId: LotteryGameIdText }),
  query: Exact({
    words: Type.Optional(
      Type.Boolean({ description: 'With the name, the rule and an example of each: several times as long' }),
    ),
  }),
  value: Exact({ ...LotteryGameFields, plays: Type.Array(PlayView) }),
  errors: ['module.missing', 'module.wrong', 'module.unavailable', 'lottery.game.unknown'],
});

export const getLotterySetting = defineCall({
  name: 'getLotterySetting',
  method: 'GET',
  path: '/lgw/games/:gameId/setting',
  module: 'GAME3',
  caller: 'visitor',
  summary: 'What may be staked on a lottery',
  params: Exact({ gameId: LotteryGameIdText }),
  value: Exact({
    gameId: LotteryGameIdText,
    currencyCode: CurrencyText,
    units: Type.Array(MinorText, { description: 'What a line may cost; screens begin with the first' }),
    highestMultiple: Type.Integer(),
    highestStakeMinor: MinorText,
    highestWinMinor: MinorText,
    seriesLowest: Type.Integer(),
    seriesHighest: Type.Integer(),
  }),
  errors: ['module.missing', 'module.wrong', 'module.unavailable', 'lottery.game.unknown'],
});

export const getLotteryDraw = defineCall({
  name: 'getLotteryDraw',
  method: 'GET',
  path: '/lgw/draw/:gameId',
  module: 'GAME3',
  caller: 'visitor',
  summary: 'The draw of a lottery that takes stakes and those that follow, for countdowns and chases',
  params: Exact({ gameId: LotteryGameIdText }),
  value: Exact({
    now: Moment,
    current: CurrentSales,
    following: Type.Array(SalesView),
  }),
  errors: ['module.missing', 'module.wrong', 'module.unavailable', 'lottery.game.unknown'],
});

/** A draw that is over, with what it can be checked by. */
export const NumeroView = Exact({
  numero: NumeroText,
  drawsAt: Moment,
  state: OneOf(['drawn', 'settled', 'voided']),
  result: Type.Union([DrawResult, Type.Null()]),
  commitment: Type.Union([Type.String(), Type.Null()]),
  seed: Type.Union([Type.String(), Type.Null()]),
  slipRoot: Type.Union([Type.String(), Type.Null()], {
    description:
      'The root of all slips that took part; without a beacon the numbers follow from seed and root',
  }),
  slipCount: Type.Union([Type.String(), Type.Null()]),
  beacon: Type.Optional(
    Exact(
      { ...beaconFields, signature: Type.Union([Type.String(), Type.Null()]) },
      { description: 'The numbers follow from the seed and the SHA-256 of the signature' },
    ),
  ),
});

export const listNumeros = defineCall({
  name: 'listNumeros',
  method: 'GET',
  path: '/lgw/numeros',
  module: 'GAME3',
  caller: 'visitor',
  summary: 'Results of a lottery, the latest first, with what each can be checked by',
  query: Exact({
    gameId: LotteryGameIdText,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  }),
  value: Exact({
    page: Type.Integer(),
    isLast: Type.Boolean(),
    list: Type.Array(NumeroView),
  }),
  errors: ['module.missing', 'module.wrong', 'module.unavailable', 'lottery.game.unknown'],
});
