import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { listAnnouncements } from './list-announcements.ts';
import { listPopularAnnouncements } from './list-popular-announcements.ts';
import { readNotices } from './read-notices.ts';

export function registerAnnouncementRoutes(
  { registerVisitorCall, registerMemberCall }: CallRegistrars,
  parts: ServerParts,
): void {
  registerVisitorCall(calls.listAnnouncements, async ({ context, query }) =>
    listAnnouncements(parts, context, query),
  );
  registerVisitorCall(calls.listPopularAnnouncements, async ({ context }) =>
    listPopularAnnouncements(parts, context),
  );
  registerMemberCall(calls.readNotices, async ({ context, body }) => readNotices(parts, context, body));
}
