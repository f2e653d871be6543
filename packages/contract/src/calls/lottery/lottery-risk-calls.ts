import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import {
  CurrencyText,
  Exact,
  MinorText,
  MinorTextOrNull,
  Moment,
  OneOf,
  Page,
  PageQuery,
} from '../../schema.ts';
import { LotteryGameIdText, NumeroText } from './lottery-fields.ts';

/** Most numbers that are asked about at a time. */
const numbersMaximum = 1_000;

const Percent = Type.Integer({ minimum: 1, maximum: 99 });

const Odds = Type.Array(Type.Integer(), { description: 'For each prize of the play, in ten-thousandths' });

export const getLotteryRemaining = defineCall({
  name: 'getLotteryRemaining',
  method: 'GET',
  path: '/lgw/draw/:gameId/remaining',
  module: 'GAME3',
  caller: 'visitor',
  summary:
    'What can still be staked on numbers of a draw and at which odds, before anything is sent. A member’s own limit counts when the slip is sent',
  params: Exact({ gameId: LotteryGameIdText }),
  query: Exact({
    playId: Type.String({ maxLength: 60 }),
    numbers: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 20_000,
        description: 'Picks as they are written in a slip; without them only what holds for the whole play',
      }),
    ),
    numero: Type.Optional(NumeroText),
    series: Type.Optional(Type.Integer({ minimum: 1_700, maximum: 1_980 })),
  }),
  value: Exact({
    numero: NumeroText,
    currencyCode: CurrencyText,
    hasLimits: Type.Boolean({
      description: 'Whether anything is bounded in the game’s draws; where nothing is, nobody needs to ask',
    }),
    isByNumber: Type.Boolean({
      description: 'Whether each number is a line by itself; others are bounded together',
    }),
    drawLeftMinor: Type.Unsafe<string | null>({
      ...MinorTextOrNull,
      description: 'Of stakes on the whole draw; null: any amount',
    }),
    combinedLeftMinor: Type.Unsafe<string | null>({
      ...MinorTextOrNull,
      description: 'Of what lines of several numbers may cost together; null: any amount',
    }),
    memberNumberStakeMinor: Type.Unsafe<string | null>({
      ...MinorTextOrNull,
      description: 'What one member may stake on a number of the draw; null: any amount',
    }),
    isPlayClosed: Type.Boolean(),
    odds: Odds,
    numbers: Type.Array(
      Exact({
        number: Type.String({ description: 'As a line of it alone is written' }),
        isClosed: Type.Boolean(),
        offers: Type.Array(
          Exact({
            upToMinor: Type.Unsafe<string | null>({
              ...MinorTextOrNull,
              description: 'Stakes on the number up to so much; null: any amount',
            }),
            oddsPercent: Type.Integer(),
            odds: Odds,
          }),
          { description: 'The smallest first: a stake is paid by the first that it goes into; none: full' },
        ),
      }),
      { maxItems: numbersMaximum },
    ),
  }),
  errors: [
    'module.missing',
    'module.wrong',
    'module.unavailable',
    'lottery.game.unknown',
    'lottery.draw.unknown',
    'lottery.draw.closed',
    'lottery.play.unknown',
    'lottery.picks.invalid',
    'lottery.picks.repeated',
    'lottery.picks.incomplete',
  ],
});

const AmountOrNull = (description: string) => Type.Unsafe<string | null>({ ...MinorTextOrNull, description });

const limits = {
  drawStakeMinor: AmountOrNull('Of all players on a draw; null: any amount'),
  numberStakeMinor: AmountOrNull('Of all players on a number of a play in a draw'),
  memberNumberStakeMinor: AmountOrNull('The same of one player'),
  numberLiabilityMinor: AmountOrNull('What a number may cost when it is drawn once'),
  combinedLiabilityMinor: AmountOrNull('What all lines of several numbers of a draw may cost together'),
  oddsSteps: Type.Array(Exact({ aboveMinor: MinorText, oddsPercent: Percent }), {
    maxItems: 20,
    description: 'Above so much on a number its odds are so many per cent; each step is higher and pays less',
  }),
  numberRules: Type.Array(
    Exact({
      playId: Type.String({ maxLength: 60 }),
      numbers: Type.String({
        minLength: 1,
        maxLength: 60_000,
        description: 'Picks as they are written in a slip; `*`: all of the play',
      }),
      numero: Type.Union([NumeroText, Type.Null()], { description: 'Null: in every draw' }),
      oddsPercent: Type.Union([Percent, Type.Null()], { description: 'Null: nothing is taken' }),
    }),
    { maxItems: 100, description: 'Closed numbers, and hot ones with lower odds' },
  ),
};

const Version = Type.Integer({ minimum: 0, description: 'Counts the changes; 0: none was made yet' });

export const listLotteryLimits = defineCall({
  name: 'listLotteryLimits',
  method: 'GET',
  path: '/wps/operator/lotteries/limits',
  caller: 'operator',
  permission: 'games.read',
  summary: 'The lotteries of the merchant with what is bounded in their draws, and what is asked for',
  value: Exact({
    currencyCode: CurrencyText,
    list: Type.Array(
      Exact({
        gameId: LotteryGameIdText,
        name: Type.String(),
        family: Type.String(),
        plays: Type.Array(Exact({ playId: Type.String(), isByNumber: Type.Boolean() })),
        version: Version,
        ...limits,
      }),
    ),
    asked: Type.Array(
      Exact({
        gameId: LotteryGameIdText,
        ...limits,
        reason: Type.String({ description: 'Why, in the words of whoever asks' }),
        askedBy: Type.String(),
        askedAt: Moment,
      }),
      { description: 'What one operator has asked for and another one has to give' },
    ),
  }),
  errors: [...operatorErrors],
});

export const setLotteryLimits = defineCall({
  name: 'setLotteryLimits',
  method: 'PUT',
  path: '/wps/operator/lotteries/:gameId/limits',
  caller: 'operator',
  permission: 'settings.write',
  summary:
    'Bounds the draws of a lottery as it is ordered, from the next slip on. What takes or pays more than before is asked for by one operator and given by another one who orders the same',
  params: Exact({ gameId: LotteryGameIdText }),
  body: Exact({
    ...limits,
    seenVersion: Version,
    reason: Type.String({ maxLength: 200, description: 'For the audit' }),
  }),
  value: Exact({
    status: OneOf(['changed', 'asked'], { description: '`asked`: another operator has to give it' }),
    version: Version,
  }),
  errors: [
    ...operatorErrors,
    'lottery.game.unknown',
    'lottery.limits.invalid',
    'setting.changed',
    'setting.second.person',
  ],
});

export const dropLotteryLimitsRequest = defineCall({
  name: 'dropLotteryLimitsRequest',
  method: 'POST',
  path: '/wps/operator/lotteries/:gameId/limits/drop',
  caller: 'operator',
  permission: 'settings.write',
  summary: 'Drops what was asked for about the limits of a lottery',
  params: Exact({ gameId: LotteryGameIdText }),
  value: Type.Null(),
  errors: [...operatorErrors],
});

export const listLotteryLimitChanges = defineCall({
  name: 'listLotteryLimitChanges',
  method: 'GET',
  path: '/wps/operator/lotteries/:gameId/limits/changes',
  caller: 'operator',
  permission: 'games.read',
  summary: 'How the limits of a lottery were, the latest first, with who set them and why',
  params: Exact({ gameId: LotteryGameIdText }),
  query: Exact(PageQuery),
  value: Page(
    Exact({
      version: Version,
      ...limits,
      reason: Type.String(),
      changedBy: Type.String(),
      changedAt: Moment,
    }),
  ),
  errors: [...operatorErrors],
});

export const getLotteryExposure = defineCall({
  name: 'getLotteryExposure',
  method: 'GET',
  path: '/wps/operator/lotteries/:gameId/exposure',
  caller: 'operator',
  permission: 'games.read',
  summary:
    'What is staked on a draw and on which numbers, and what each costs if it is drawn, the dearest first',
  params: Exact({ gameId: LotteryGameIdText }),
  query: Exact({ numero: Type.Optional(NumeroText) }),
  value: Exact({
    now: Moment,
    currencyCode: CurrencyText,
    draws: Type.Array(
      Exact({ numero: NumeroText, closesAt: Moment, drawsAt: Moment, stakeMinor: MinorText }),
      { description: 'Those that take stakes, the earliest first, and what is staked on each' },
    ),
    draw: Type.Union([
      Exact({
        numero: NumeroText,
        stakeMinor: MinorText,
        drawStakeMinor: MinorTextOrNull,
        combinedLiabilityMinor: MinorText,
        combinedLimitMinor: MinorTextOrNull,
        numberStakeMinor: MinorTextOrNull,
        numberLiabilityMinor: MinorTextOrNull,
        numberCount: Type.Integer({ description: 'On how many numbers something is staked' }),
        numbers: Type.Array(
          Exact({
            playId: Type.String(),
            number: Type.String(),
            stakeMinor: MinorText,
            liabilityMinor: MinorText,
            oddsPercent: Type.Integer({ description: 'What the next small stake is paid; 0: none is taken' }),
          }),
        ),
      }),
      Type.Null(),
    ]),
  }),
  errors: [...operatorErrors, 'lottery.game.unknown'],
});
