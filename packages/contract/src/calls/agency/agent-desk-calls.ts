import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { memberStatuses } from '../../member-statuses.ts';
import { operatorErrors } from '../../operator-errors.ts';
import {
  CurrencyText,
  DaysQuery,
  Exact,
  IdText,
  MinorText,
  Moment,
  OneOf,
  Page,
  PageQuery,
} from '../../schema.ts';
import { TeamPeriodValue } from './team-figures-calls.ts';

const OfAgent = Exact({ memberId: IdText('member') });
const IdOrNull = Type.Union([IdText('member'), Type.Null()]);
const Count = Type.Integer({ minimum: 0 });

const MemberOfChain = Exact({
  memberId: IdText('member'),
  userName: Type.String(),
  memberType: Type.Integer(),
});

const standingFields = {
  memberId: IdText('member'),
  userName: Type.String(),
  memberType: Type.Integer({ description: '0 member, 4 free trial, others agents' }),
  status: OneOf(memberStatuses),
  registeredAt: Moment,
  memberCount: Type.Integer({ minimum: 0, description: 'Everybody below at any level, when it was counted' }),
  balanceMinor: Type.String({
    ...MinorText,
    description: "Minor units, base 10: the member's own main wallet",
  }),
  currencyCode: CurrencyText,
};

export const listAgents = defineCall({
  name: 'listAgents',
  method: 'GET',
  path: '/wps/operator/agents',
  caller: 'operator',
  permission: 'agent.read',
  summary: 'Agents, the newest first; those whose username begins so in the order of their names',
  query: Exact({
    ...PageQuery,
    userName: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'How it begins' })),
    memberType: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
  }),
  value: Page(
    Exact({
      ...standingFields,
      upline: Type.Union([MemberOfChain, Type.Null()]),
      runningContractCount: Type.Integer({ minimum: 0, description: 'In force today' }),
      waitingContractCount: Type.Integer({ minimum: 0, description: 'Waiting for either side' }),
    }),
  ),
  errors: [...operatorErrors],
});

export const getAgent = defineCall({
  name: 'getAgent',
  method: 'GET',
  path: '/wps/operator/agents/:memberId',
  caller: 'operator',
  permission: 'agent.read',
  summary: 'Where a member stands: everybody above, and how large the team below is',
  params: OfAgent,
  value: Exact({
    ...standingFields,
    isAgent: Type.Boolean(),
    chain: Type.Array(MemberOfChain, { description: 'Everybody above, from the top down to the upline' }),
    payer: Type.Union([IdText('member'), Type.Null()], {
      description: 'Who pays the contracts: the upline, or null for the house',
    }),
    directCount: Type.Integer({ minimum: 0, description: 'The direct line, when it was counted' }),
    teamBalanceMinor: MinorText,
    countedAt: Type.Union([Moment, Type.Null()], { description: 'Null: not yet' }),
  }),
  errors: [...operatorErrors, 'member.unknown'],
});

export const listAgentLine = defineCall({
  name: 'listAgentLine',
  method: 'GET',
  path: '/wps/operator/agents/:memberId/line',
  caller: 'operator',
  permission: 'agent.read',
  summary: 'The members directly below, by name',
  params: OfAgent,
  query: Exact(PageQuery),
  value: Page(Exact(standingFields)),
  errors: [...operatorErrors, 'member.unknown'],
});

export const getAgentFigures = defineCall({
  name: 'getAgentFigures',
  method: 'GET',
  path: '/wps/operator/agents/:memberId/figures',
  caller: 'operator',
  permission: 'agent.read',
  summary:
    'What the team below an agent did over some days, by day and by kind of games, as it was counted last',
  params: OfAgent,
  query: Exact(DaysQuery),
  value: TeamPeriodValue,
  errors: [...operatorErrors, 'member.unknown'],
});

export const moveMember = defineCall({
  name: 'moveMember',
  method: 'POST',
  path: '/wps/operator/members/:memberId/upline',
  caller: 'operator',
  permission: 'agent.move',
  summary: 'Puts a member, with everybody below, under another upline or at the top; contracts go along',
  params: OfAgent,
  body: Exact({
    uplineId: Type.Union([IdText('member'), Type.Null()], { description: 'Null: nobody, the top' }),
    seenUplineId: Type.Union([IdText('member'), Type.Null()], {
      description: 'Under whom the member stood when the operator looked',
    }),
    reason: Type.String({ maxLength: 200, description: 'For the audit' }),
  }),
  value: Exact({ uplineId: IdOrNull, contractCount: Count }),
  errors: [
    ...operatorErrors,
    'member.unknown',
    'upline.changed',
    'upline.circle',
    'upline.unsuitable',
    'upline.contract.uncovered',
  ],
});
