import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getMemberInfo } from './get-member-info.ts';

export function registerMemberRoutes(
  { registerMemberCall }: CallRegistrars,
  parts: Pick<ServerParts, 'runner' | 'config'>,
): void {
  registerMemberCall(calls.getMemberInfo, async ({ context }) => getMemberInfo(parts, context));
}
