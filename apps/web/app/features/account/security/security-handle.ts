import type { PlainMessageId } from '../../../platform/language/message-ids.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';

/** The frame of a page below the security centre. */
export function securityHandle(title: PlainMessageId): RouteHandle {
  return { title, back: true, backPath: '/m/securityCenter', memberOnly: true, header: true, footer: false };
}
