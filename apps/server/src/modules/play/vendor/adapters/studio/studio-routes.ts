import type { CallRegistrars } from '../../../../../platform/gates/call-registrars.ts';
import type { StudioCalls } from './studio-calls.ts';

export function registerStudioRoutes(
  { registerVendorCall }: Pick<CallRegistrars, 'registerVendorCall'>,
  { authenticate, balance, bet, bets, win, rollback, endRound }: StudioCalls,
): void {
  registerVendorCall(authenticate.call, ({ context, body }) => authenticate.handle(context, body));
  registerVendorCall(balance.call, ({ context, body }) => balance.handle(context, body));
  registerVendorCall(bet.call, ({ context, body }) => bet.handle(context, body));
  registerVendorCall(bets.call, ({ context, body }) => bets.handle(context, body));
  registerVendorCall(win.call, ({ context, body }) => win.handle(context, body));
  registerVendorCall(rollback.call, ({ context, body }) => rollback.handle(context, body));
  registerVendorCall(endRound.call, ({ context, body }) => endRound.handle(context, body));
}
