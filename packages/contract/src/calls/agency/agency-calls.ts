import type { CallDefinition } from '../../call.ts';
import { getTeamOverview } from './team-calls.ts';

/** The calls of agents about their teams. */
export const agencyCalls = { getTeamOverview } as const satisfies Record<string, CallDefinition>;
