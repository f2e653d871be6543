import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../platform/server-parts.ts';
import { listBanners } from './list-banners.ts';

export function registerContentRoutes({ registerVisitorCall }: CallRegistrars, parts: ServerParts): void {
  registerVisitorCall(calls.listBanners, async ({ context }) => listBanners(parts, context));
}
