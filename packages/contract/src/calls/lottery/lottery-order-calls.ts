import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import {
  CurrencyText,
  Day,
  Exact,
  IdText,
  MinorText,
  MinorTextOrNull,
  Moment,
  OneOf,
  Page,
  PageQuery,
  PositiveMinorText,
} from '../../schema.ts';
import { LotteryGameIdText, lotteryPrizeModes, NumeroText } from './lottery-fields.ts';
import { DrawResult } from './lottery-game-calls.ts';

/** Most line groups of an order, and most draws that it takes part in. */
export const lotteryLinesMaximum = 100;
const lotteryChaseMaximum = 120;

const LineBody = Exact({
  playId: Type.String({ maxLength: 60 }),
  prizeModeId: OneOf(lotteryPrizeModes),
  numbers: Type.String({
    minLength: 1,
    maxLength: 700_000,
    description:
      'What is picked: values of a field with commas between, fields with strokes between, as in `1,3|2`',
  }),
  unit: PositiveMinorText,
  multiple: Type.Integer({ minimum: 1, maximum: 100_000 }),
  series: Type.Optional(Type.Integer({ minimum: 1_700, maximum: 1_980 })),
  odds: Type.Optional(
    Type.Array(Type.Integer({ minimum: 0 }), {
      maxItems: 60,
      description:
        'What the player was shown for each prize, in ten-thousandths; other odds are refused then',
    }),
  ),
});

/** Why a line group is not taken, in the order in which that is looked at. */
export const lotteryLineRefusals = [
  'lottery.play.unknown',
  'lottery.prize.mode.unknown',
  'lottery.picks.invalid',
  'lottery.picks.repeated',
  'lottery.picks.incomplete',
  'lottery.unit.invalid',
  'lottery.multiple.above.maximum',
  'lottery.series.invalid',
  'lottery.win.above.maximum',
  'lottery.number.closed',
  'lottery.number.full',
  'lottery.number.own.limit',
  'lottery.draw.full',
  'lottery.odds.changed',
] as const;

/** What of an order takes no part says why. */
const LineOutcome = Exact({
  outcome: OneOf(['accepted', 'refused']),
  code: Type.Optional(OneOf(lotteryLineRefusals, { description: 'Why it is refused' })),
  lineCount: Type.Optional(Type.String({ description: 'Lines that the picks make' })),
  stakeMinor: Type.Optional(MinorText),
  odds: Type.Optional(
    Type.Array(Type.Integer(), { description: 'As they are now, for each prize, in ten-thousandths' }),
  ),
  shownOdds: Type.Optional(
    Type.Array(Type.Integer(), { description: 'Where they have changed: those that were sent' }),
  ),
  leftMinor: Type.Optional(
    Type.Unsafe<string>({
      ...MinorText,
      description:
        'Where more is staked than is left: the most that is taken on each of the numbers in a draw',
    }),
  ),
  numbers: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Which of the numbers are closed, have too little left, or pay less; the first hundred',
    }),
  ),
});

const orderErrors = [
  'session.missing',
  'session.ended',
  'module.missing',
  'module.wrong',
  'module.unavailable',
  'idempotency.missing',
  'idempotency.conflict',
  'lottery.game.unknown',
  'lottery.draw.unknown',
  'lottery.draw.closed',
  'lottery.sum.changed',
  'lottery.chase.invalid',
  'lottery.order.too.large',
  'stake.above.maximum',
  'play.limit.time',
  'play.limit.stake',
  'play.limit.loss',
  'play.check.due',
  'balance.insufficient',
] as const;

export const placeLotteryOrder = defineCall({
  name: 'placeLotteryOrder',
  method: 'POST',
  path: '/lgw/orders/betting',
  module: 'GAME3',
  caller: 'member',
  idempotent: true,
  bodyLimitBytes: 2_000_000,
  summary:
    'Stakes on a draw, or on several (a chase). Lines are judged each on its own; unless parts are wanted, one that is refused keeps all from being taken, and nothing is staked',
  body: Exact({
    gameId: LotteryGameIdText,
    currentNumero: NumeroText,
    lines: Type.Array(LineBody, { minItems: 1, maxItems: lotteryLinesMaximum }),
    chase: Type.Optional(
      Type.Array(Exact({ numero: NumeroText, multiple: Type.Integer({ minimum: 1, maximum: 10_000 }) }), {
        minItems: 1,
        maxItems: lotteryChaseMaximum,
      }),
    ),
    winningStop: Type.Optional(Type.Boolean()),
    betCartAmountSum: Type.Unsafe<string>({
      ...PositiveMinorText,
      description: 'The sum that the player was shown, over all draws; another one is refused',
    }),
    acceptsParts: Type.Optional(Type.Boolean({ description: 'Takes the lines that can be taken' })),
  }),
  value: Exact({
    orderId: Type.Union([IdText('lotteryOrder'), Type.Null()]),
    stakeMinor: MinorText,
    balanceMinor: MinorTextOrNull,
    currencyCode: CurrencyText,
    placedAt: Type.Union([Moment, Type.Null()]),
    lines: Type.Array(LineOutcome, { description: 'In the order in which they were sent' }),
  }),
  errors: orderErrors,
});

const orderStates = ['open', 'settled', 'cancelled', 'voided'] as const;

/** An order's part in one draw. */
const OrderView = Exact({
  orderId: IdText('lotteryOrder'),
  entry: Type.Integer({ description: 'Which of its draws, from 1' }),
  entryCount: Type.Integer({ description: 'In how many draws the order takes part' }),
  gameId: LotteryGameIdText,
  gameName: Type.String(),
  numero: NumeroText,
  state: OneOf(orderStates),
  stakeMinor: MinorText,
  payoutMinor: MinorText,
  rebateMinor: Type.Unsafe<string>({
    ...MinorText,
    description:
      'What comes back of the stake when the draw is settled, won or lost: played by a lower series',
  }),
  currencyCode: CurrencyText,
  placedAt: Moment,
  drawsAt: Moment,
  canCancel: Type.Boolean({ description: 'Its draw still takes stakes, by the database’s clock' }),
});

const readErrors = [
  'session.missing',
  'session.ended',
  'module.missing',
  'module.wrong',
  'module.unavailable',
] as const;

export const listLotteryOrders = defineCall({
  name: 'listLotteryOrders',
  openWhilePaused: true,
  method: 'GET',
  path: '/lgw/orders',
  module: 'GAME3',
  caller: 'member',
  summary: 'What the member has staked on draws, the latest first; seven days unless others are asked for',
  query: Exact({
    ...PageQuery,
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    status: Type.Optional(OneOf(orderStates)),
    gameId: Type.Optional(LotteryGameIdText),
    numero: Type.Optional(NumeroText),
    orderNumber: Type.Optional(Type.String({ maxLength: 40, description: 'An order’s id' })),
    chasing: Type.Optional(Type.Boolean({ description: 'Only chases, or only what is none' })),
  }),
  value: Page(OrderView),
  errors: readErrors,
});

const OrderDetail = Exact({
  stopsOnWin: Type.Boolean(),
  entries: Type.Array(
    Exact({
      ...OrderView.properties,
      result: Type.Union([DrawResult, Type.Null()]),
      slipHash: Type.String({ description: 'SHA-256 of the slip, which the draw commits to' }),
      suborders: Type.Array(
        Exact({
          suborderNumber: Type.String({ description: 'E.g. `lto_…-001`' }),
          playId: Type.String(),
          prizeModeId: OneOf(lotteryPrizeModes),
          numbers: Type.String(),
          lineCount: Type.String(),
          unit: MinorText,
          multiple: Type.Integer(),
          series: Type.Integer(),
          oddsTenThousandths: Type.Array(Type.Integer()),
          stakeMinor: MinorText,
          payoutMinor: MinorText,
          rebateMinor: MinorText,
        }),
      ),
    }),
  ),
});

const orderDetail = {
  openWhilePaused: true,
  method: 'GET',
  module: 'GAME3',
  caller: 'member',
  value: OrderDetail,
  errors: [...readErrors, 'lottery.order.unknown'],
} as const;

export const getLotteryOrder = defineCall({
  ...orderDetail,
  name: 'getLotteryOrder',
  path: '/lgw/orders/detail',
  summary: 'An order of the member’s with all of its draws and line groups',
  query: Exact({ orderId: IdText('lotteryOrder') }),
});

export const getLotteryOrderByPath = defineCall({
  ...orderDetail,
  name: 'getLotteryOrderByPath',
  path: '/lgw/orders/detail/:orderId/info',
  summary: 'The same as `getLotteryOrder`, for clients that name the order in the path',
  params: Exact({ orderId: IdText('lotteryOrder') }),
});

export const listTodaysLotteryOrders = defineCall({
  name: 'listTodaysLotteryOrders',
  openWhilePaused: true,
  method: 'GET',
  path: '/lgw/orders/today',
  module: 'GAME3',
  caller: 'member',
  summary: 'What the member has staked on draws since midnight where the merchant is, the latest first',
  query: Exact({
    ...PageQuery,
    status: Type.Optional(OneOf(orderStates)),
    gameId: Type.Optional(LotteryGameIdText),
  }),
  value: Page(OrderView),
  errors: readErrors,
});

export const getLotterySeries = defineCall({
  name: 'getLotterySeries',
  openWhilePaused: true,
  method: 'GET',
  path: '/lgw/customers/series',
  module: 'GAME3',
  caller: 'member',
  summary:
    'The prize series that the member may play traditional bets by: a series pays so many of 2,000 parts, and what it is below the highest comes back of the stake',
  value: Exact({
    seriesLowest: Type.Integer(),
    seriesHighest: Type.Integer({ description: 'The member’s own' }),
    seriesUsual: Type.Integer({ description: 'By which a line is played that names none' }),
    seriesWhole: Type.Integer({ description: 'At which all stakes would come back' }),
  }),
  errors: readErrors,
});

export const getLotteryReceipt = defineCall({
  name: 'getLotteryReceipt',
  openWhilePaused: true,
  method: 'GET',
  path: '/lgw/orders/receipt',
  module: 'GAME3',
  caller: 'member',
  summary:
    'The signed receipt of an order of the member’s, as a file to keep or to hand on: with the proof of each draw that is over',
  query: Exact({ orderId: IdText('lotteryOrder') }),
  value: Exact({
    fileName: Type.String({ description: 'E.g. `lto_….wau-receipt.json`' }),
    text: Type.String({
      description: 'What stands in the file; docs/lottery/receipts.md tells how it is checked',
    }),
  }),
  errors: [...readErrors, 'rate.limited', 'lottery.order.unknown'],
});

export const cancelLotterySuborders = defineCall({
  name: 'cancelLotterySuborders',
  openWhilePaused: true,
  method: 'PUT',
  path: '/lgw/orders/suborders/cancel',
  module: 'GAME3',
  caller: 'member',
  idempotent: true,
  summary:
    'Gives back what an order has staked on draws that still take stakes: on all of them, or on those that are named',
  body: Exact({
    orderId: IdText('lotteryOrder'),
    numeros: Type.Optional(Type.Array(NumeroText, { minItems: 1, maxItems: lotteryChaseMaximum })),
  }),
  value: Exact({
    orderId: IdText('lotteryOrder'),
    cancelledNumeros: Type.Array(NumeroText),
    refundMinor: MinorText,
    currencyCode: CurrencyText,
  }),
  errors: [
    ...readErrors,
    'idempotency.missing',
    'idempotency.conflict',
    'lottery.order.unknown',
    'lottery.draw.closed',
  ],
});
