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
import { exportTeamMovements, getTeamMovementTotals, listTeamMovements } from './movement-calls.ts';
import { listTeamNotices, sendTeamNotice } from './notice-calls.ts';
import { createOpeningLink, listOpeningLinks, openTeamAccount, switchOpeningLink } from './opening-calls.ts';
import {
  getMemberRates,
  getOwnRates,
  listDownlineRates,
  setDownlineRates,
  setMemberRates,
} from './rate-calls.ts';
import { getTeamRebates, listTeamRebateLines, listTeamRebatePayments } from './rebate-calls.ts';
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

/** The calls of agents about their teams, contracts, accounts and rates, and of operators about theirs. */
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
  openTeamAccount,
  listOpeningLinks,
  createOpeningLink,
  switchOpeningLink,
  getOwnRates,
  listDownlineRates,
  setDownlineRates,
  getMemberRates,
  setMemberRates,
  getTeamRebates,
  listTeamRebateLines,
  listTeamRebatePayments,
  listTeamMovements,
  getTeamMovementTotals,
  exportTeamMovements,
  listTeamNotices,
  sendTeamNotice,
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
