import { studioProtocol } from '../../../../../platform/gates/vendor-gate.ts';
import type { VendorAdapter } from '../../vendor-adapter.ts';
import { launchAddress } from './launch-address.ts';
import { createStudioCalls } from './studio-calls.ts';
import { studioAnswers } from './studio-questions.ts';
import { registerStudioRoutes } from './studio-routes.ts';

/**
 * The house's own protocol (`packages/contract`, `/vendor/wallet/*`). The studio speaks it.
 */
export const studioAdapter: VendorAdapter = {
  protocol: studioProtocol,
  launch: async (launch) => launchAddress(launch),
  ...studioAnswers,
  registerRoutes: (_app, operator, registrars) =>
    registerStudioRoutes(registrars, createStudioCalls(operator)),
};
