import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Exact } from '../../schema.ts';
import { agentCallErrors } from './team-schema.ts';

/** The days, today included, of which it is known who logged in: sessions are kept for thirty days. */
export const teamDaysKnown = 30;

const dayPattern = '^\\d{4}-\\d\\d-\\d\\d$';

const Count = Type.Integer({ minimum: 0 });

export const getTeamOverview = defineCall({
  name: 'getTeamOverview',
  method: 'GET',
  path: '/wps/agent/team/overview',
  module: 'AGEINFO3',
  caller: 'agent',
  permission: 'team.read',
  closedToTrial: true,
  summary: "The counters of the agent's own team on one day: everybody below the agent, at any level",
  query: Exact({
    startDate: Type.String({
      pattern: dayPattern,
      description: `A day of the merchant's time zone, one of the last ${teamDaysKnown}`,
    }),
    endDate: Type.String({ pattern: dayPattern, description: 'The same day' }),
    size: Type.Optional(Type.Literal(0, { description: 'Rows of single members: none, the footer alone' })),
  }),
  value: Exact({
    footer: Exact({
      teamLoginMemberCount: Count,
      teamBetMemberCount: Count,
      teamRegisterMemberCount: Count,
      teamOnlineCount: Type.Integer({ minimum: 0, description: 'Now, whatever the day' }),
    }),
  }),
  errors: agentCallErrors,
});
