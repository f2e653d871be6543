import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { CurrencyText, Exact, MinorText, Moment, OneOf } from '../../schema.ts';
import { LotteryGameIdText, NumeroText } from './lottery-fields.ts';
import { DrawResult } from './lottery-game-calls.ts';

const DrawParams = Exact({ gameId: LotteryGameIdText, numero: NumeroText });

/** What a result consists of, so that a form for it can be made. */
const ShapeView = Exact({
  prizes: Type.Array(
    Exact({
      code: Type.String(),
      count: Type.Integer({ description: 'So many numbers' }),
      lowest: Type.Integer(),
      highest: Type.Integer(),
      width: Type.Integer({ description: 'So many digits, zeros in front; 1: as they are' }),
    }),
  ),
  isDistinct: Type.Boolean({ description: 'No number comes twice' }),
});

const DrawFields = {
  gameId: LotteryGameIdText,
  gameName: Type.String(),
  numero: NumeroText,
  drawsAt: Moment,
  timeZone: Type.String({ description: 'Of the game: its draws are named by the days there' }),
  shape: ShapeView,
  orderCount: Type.Integer({ description: 'Orders that take part' }),
  stakeMinor: MinorText,
  currencyCode: CurrencyText,
};

const Asked = Type.Array(
  Exact({
    deed: OneOf(['void', 'correct']),
    result: Type.Union([DrawResult, Type.Null()]),
    reason: Type.String(),
    askedBy: Type.String(),
    askedAt: Moment,
  }),
  { description: 'What one person has decided already, and a second one has to order as well' },
);

export const listWaitingLotteryDraws = defineCall({
  name: 'listWaitingLotteryDraws',
  method: 'GET',
  path: '/wps/operator/lotteryDraws/waiting',
  caller: 'operator',
  permission: 'lottery.decide',
  summary:
    'Official draws whose time has come and whose result is not agreed on, the oldest first; a hundred at most. What others have entered is not told',
  value: Exact({
    list: Type.Array(
      Exact({
        ...DrawFields,
        turn: Type.Integer({ description: 'Above 1 where entries were different before' }),
        differing: Type.Array(Type.String(), {
          description: 'Prizes in which the entries of the turn before were different',
        }),
        entered: Type.Array(Exact({ name: Type.String(), isFeed: Type.Boolean(), enteredAt: Moment })),
        hasEntered: Type.Boolean({ description: 'Whoever asks has entered it in this turn' }),
        feed: Type.String({ description: 'Who besides operators says what was drawn; empty: nobody' }),
      }),
    ),
  }),
  errors: [...operatorErrors],
});

export const listSiteLotteryDraws = defineCall({
  name: 'listSiteLotteryDraws',
  method: 'GET',
  path: '/wps/operator/lotteryDraws',
  caller: 'operator',
  permission: 'lottery.decide',
  summary: 'Draws of a lottery, the latest first, as they stand and as they were decided about',
  query: Exact({
    gameId: Type.Optional(LotteryGameIdText),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  }),
  value: Exact({
    page: Type.Integer(),
    isLast: Type.Boolean(),
    games: Type.Array(Exact({ gameId: LotteryGameIdText, name: Type.String() })),
    gameId: Type.Union([LotteryGameIdText, Type.Null()], {
      description: 'Whose draws these are; the first where none was asked for; null where there is none',
    }),
    drawSource: OneOf(['own', 'official']),
    list: Type.Array(
      Exact({
        ...DrawFields,
        closesAt: Moment,
        state: OneOf(['planned', 'drawn', 'settled', 'voided']),
        isAgreed: Type.Boolean({ description: 'Its result is there and waits for the draw before it' }),
        isRevising: Type.Boolean({ description: 'Its entries are being brought to what was decided' }),
        result: Type.Union([DrawResult, Type.Null()]),
        revisions: Type.Array(
          Exact({
            deed: OneOf(['void', 'correct']),
            formerResult: Type.Union([DrawResult, Type.Null()]),
            reason: Type.String(),
            orderedBy: Type.String(),
            orderedAt: Moment,
          }),
        ),
        asked: Asked,
      }),
    ),
  }),
  errors: [...operatorErrors, 'lottery.game.unknown'],
});

export const enterLotteryResult = defineCall({
  name: 'enterLotteryResult',
  method: 'POST',
  path: '/wps/operator/lotteryDraws/:gameId/:numero/result',
  caller: 'operator',
  permission: 'lottery.decide',
  summary:
    'Says what was drawn in an official draw. The second who says so, another operator or the feed, makes it the result where both say the same (`agreed`); where they do not (`different`) both enter it anew',
  params: DrawParams,
  body: Exact({ result: DrawResult }),
  value: Exact({
    status: OneOf(['entered', 'agreed', 'different']),
    differing: Type.Array(Type.String(), { description: 'Prizes in which the two were different' }),
  }),
  errors: [
    ...operatorErrors,
    'lottery.draw.unknown',
    'lottery.draw.own',
    'lottery.draw.early',
    'lottery.draw.drawn',
    'lottery.draw.invalid',
    'lottery.draw.repeated',
    'lottery.result.second.person',
  ],
});

const Reason = Type.String({ minLength: 3, maxLength: 200, description: 'Members who took part are told' });
const Ordered = Exact({ status: OneOf(['asked', 'ordered']) });
const revisionErrors = [
  ...operatorErrors,
  'lottery.draw.unknown',
  'lottery.draw.revising',
  'lottery.draw.second.person',
] as const;

export const voidLotteryDraw = defineCall({
  name: 'voidLotteryDraw',
  method: 'POST',
  path: '/wps/operator/lotteryDraws/:gameId/:numero/void',
  caller: 'operator',
  permission: 'lottery.decide',
  summary:
    'Voids a draw by the word of two persons, of whom the second orders the same with the same reason (`asked` until then): stakes go back, what it had paid is taken back',
  params: DrawParams,
  body: Exact({ reason: Reason }),
  value: Ordered,
  errors: [...revisionErrors, 'lottery.draw.voided'],
});

export const correctLotteryDraw = defineCall({
  name: 'correctLotteryDraw',
  method: 'POST',
  path: '/wps/operator/lotteryDraws/:gameId/:numero/correction',
  caller: 'operator',
  permission: 'lottery.decide',
  summary:
    'Gives an official draw another result, or one that was voided its result, by the word of two persons, of whom the second orders the same with the same reason (`asked` until then): what it had paid is taken back and the right sum paid',
  params: DrawParams,
  body: Exact({ result: DrawResult, reason: Reason }),
  value: Ordered,
  errors: [
    ...revisionErrors,
    'lottery.draw.own',
    'lottery.draw.early',
    'lottery.draw.undrawn',
    'lottery.draw.invalid',
    'lottery.draw.repeated',
    'lottery.result.same',
  ],
});

export const dropLotteryDrawRequest = defineCall({
  name: 'dropLotteryDrawRequest',
  method: 'DELETE',
  path: '/wps/operator/lotteryDraws/:gameId/:numero/request',
  caller: 'operator',
  permission: 'lottery.decide',
  summary: 'Drops what somebody has asked for about a draw; that takes nobody else',
  params: DrawParams,
  value: Type.Null(),
  errors: [...operatorErrors, 'lottery.draw.unknown'],
});
