import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { answerRealityCheck } from './answer-reality-check.ts';
import { getRealityCheck } from './get-reality-check.ts';

export function registerRealityCheckRoutes(
  { registerMemberCall }: Pick<CallRegistrars, 'registerMemberCall'>,
  parts: Pick<ServerParts, 'database' | 'runner' | 'clock'>,
): void {
  registerMemberCall(calls.getRealityCheck, ({ context }) => getRealityCheck(parts, context));
  registerMemberCall(calls.answerRealityCheck, ({ context, body }) =>
    answerRealityCheck(parts, context, body),
  );
}
