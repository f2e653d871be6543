import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { Exact, Moment, OneOf } from '../../schema.ts';
import { LotteryGameIdText } from './lottery-fields.ts';

const FamilyText = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 40 });

/** What prizes pay, by their codes, in ten-thousandths. */
const OddsByPrize = Type.Record(
  Type.String({ pattern: '^[A-Za-z0-9-]{1,60}$' }),
  Type.Integer({ minimum: 1, maximum: 10_000_000_000 }),
  {
    maxProperties: 60,
    description:
      'By the prize’s code, per 1 staked in ten-thousandths; what is left out stays at the default',
  },
);

const OwnOdds = Type.Union([OddsByPrize, Type.Null()]);

const BasisPoints = Type.Integer({ minimum: 0, maximum: 10_000 });

const OddsPlayView = Exact({
  playId: Type.String(),
  group: Type.String(),
  localName: Type.Union([Type.String(), Type.Null()]),
  chargedLots: Type.Integer(),
  prizes: Type.Array(
    Exact({
      prize: Type.String(),
      defaultTenThousandths: Type.Integer(),
      oddsTenThousandths: Type.Integer({ description: 'As it is paid now, at the series it is stated for' }),
      isBySeries: Type.Boolean(),
      isReturn: Type.Boolean({ description: 'The stake comes back; nothing else can be set' }),
    }),
  ),
  kinds: Type.Array(
    Type.Array(
      Exact({
        prize: Type.String(),
        numerator: Type.String(),
        denominator: Type.String(),
      }),
    ),
    {
      description:
        'How often a line of each kind wins each prize in a draw, exactly: a return is the sum of chance times odds, shared by the charged lots',
    },
  ),
  source: OneOf(['default', 'family', 'game'], { description: 'Where the odds come from' }),
  ownOdds: Type.Unsafe<Record<string, number> | null>({
    ...OwnOdds,
    description: 'Of exactly what is looked at: the game, or the family',
  }),
  version: Type.Integer({ description: 'Of the own odds; 0 where there were never any' }),
  holdsFrom: Type.Union([Moment, Type.Null()]),
  returnLowestPercent: Type.String(),
  returnHighestPercent: Type.String(),
  isInsideBand: Type.Boolean({ description: 'Of every line, by the dearest series as by the cheapest' }),
});

export const listLotteryOdds = defineCall({
  name: 'listLotteryOdds',
  method: 'GET',
  path: '/wps/operator/lottery/odds',
  caller: 'operator',
  permission: 'settings.read',
  summary:
    'What a family of lotteries pays, or one game of it, play by play with the computed return, and the band that it has to stay in',
  query: Exact({
    family: Type.Optional(FamilyText),
    gameId: Type.Optional(Type.Unsafe<string>({ ...LotteryGameIdText, description: 'In place of a family' })),
  }),
  value: Exact({
    families: Type.Array(
      Exact({
        family: FamilyText,
        games: Type.Array(Exact({ gameId: LotteryGameIdText, name: Type.String() })),
      }),
      { description: 'Of which the merchant has games' },
    ),
    family: Type.Union([FamilyText, Type.Null()], {
      description:
        'What is looked at: the first where none was named; null where the merchant has no lottery',
    }),
    gameId: Type.Union([LotteryGameIdText, Type.Null()]),
    returnLowestBasisPoints: BasisPoints,
    returnHighestBasisPoints: BasisPoints,
    seriesLowest: Type.Integer(),
    seriesHighest: Type.Integer(),
    plays: Type.Array(OddsPlayView),
  }),
  errors: [...operatorErrors, 'lottery.game.unknown'],
});

export const changeLotteryOdds = defineCall({
  name: 'changeLotteryOdds',
  method: 'PUT',
  path: '/wps/operator/lottery/odds',
  caller: 'operator',
  permission: 'settings.write',
  summary:
    'Loads odds of one or more plays, all or none, for what is placed from now on. Odds by which a line would bring back less or more than the band are refused; the answer names the play and its return',
  body: Exact({
    family: FamilyText,
    gameId: Type.Optional(
      Type.Unsafe<string>({ ...LotteryGameIdText, description: 'Only of this game of the family' }),
    ),
    plays: Type.Array(
      Exact({
        playId: Type.String({ maxLength: 60 }),
        odds: Type.Unsafe<Record<string, number> | null>({
          ...OwnOdds,
          description: 'Null: as without own odds',
        }),
        expectedVersion: Type.Integer({
          minimum: 0,
          description: 'What the operator has seen; refused where somebody was faster',
        }),
      }),
      { minItems: 1, maxItems: 200 },
    ),
    reason: Type.String({ maxLength: 200, description: 'For the audit' }),
  }),
  value: Exact({
    plays: Type.Array(Exact({ playId: Type.String(), version: Type.Integer() })),
  }),
  errors: [
    ...operatorErrors,
    'lottery.game.unknown',
    'lottery.play.unknown',
    'lottery.odds.invalid',
    'lottery.odds.outside.band',
    'setting.changed',
  ],
});
