import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { LiveEvents } from '../../../platform/live-events/live-events.ts';
import { followEvents } from './follow-events.ts';

export function registerEventRoutes(
  { registerMemberStream }: Pick<CallRegistrars, 'registerMemberStream'>,
  liveEvents: Pick<LiveEvents, 'follow'>,
): void {
  registerMemberStream(calls.followEvents, ({ context, lastEventId }) =>
    followEvents(liveEvents, context, lastEventId),
  );
}
