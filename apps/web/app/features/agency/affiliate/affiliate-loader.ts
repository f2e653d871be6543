import { redirect } from 'react-router';
import { isAgent } from '../../../platform/agency/agent-types.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { appServices } from '../../../platform/services/app-services.ts';
import { requireSession } from '../../../platform/session/require-session.ts';

/** The frame of each page of an affiliate. */
export const affiliateFrame = {
  back: true,
  memberOnly: true,
  header: true,
  footer: true,
  fillsDesktop: true,
} as const satisfies Partial<RouteHandle>;

/** A visitor logs in first; whoever is no agent is led home, and the rest of the page is asked for. */
export function affiliateLoader(prefetch: Parameters<typeof memberLoader>[0]) {
  const load = memberLoader(prefetch);
  return (args: Parameters<typeof load>[0]): null => {
    const { session } = args.context.get(appServices);
    requireSession(session, args.request);
    const type = session.current()?.type;
    if (type !== undefined && !isAgent(type)) throw redirect('/m/home');
    return load(args);
  };
}
