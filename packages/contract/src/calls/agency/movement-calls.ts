import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { movementKinds } from '../../movement-kinds.ts';
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
  needs: { flags: ['TRANSREC3'] },
} as const;

const filter = {
  ...DaysQuery,
  kind: Type.Optional(OneOf(movementKinds)),
  level: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: '1 is the direct line' })),
  memberId: Type.Optional(MemberBelow),
};

const errors = [...agentCallErrors, 'member.unknown'] as const;

export const listTeamMovements = defineCall({
  ...agent,
  name: 'listTeamMovements',
  path: '/wps/agent/team/movements',
  summary:
    "The ledger movements of the agent's team, newest first, each with whose it is and the balance after it",
  query: Exact({ ...PageQuery, ...filter }),
  value: Page(
    Exact({
      movementKey: Type.String({ description: 'Names the movement among those of the team' }),
      memberId: IdText('member'),
      userName: Type.String({ description: 'Masked below the direct line where the merchant says so' }),
      level: Type.Integer({ minimum: 1 }),
      reason: Type.String(),
      gameName: Type.String({
        description: "Of the game that it belongs to, in the request's language, or empty",
      }),
      amountMinor: MinorText,
      balanceMinor: MinorText,
      currencyCode: CurrencyText,
      happenedAt: Moment,
    }),
  ),
  errors,
});

export const getTeamMovementTotals = defineCall({
  ...agent,
  name: 'getTeamMovementTotals',
  path: '/wps/agent/team/movements/totals',
  summary: "What went into the team's wallets and out of them, kept to the same as `listTeamMovements`",
  query: Exact(filter),
  value: Exact({ inMinor: MinorText, outMinor: MinorText, netMinor: MinorText, currencyCode: CurrencyText }),
  errors,
});

export const exportTeamMovements = defineCall({
  ...agent,
  name: 'exportTeamMovements',
  path: '/wps/agent/team/movements/file',
  file: true,
  summary:
    'The movements of `listTeamMovements` as a file, with the words and the days of the request and the merchant',
  query: Exact(filter),
  value: FileText,
  errors,
});
