import type { CallDefinition } from '../../call.ts';
import { listAuditEntries } from './audit-calls.ts';
import { listBookChecks, listBookDrifts } from './books-calls.ts';
import {
  exportDashboardDays,
  exportDashboardFunnel,
  exportDashboardGames,
  getDashboardDays,
  getDashboardFunnel,
  getDashboardGames,
} from './dashboard-calls.ts';
import { decideFinding, listFindings } from './finding-calls.ts';
import {
  acceptOperatorInvitation,
  changeOperatorPassword,
  confirmOperatorSecondStep,
  getOperatorInfo,
  giveOperatorRole,
  inviteOperator,
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
  listAuditEntries,
  getDashboardDays,
  exportDashboardDays,
  getDashboardGames,
  exportDashboardGames,
  getDashboardFunnel,
  exportDashboardFunnel,
  listBookChecks,
  listBookDrifts,
  listFindings,
  decideFinding,
  listSiteOperators,
  inviteOperator,
  acceptOperatorInvitation,
  giveOperatorRole,
  takeOperatorRole,
  listWorkClaims,
  ...workClaimCalls,
} as const satisfies Record<string, CallDefinition>;
