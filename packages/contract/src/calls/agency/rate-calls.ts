import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { Day, Exact, IdText, Page, PageQuery } from '../../schema.ts';
import { BasisPoints, RateList, RateProductText } from './rate-schema.ts';
import { agentCallErrors } from './team-schema.ts';

const agent = { caller: 'agent', closedToTrial: true, module: 'AGEINFO3' } as const;

const BasisPointsOrNull = (description: string) =>
  Type.Unsafe<number | null>({ ...BasisPoints, type: ['integer', 'null'], description });

const RatesNow = Type.Array(
  Exact({
    product: RateProductText,
    basisPoints: BasisPoints,
    nextBasisPoints: BasisPointsOrNull('From tomorrow on; null: the same'),
  }),
  { description: 'Every product' },
);

const MemberWithRates = Exact({
  memberId: IdText('member'),
  userName: Type.String(),
  isAgent: Type.Boolean(),
  rates: RatesNow,
});

export const getOwnRates = defineCall({
  ...agent,
  name: 'getOwnRates',
  method: 'GET',
  path: '/wps/agent/rates/own',
  permission: 'team.read',
  summary: 'What of stakes is given back at the agent: by the own play, and to be passed on of',
  value: Exact({ rates: RatesNow }),
  errors: agentCallErrors,
});

export const listDownlineRates = defineCall({
  ...agent,
  name: 'listDownlineRates',
  method: 'GET',
  path: '/wps/agent/rates',
  permission: 'team.read',
  summary: 'The members directly below by name, with their rates',
  query: Exact({
    ...PageQuery,
    search: Type.Optional(
      Type.String({ minLength: 1, maxLength: 64, description: 'What a name begins with' }),
    ),
  }),
  value: Page(MemberWithRates),
  errors: agentCallErrors,
});

export const setDownlineRates = defineCall({
  ...agent,
  name: 'setDownlineRates',
  method: 'PUT',
  path: '/wps/agent/rates/:memberId',
  permission: 'account.open',
  summary:
    'Changes the rates of a member directly below from tomorrow on: never above the own, never below what was promised further down',
  params: Exact({ memberId: IdText('member') }),
  body: Exact({ rates: RateList }),
  value: MemberWithRates,
  errors: [...agentCallErrors, 'member.unknown', 'rate.above.own', 'rate.below.promised'],
});

const operator = {
  caller: 'operator',
  permission: 'contract.propose',
  path: '/wps/operator/members/:memberId/rates',
  params: Exact({ memberId: IdText('member') }),
} as const;

const Named = Exact({ memberId: IdText('member'), userName: Type.String(), isAgent: Type.Boolean() });

const MemberOfHouse = Exact({
  memberId: IdText('member'),
  userName: Type.String(),
  isAgent: Type.Boolean(),
  upline: Type.Union([Named, Type.Null()], { description: 'Who stands directly above' }),
  isByHouse: Type.Boolean({ description: 'No agent stands above, so the house gives the rates' }),
  startsOn: Type.String({ ...Day, description: 'The day from which on a change made now holds' }),
  rates: Type.Array(
    Exact({
      product: RateProductText,
      basisPoints: BasisPoints,
      nextBasisPoints: BasisPointsOrNull('From the next day on; null: the same'),
      uplineBasisPoints: BasisPointsOrNull(
        'What the agent above has, today or from the next day on, whichever is less; null: none stands there',
      ),
      promisedBasisPoints: Type.Integer({
        ...BasisPoints,
        description: 'The most that anybody directly below was given',
      }),
      promisedTo: Type.Union([Exact({ memberId: IdText('member'), userName: Type.String() }), Type.Null()], {
        description: 'Whom that was given to',
      }),
    }),
    { description: 'Every product' },
  ),
});

export const getMemberRates = defineCall({
  ...operator,
  name: 'getMemberRates',
  method: 'GET',
  summary: 'The rates of a member, between what the upline has and what was promised below',
  value: MemberOfHouse,
  errors: [...operatorErrors, 'member.unknown'],
});

export const setMemberRates = defineCall({
  ...operator,
  name: 'setMemberRates',
  method: 'PUT',
  summary:
    'Changes the rates of a member whom no agent stands above, from tomorrow on: never below what was promised further down',
  body: Exact({
    rates: RateList,
    /** What the same products would have from tomorrow on, as it was seen; one that is not named had nothing. */
    seenRates: RateList,
    reason: Type.String({ maxLength: 200, description: 'For colleagues and the audit' }),
  }),
  value: MemberOfHouse,
  errors: [...operatorErrors, 'member.unknown', 'rate.upline.decides', 'rate.below.promised', 'rate.changed'],
});
