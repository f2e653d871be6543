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
import { getDownlineTransferTerms, transferToDownline } from './downline-transfer-calls.ts';
import {
  cancelRedRain,
  catchRedPacket,
  getRedRain,
  getRedRainTerms,
  listOwnRedRains,
  listRedPackets,
  listRedRains,
  scheduleRedRain,
} from './red-rain-calls.ts';
import {
  cancelSiteRedRain,
  dropRedRainRequest,
  listAskedRedRains,
  listSiteRedPackets,
  listSiteRedRains,
  scheduleSiteRedRain,
} from './site-red-rain-calls.ts';
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
  getDownlineTransferTerms,
  transferToDownline,
  listRedRains,
  catchRedPacket,
  getRedRain,
  listRedPackets,
  getRedRainTerms,
  scheduleRedRain,
  listOwnRedRains,
  cancelRedRain,
  listSiteRedRains,
  listAskedRedRains,
  scheduleSiteRedRain,
  dropRedRainRequest,
  cancelSiteRedRain,
  listSiteRedPackets,
} as const satisfies Record<string, CallDefinition>;
