import type { AreaRegistration, RegisteredArea } from '../../platform/area-registration.ts';
import type { PasswordHashing } from '../account/credentials/password-hashing.ts';
import { registerAffiliateDeskRoutes } from './affiliate/affiliate-desk-routes.ts';
import { registerAffiliateLink } from './affiliate/affiliate-link-route.ts';
import { affiliateMonthsJob } from './affiliate/affiliate-months-job.ts';
import { registerAffiliateRoutes } from './affiliate/affiliate-routes.ts';
import { registerAgentDeskRoutes } from './agent-desk/agent-desk-routes.ts';
import { registerCommissionRoutes } from './commission/commission-routes.ts';
import { payCommissionRunJob } from './commission/pay-commission-run-job.ts';
import { pruneCommissionBetsJob } from './commission/prune-bets-job.ts';
import { runCommissionsJob } from './commission/run-commissions-job.ts';
import { registerContractRoutes } from './contract/contract-routes.ts';
import { registerDownlineTransferRoutes } from './downline-transfer/downline-transfer-routes.ts';
import { registerMovementRoutes } from './movement/movement-routes.ts';
import { registerNoticeRoutes } from './notice/notice-routes.ts';
import { registerOpeningRoutes } from './opening/opening-routes.ts';
import { registerRateRoutes } from './rate/rate-routes.ts';
import { payTeamRebatesJob } from './rebate/pay-team-rebates-job.ts';
import { registerTeamRebateRoutes } from './rebate/team-rebate-routes.ts';
import { announceRedRainJob } from './red-rain/announce-red-rain-job.ts';
import { endRedRainsJob } from './red-rain/end-red-rains-job.ts';
import { createRedPacketCatches } from './red-rain/red-packet-catches.ts';
import { registerRedRainRoutes } from './red-rain/red-rain-routes.ts';
import { registerTeamRoutes } from './team/team-routes.ts';

export interface RegisteredAgency extends RegisteredArea {
  /** Resolves once every packet that was let in is answered. */
  drain(): Promise<void>;
}

/**
 * What agents see and do (teams, contracts and what they are paid by them, accounts, rates, money for their teams, what they
 * bring as affiliates), and what operators see and do about them.
 */
export function registerAgencyArea(
  { app, registrars, parts, metrics }: AreaRegistration,
  passwords: PasswordHashing,
): RegisteredAgency {
  registerTeamRoutes(registrars, parts);
  registerContractRoutes(registrars, parts);
  registerCommissionRoutes(registrars, parts);
  registerAgentDeskRoutes(registrars, parts);
  registerOpeningRoutes(registrars, { ...parts, passwords });
  registerRateRoutes(registrars, parts);
  registerTeamRebateRoutes(registrars, parts);
  registerMovementRoutes(registrars, parts);
  registerNoticeRoutes(registrars, parts);
  registerDownlineTransferRoutes(registrars, { ...parts, passwords });
  registerAffiliateRoutes(registrars, parts);
  registerAffiliateDeskRoutes(registrars, parts);
  registerAffiliateLink(app, parts);
  const catches = createRedPacketCatches(parts, metrics);
  registerRedRainRoutes(registrars, { ...parts, passwords }, catches);
  return {
    jobs: [
      payTeamRebatesJob(parts),
      endRedRainsJob(parts),
      announceRedRainJob(parts),
      affiliateMonthsJob(parts),
      runCommissionsJob(parts),
      payCommissionRunJob(parts),
      pruneCommissionBetsJob(parts),
    ],
    drain: () => catches.drain(),
  };
}
