import type { CallDefinition } from '../../call.ts';
import { getTeamOverview } from './team-calls.ts';
import { getTeamFigures, listTeamProfit } from './team-figures-calls.ts';
import { listTeamBets, listTeamMembers } from './team-member-calls.ts';

/** The calls of agents about their teams. */
export const agencyCalls = {
  getTeamOverview,
  getTeamFigures,
  listTeamProfit,
  listTeamMembers,
  listTeamBets,
} as const satisfies Record<string, CallDefinition>;
