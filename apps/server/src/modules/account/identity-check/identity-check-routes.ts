import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getIdentityStatus } from './get-identity-status.ts';
import { submitIdentityImages } from './submit-identity-images.ts';

export function registerIdentityCheckRoutes(
  { registerMemberCall }: CallRegistrars,
  parts: ServerParts,
): void {
  registerMemberCall(calls.submitIdentityImages, async ({ context, body }) =>
    submitIdentityImages(parts, context, body),
  );
  registerMemberCall(calls.getIdentityStatus, async ({ context }) => getIdentityStatus(parts, context));
}
