import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { clubBenefitKinds, clubBenefitStatuses } from '../../club-benefits.ts';
import { CurrencyText, Day, Exact, IdText, MinorText, OneOf } from '../../schema.ts';

const ClubLevel = Type.Integer({ minimum: 1 });

const club = {
  module: 'MEMCLUB3',
  caller: 'member',
  needs: { flags: ['MEMCLUB3'] },
  closedToTrial: true,
} as const;

const clubErrors = [
  'session.missing',
  'session.ended',
  'trial.closed',
  'module.missing',
  'module.wrong',
  'module.unavailable',
] as const;

const OccurrenceText = Type.String({
  pattern: '^(\\d{1,4}|\\d{4}-\\d\\d-\\d\\d)$',
  description: 'The level that was reached, the first day of the week, or the year of the birthday',
});

const Rate = Exact({
  category: Type.String({ description: 'A kind of games' }),
  basisPoints: Type.Integer({ description: 'The rebate, in hundredths of a percent of what is staked' }),
});

const Keep = Exact(
  {
    requiredMinor: MinorText,
    playedMinor: MinorText,
    countsFrom: Type.String({ ...Day, description: 'The first day of the month whose stakes count' }),
    keptUntil: Type.String({ ...Day, description: 'The level is not lost before this day' }),
    isInGrace: Type.Boolean({ description: 'The month is over and its stakes are not met' }),
    lostFrom: Type.String({ ...Day, description: 'Until this day what is missing can be made up for' }),
  },
  { description: 'What is to be staked to keep the level; absent where it is not lost' },
);

const Benefit = Exact({
  kind: OneOf(clubBenefitKinds),
  occurrence: OccurrenceText,
  level: ClubLevel,
  amountMinor: MinorText,
  requiredTurnoverMinor: Type.String({ ...MinorText, description: 'To be staked before a withdrawal' }),
  status: OneOf(clubBenefitStatuses),
  condition: Type.Optional(
    Exact(
      { requiredMinor: MinorText, playedMinor: MinorText },
      { description: "Stakes of the week's bonus" },
    ),
  ),
  opensOn: Type.Optional(Day),
  lastDay: Type.Optional(Type.String({ ...Day, description: 'The last day on which it can be claimed' })),
});

export const getMemberClub = defineCall({
  name: 'getMemberClub',
  method: 'GET',
  path: '/wps/member/club',
  ...club,
  summary:
    "The merchant's club in the language of the request: what counts of what the member has played, the level that this has reached, how it is kept, what can be claimed, and what each level asks for and offers",
  value: Exact({
    currencyCode: CurrencyText,
    turnoverMinor: Type.String({
      ...MinorText,
      description: 'Stakes that count for a level, less what was given back; minor units, base 10',
    }),
    depositedMinor: Type.String({ ...MinorText, description: 'Deposits that count for a level' }),
    windowDays: Type.Optional(
      Type.Integer({
        description: 'What counts is that of so many days; absent: all since the account was opened',
      }),
    ),
    level: Type.Optional(Type.Integer({ ...ClubLevel, description: 'Absent below the first level' })),
    next: Type.Optional(
      Exact(
        { level: ClubLevel, missingMinor: MinorText, missingDepositMinor: MinorText },
        { description: 'Absent at the highest level' },
      ),
    ),
    keep: Type.Optional(Keep),
    birthday: Type.Optional(Exact({ month: Type.Integer(), day: Type.Integer() })),
    benefits: Type.Array(Benefit, { description: 'What can be claimed, waits, or was claimed' }),
    levels: Type.Array(
      Exact({
        level: ClubLevel,
        name: Type.String(),
        requiredTurnoverMinor: MinorText,
        requiredDepositMinor: MinorText,
        keepTurnoverMinor: MinorText,
        upgradeBonusMinor: MinorText,
        weeklyBonusMinor: MinorText,
        weeklyTurnoverMinor: MinorText,
        birthdayBonusMinor: MinorText,
        rates: Type.Array(Rate),
        benefits: Type.Array(Type.String(), { description: 'Plain text' }),
      }),
      { description: 'From the lowest to the highest' },
    ),
  }),
  errors: [...clubErrors],
});

export const claimClubBenefit = defineCall({
  name: 'claimClubBenefit',
  method: 'POST',
  path: '/wps/member/club/claims',
  ...club,
  idempotent: true,
  summary: 'Fetches what a level of the club gives into the wallet',
  body: Exact({ kind: OneOf(clubBenefitKinds), occurrence: OccurrenceText }),
  value: Exact({
    claimId: IdText('clubClaim'),
    amountMinor: MinorText,
    currencyCode: CurrencyText,
    requiredTurnoverMinor: MinorText,
  }),
  errors: [
    ...clubErrors,
    'idempotency.missing',
    'idempotency.conflict',
    'club.benefit.unknown',
    'club.benefit.not.due',
    'club.benefit.claimed',
    'club.budget.spent',
  ],
});

export const setBirthday = defineCall({
  name: 'setBirthday',
  method: 'PUT',
  path: '/wps/member/club/birthday',
  ...club,
  summary: "Notes the member's birthday for the club's bonus: day and month, once",
  body: Exact({
    month: Type.Integer({ minimum: 1, maximum: 12 }),
    day: Type.Integer({ minimum: 1, maximum: 31 }),
  }),
  value: Type.Null(),
  errors: [...clubErrors, 'birthday.invalid', 'birthday.set'],
});
