import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { CurrencyText, Day, DaysQuery, Exact, FileText, IdText, MinorText, Moment } from '../../schema.ts';
import { agentCallErrors, MemberBelow } from './team-schema.ts';

const Count = Type.Integer({ minimum: 0 });

/** What moved for play; a result counts on the day it came. */
const playFigures = {
  betCount: Type.Integer({ description: 'Without those whose stake was given back' }),
  turnoverMinor: MinorText,
  stakeMinor: MinorText,
  payoutMinor: MinorText,
};

const NetMinor = Type.String({
  description: 'Minor units, base 10: payouts and rewards, less stakes; below zero where the team has lost',
});

const figures = {
  registeredCount: Count,
  firstDepositCount: Type.Integer({
    minimum: 0,
    description: 'Members who were credited their first deposit',
  }),
  activeCount: Type.Integer({
    minimum: 0,
    description:
      'Members who reached what the merchant counts as active in a day; of a period the mean of its days',
  }),
  loginCount: Type.Integer({
    minimum: 0,
    description: 'Members who logged in; of a period the mean of its days',
  }),
  depositCount: Count,
  depositMinor: MinorText,
  withdrawalMinor: MinorText,
  rewardMinor: Type.String({ description: 'Minor units, base 10: what was given, rebates included' }),
  rebateMinor: Type.String({ description: 'Minor units, base 10: of it what came back of stakes' }),
  ...playFigures,
  netMinor: NetMinor,
};

/** A team's period, for the agent and for operators. */
export const TeamPeriodValue = Exact({
  currencyCode: CurrencyText,
  countedAt: Type.Union([Moment, Type.Null()], { description: 'Null: not yet' }),
  memberCount: Type.Integer({
    minimum: 0,
    description: 'Everybody below at any level, when it was counted',
  }),
  directCount: Type.Integer({ minimum: 0, description: 'The direct line' }),
  balanceMinor: Type.String({ description: 'Minor units, base 10: what the team has in its main wallets' }),
  totals: Exact(figures),
  days: Type.Array(Exact({ day: Day, ...figures }), {
    description: 'Those with something to tell, newest first',
  }),
  categories: Type.Array(Exact({ category: Type.String(), ...playFigures, netMinor: NetMinor }), {
    description: 'The largest turnover first',
  }),
});

export const getTeamFigures = defineCall({
  name: 'getTeamFigures',
  method: 'GET',
  path: '/wps/agent/team/figures',
  module: 'AGEINFO3',
  caller: 'agent',
  permission: 'team.read',
  closedToTrial: true,
  summary:
    "What the agent's team did over some days, by day and by kind of games, as it was counted last; or the team of an agent below",
  query: Exact({ ...DaysQuery, under: Type.Optional(MemberBelow) }),
  value: TeamPeriodValue,
  errors: [...agentCallErrors, 'member.unknown'],
});

const profitFilter = {
  ...DaysQuery,
  under: Type.Optional(MemberBelow),
  category: Type.Optional(
    Type.String({
      maxLength: 20,
      description: 'What is played is kept to it; deposits and withdrawals are of none',
    }),
  ),
};

export const listTeamProfit = defineCall({
  name: 'listTeamProfit',
  method: 'GET',
  path: '/wps/agent/team/profit',
  module: 'AGEINFO3',
  caller: 'agent',
  permission: 'team.read',
  closedToTrial: true,
  summary:
    'Who of the direct line has brought what over some days, each with everybody below; or of the line of an agent below',
  query: Exact({
    ...profitFilter,
    cursor: Type.Optional(Type.String({ maxLength: 128 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  value: Exact({
    currencyCode: CurrencyText,
    path: Type.Array(Exact({ memberId: IdText('member'), userName: Type.String() }), {
      description: 'From the agent down to whose line it is; empty for the own line',
    }),
    list: Type.Array(
      Exact({
        memberId: IdText('member'),
        userName: Type.String(),
        isAgent: Type.Boolean(),
        memberCount: Type.Integer({ minimum: 0, description: 'Everybody below' }),
        ...playFigures,
        depositMinor: MinorText,
        withdrawalMinor: MinorText,
        netMinor: Type.String({ description: 'Minor units, base 10: payouts less stakes' }),
      }),
    ),
    nextCursor: Type.Optional(Type.String()),
  }),
  errors: [...agentCallErrors, 'member.unknown'],
});

export const exportTeamProfit = defineCall({
  name: 'exportTeamProfit',
  method: 'GET',
  path: '/wps/agent/team/profit/file',
  module: 'AGEINFO3',
  caller: 'agent',
  permission: 'team.read',
  closedToTrial: true,
  file: true,
  summary: 'The lines of `listTeamProfit` as a file, with the words of the request',
  query: Exact(profitFilter),
  value: FileText,
  errors: [...agentCallErrors, 'member.unknown'],
});
