import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { memberStatuses } from '../../member-statuses.ts';
import { CurrencyText, Exact, IdText, MinorText, Moment, OneOf, Page, PageQuery } from '../../schema.ts';
import { agentCallErrors, MemberBelow } from './team-schema.ts';

/** Days whose turnover stands beside a member, today included. */
export const memberTurnoverDays = 30;

export const listTeamMembers = defineCall({
  name: 'listTeamMembers',
  method: 'GET',
  path: '/wps/agent/team/members',
  module: 'AGEINFO3',
  caller: 'agent',
  permission: 'team.read',
  closedToTrial: true,
  summary:
    "The members of the agent's team level by level, the newest first; or of the team of an agent below",
  query: Exact({
    ...PageQuery,
    level: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: '1 is the direct line' })),
    under: Type.Optional(MemberBelow),
    search: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 64,
        description: 'What a name begins with, of those shown in full',
      }),
    ),
  }),
  value: Page(
    Exact({
      memberId: IdText('member'),
      userName: Type.String({ description: 'Masked below the direct line where the merchant says so' }),
      isMasked: Type.Boolean(),
      isAgent: Type.Boolean(),
      level: Type.Integer({ description: 'Below whose team it is' }),
      status: OneOf(memberStatuses),
      memberCount: Type.Integer({ minimum: 0, description: 'Everybody below, when it was counted' }),
      balanceMinor: MinorText,
      turnoverMinor: Type.String({
        description: `Minor units, base 10: the member's own of the last ${memberTurnoverDays} days`,
      }),
      currencyCode: CurrencyText,
      registeredAt: Moment,
      lastLoginAt: Type.Union([Moment, Type.Null()]),
    }),
  ),
  errors: [...agentCallErrors, 'member.unknown'],
});
