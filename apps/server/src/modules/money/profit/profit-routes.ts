import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { exportProfit } from './export-profit.ts';
import { getProfit } from './get-profit.ts';

export function registerProfitRoutes(
  {
    registerMemberCall,
    registerMemberFile,
  }: Pick<CallRegistrars, 'registerMemberCall' | 'registerMemberFile'>,
  parts: Pick<ServerParts, 'ledger' | 'runner' | 'clock'>,
): void {
  registerMemberCall(calls.getProfit, ({ context, query }) => getProfit(parts, context, query));
  registerMemberFile(calls.exportProfit, ({ context, query }) => exportProfit(parts, context, query));
}
