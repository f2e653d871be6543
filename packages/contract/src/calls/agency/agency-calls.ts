import type { CallDefinition } from '../../call.ts';
import { getAgent, getAgentFigures, listAgentLine, listAgents, moveMember } from './agent-desk-calls.ts';
import {
  listAgentCommissions,
  listBetCommissions,
  listCommissionLines,
  listCommissions,
  listLineBets,
} from './commission-calls.ts';
import {
  approveCommissionRun,
  getCommissionRun,
  listBetCommissionLines,
  listCommissionLineBets,
  listCommissionRunLines,
  listCommissionRuns,
  rejectCommissionRun,
} from './commission-run-calls.ts';
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

/** The calls of agents about their teams, contracts and commissions, and of operators about theirs. */
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
  listCommissions,
  listCommissionLines,
  listLineBets,
  listBetCommissions,
  listCommissionRuns,
  getCommissionRun,
  listCommissionRunLines,
  listCommissionLineBets,
  listBetCommissionLines,
  approveCommissionRun,
  rejectCommissionRun,
  listAgentCommissions,
} as const satisfies Record<string, CallDefinition>;
