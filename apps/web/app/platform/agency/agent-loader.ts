import type { RouteHandle } from '../navigation/route-handle.ts';
import { memberLoader } from '../navigation/screen-loaders.ts';
import { appServices } from '../services/app-services.ts';
import { leadTo } from '../session/lead-to.ts';
import { requireSession } from '../session/require-session.ts';

/** The frame of each page of agents. */
export const agentFrame = {
  back: true,
  memberOnly: true,
  header: true,
  footer: true,
  fillsDesktop: true,
} as const satisfies Partial<RouteHandle>;

/**
 * The `clientLoader` of a page of agents: a visitor logs in first, whoever the page is not for is led home, and what `load` asks
 * for is asked for others.
 */
export function agentLoader(
  isFor: (memberType: number) => boolean,
  load?: Parameters<typeof memberLoader>[0],
) {
  const loadForMember = memberLoader(load);
  return (args: Parameters<typeof loadForMember>[0]): null => {
    const { session } = args.context.get(appServices);
    requireSession(session, args.request);
    const type = session.current()?.type;
    if (type !== undefined && !isFor(type)) throw leadTo('/m/home', args.request);
    return loadForMember(args);
  };
}
