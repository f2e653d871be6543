import type { ClientLoaderFunctionArgs } from 'react-router';
import type { PlainMessageId } from '../../../platform/i18n/message-ids.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { appServices } from '../../../platform/services/app-services.ts';
import { requireSession } from '../../../platform/session/require-session.ts';

/** The frame of a page below the security centre. */
export function securityHandle(title: PlainMessageId): RouteHandle {
  return { title, back: true, backPath: '/m/securityCenter', memberOnly: true, header: true, footer: false };
}

/** Nothing here is for visitors. */
export function requireMember({ context, request }: ClientLoaderFunctionArgs): null {
  requireSession(context.get(appServices).session, request);
  return null;
}
