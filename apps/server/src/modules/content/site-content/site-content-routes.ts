import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getContentPage } from './get-content-page.ts';
import { getResources } from './get-resources.ts';
import { listAvailablePromotions } from './list-available-promotions.ts';
import { listBanners } from './list-banners.ts';
import { listHelpItems } from './list-help-items.ts';
import { listNotices } from './list-notices.ts';

export function registerSiteContentRoutes({ registerVisitorCall }: CallRegistrars, parts: ServerParts): void {
  registerVisitorCall(calls.listBanners, async ({ context }) => listBanners(parts, context));
  registerVisitorCall(calls.getResources, async ({ context }) => getResources(parts, context));
  registerVisitorCall(calls.listHelpItems, async ({ context }) => listHelpItems(parts, context));
  registerVisitorCall(calls.getContentPage, async ({ context, params }) =>
    getContentPage(parts, context, params),
  );
  registerVisitorCall(calls.listNotices, async ({ context }) => listNotices(parts, context));
  registerVisitorCall(calls.listAvailablePromotions, async ({ context }) =>
    listAvailablePromotions(parts, context),
  );
}
