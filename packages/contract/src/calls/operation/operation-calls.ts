import type { CallDefinition } from '../../call.ts';
import { exportAuditEntries, listAuditEntries, listAuditOperators, revealAuditEntry } from './audit-calls.ts';
import { listBookChecks, listBookDrifts } from './books-calls.ts';
import {
  exportDashboardDays,
  exportDashboardFunnel,
  exportDashboardGames,
  getDashboardDays,
  getDashboardFunnel,
  getDashboardGames,
} from './dashboard-calls.ts';
import {
  acceptOperatorInvitation,
  cancelOperatorInvitation,
  changeOperatorPassword,
  confirmOperatorSecondStep,
  getOperatorInfo,
  giveOperatorRole,
  inviteOperator,
  listOperatorInvitations,
  listSiteOperators,
  loginOperator,
  logoutOperator,
  startOperatorSecondStep,
  takeOperatorRole,
} from './operator-calls.ts';
import {
  changeMerchantSetting,
  changeRegisterField,
  dropSettingRequest,
  listMerchantSettings,
  listSettingChanges,
} from './settings-calls.ts';
import {
  getConsolidatedSettings,
  getSystemStatus,
  getWhitelabel,
  listCountries,
  listDomains,
} from './site-calls.ts';
import {
  listGameSwitches,
  listSiteGames,
  listSiteVendors,
  switchGame,
  switchVendor,
} from './site-game-calls.ts';
import { listWorkClaims, workClaimCalls } from './work-claim-calls.ts';

/** The calls about the installation, its settings and its state. */
export const operationCalls = {
  getSystemStatus,
  getWhitelabel,
  listCountries,
  listDomains,
  getConsolidatedSettings,
  loginOperator,
  logoutOperator,
  getOperatorInfo,
  changeOperatorPassword,
  startOperatorSecondStep,
  confirmOperatorSecondStep,
  listMerchantSettings,
  listSettingChanges,
  changeMerchantSetting,
  dropSettingRequest,
  changeRegisterField,
  listSiteGames,
  listSiteVendors,
  listGameSwitches,
  switchGame,
  switchVendor,
  listAuditEntries,
  listAuditOperators,
  exportAuditEntries,
  revealAuditEntry,
  getDashboardDays,
  exportDashboardDays,
  getDashboardGames,
  exportDashboardGames,
  getDashboardFunnel,
  exportDashboardFunnel,
  listBookChecks,
  listBookDrifts,
  listSiteOperators,
  inviteOperator,
  listOperatorInvitations,
  cancelOperatorInvitation,
  acceptOperatorInvitation,
  giveOperatorRole,
  takeOperatorRole,
  listWorkClaims,
  ...workClaimCalls,
} as const satisfies Record<string, CallDefinition>;
