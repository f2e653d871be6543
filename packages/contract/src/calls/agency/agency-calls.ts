import type { CallDefinition } from '../../call.ts';
import {
  getContractRequests,
  listAgentContracts,
  listDownlineContracts,
  listOwnContracts,
  processDailySalaryContract,
  processDividendContract,
  processHourlySalaryContract,
  proposeAgentContract,
} from './contract-calls.ts';
import { getTeamOverview } from './team-calls.ts';

/** The calls of agents about their teams and contracts, and of operators about theirs. */
export const agencyCalls = {
  getTeamOverview,
  getContractRequests,
  listOwnContracts,
  listDownlineContracts,
  processDividendContract,
  processDailySalaryContract,
  processHourlySalaryContract,
  listAgentContracts,
  proposeAgentContract,
} as const satisfies Record<string, CallDefinition>;
