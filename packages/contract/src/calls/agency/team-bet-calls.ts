import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import {
  CurrencyText,
  DaysQuery,
  Exact,
  FileText,
  IdText,
  MinorText,
  Moment,
  OneOf,
  Page,
  PageQuery,
} from '../../schema.ts';
import { agentCallErrors, MemberBelow } from './team-schema.ts';

const agent = {
  caller: 'agent',
  method: 'GET',
  module: 'AGEINFO3',
  permission: 'team.read',
  closedToTrial: true,
} as const;

const filter = {
  ...DaysQuery,
  memberId: Type.Optional(MemberBelow),
  level: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: '1 is the direct line' })),
  category: Type.Optional(Type.String({ maxLength: 20 })),
};

const errors = [...agentCallErrors, 'member.unknown'] as const;

export const listTeamBets = defineCall({
  ...agent,
  name: 'listTeamBets',
  path: '/wps/agent/team/bets',
  summary: "The bets of the agent's team over some days, newest first, each as it stands now",
  query: Exact({ ...PageQuery, ...filter }),
  value: Page(
    Exact({
      betKey: Type.String({ description: 'Names the bet: source, provider and external key' }),
      memberId: IdText('member'),
      userName: Type.String({ description: 'Masked below the direct line where the merchant says so' }),
      level: Type.Integer({ minimum: 1 }),
      category: Type.String(),
      gameName: Type.String(),
      stakeMinor: MinorText,
      payoutMinor: MinorText,
      currencyCode: CurrencyText,
      status: OneOf(['open', 'settled', 'refunded']),
      placedAt: Moment,
    }),
  ),
  errors,
});

export const getTeamBetTotals = defineCall({
  ...agent,
  name: 'getTeamBetTotals',
  path: '/wps/agent/team/bets/totals',
  summary: "Sums over all bets of the agent's team of a period, kept to the same as `listTeamBets`",
  query: Exact(filter),
  value: Exact({
    betCount: Type.Integer(),
    stakeMinor: Type.String({ description: 'Minor units, base 10, less what was given back' }),
    payoutMinor: MinorText,
    netMinor: Type.String({ description: 'Minor units, base 10: payouts less stakes' }),
    currencyCode: CurrencyText,
  }),
  errors,
});

export const exportTeamBets = defineCall({
  ...agent,
  name: 'exportTeamBets',
  path: '/wps/agent/team/bets/file',
  file: true,
  summary:
    'The bets of `listTeamBets` as a file, with the words and the days of the request and the merchant',
  query: Exact(filter),
  value: FileText,
  errors,
});
