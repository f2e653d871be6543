import { redirect } from 'react-router';
import { mayHaveContracts } from '../../../platform/agency/agent-types.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { appServices } from '../../../platform/services/app-services.ts';
import { requireSession } from '../../../platform/session/require-session.ts';

/** The frame of each page about commissions. */
export const commissionFrame = {
  back: true,
  memberOnly: true,
  header: true,
  footer: true,
  fillsDesktop: true,
} as const satisfies Partial<RouteHandle>;

const load = memberLoader();

/** A visitor logs in first; whoever has no contracts is led home. */
export function commissionLoader(args: Parameters<typeof load>[0]): null {
  const { session } = args.context.get(appServices);
  requireSession(session, args.request);
  const type = session.current()?.type;
  if (type !== undefined && !mayHaveContracts(type)) throw redirect('/m/home');
  return load(args);
}
