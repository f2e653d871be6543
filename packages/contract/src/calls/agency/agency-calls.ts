import type { CallDefinition } from '../../call.ts';
import { getAgent, getAgentFigures, listAgentLine, listAgents, moveMember } from './agent-desk-calls.ts';
import {
  answerAgentContract,
  getContractRequests,
  listAgentContracts,
  listContracts,
  listDownlineContracts,
  listOwnContracts,
  processDailySalaryContract,
  processDividendContract,
  processHourlySalaryContract,
  proposeAgentContract,
} from './contract-calls.ts';
import { getTeamOverview } from './team-calls.ts';
import { getTeamFigures, listTeamProfit } from './team-figures-calls.ts';
import { listTeamBets, listTeamMembers } from './team-member-calls.ts';

/** The calls of agents about their teams and contracts, and of operators about theirs. */
export const agencyCalls = {
  getTeamOverview,
  getTeamFigures,
  listTeamProfit,
  listTeamMembers,
  listTeamBets,
  getContractRequests,
  listOwnContracts,
  listDownlineContracts,
  processDividendContract,
  processDailySalaryContract,
  processHourlySalaryContract,
  listAgentContracts,
  proposeAgentContract,
  answerAgentContract,
  listContracts,
  listAgents,
  getAgent,
  listAgentLine,
  getAgentFigures,
  moveMember,
} as const satisfies Record<string, CallDefinition>;
