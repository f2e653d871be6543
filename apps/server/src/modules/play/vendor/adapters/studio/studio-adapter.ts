import type { VendorAdapter } from '../../vendor-adapter.ts';
import { launchAddress } from './launch-address.ts';
import { createStudioCalls } from './studio-calls.ts';
import { registerStudioRoutes } from './studio-routes.ts';

/**
 * The house's own protocol (`packages/contract`, `/vendor/wallet/*`). The studio speaks it, and every vendor that has
 * no adapter of its own.
 */
export const studioAdapter: VendorAdapter = {
  vendorCode: 'studio',
  launch: async (launch) => launchAddress(launch),
  registerRoutes: (_app, operator, registrars) =>
    registerStudioRoutes(registrars, createStudioCalls(operator)),
};
