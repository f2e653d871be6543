import type { AreaRegistration, RegisteredArea } from '../../platform/area-registration.ts';
import type { PasswordHashing } from '../account/credentials/password-hashing.ts';
import { registerContractRoutes } from './contract/contract-routes.ts';
import { registerDownlineTransferRoutes } from './downline-transfer/downline-transfer-routes.ts';
import { announceRedRainJob } from './red-rain/announce-red-rain-job.ts';
import { endRedRainsJob } from './red-rain/end-red-rains-job.ts';
import { createRedPacketCatches } from './red-rain/red-packet-catches.ts';
import { registerRedRainRoutes } from './red-rain/red-rain-routes.ts';
import { registerTeamRoutes } from './team/team-routes.ts';

export interface RegisteredAgency extends RegisteredArea {
  /** Resolves once every packet that was let in is answered. */
  drain(): Promise<void>;
}

/** What agents see and do: their teams, contracts, money for their teams. */
export function registerAgencyArea(
  { registrars, parts, metrics }: AreaRegistration,
  passwords: PasswordHashing,
): RegisteredAgency {
  registerTeamRoutes(registrars, parts);
  registerContractRoutes(registrars, parts);
  registerDownlineTransferRoutes(registrars, { ...parts, passwords });
  const catches = createRedPacketCatches(parts, metrics);
  registerRedRainRoutes(registrars, { ...parts, passwords }, catches);
  return {
    jobs: [endRedRainsJob(parts), announceRedRainJob(parts)],
    drain: () => catches.drain(),
  };
}
