import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { sendFeedback } from './send-feedback.ts';

export function registerFeedbackRoutes({ registerMemberCall }: CallRegistrars, parts: ServerParts): void {
  registerMemberCall(calls.sendFeedback, async ({ context, body }) => sendFeedback(parts, context, body));
}
