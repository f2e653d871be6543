import { redirect } from 'react-router';
import type { RouteHandle } from '../navigation/route-handle.ts';
import { memberLoader } from '../navigation/screen-loaders.ts';
import { appServices } from '../services/app-services.ts';
import { requireSession } from '../session/require-session.ts';
import { isAgent } from './agent-types.ts';

/** The frame of each page about a team. */
export const teamFrame = {
  back: true,
  memberOnly: true,
  header: true,
  footer: true,
  fillsDesktop: true,
} as const satisfies Partial<RouteHandle>;

const load = memberLoader();

/** A visitor logs in first; whoever has no team is led home. */
export function teamLoader(args: Parameters<typeof load>[0]): null {
  const { session } = args.context.get(appServices);
  requireSession(session, args.request);
  const type = session.current()?.type;
  if (type !== undefined && !isAgent(type)) throw redirect('/m/home');
  return load(args);
}
