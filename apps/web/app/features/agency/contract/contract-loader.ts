import type { ContractKind } from '@wau/rules/agency/contract-terms';
import { redirect } from 'react-router';
import { mayHaveContracts } from '../../../platform/agency/agent-types.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { appServices } from '../../../platform/services/app-services.ts';
import { requireSession } from '../../../platform/session/require-session.ts';
import { downlineContractsQuery, ownContractsQuery } from './contract-queries.ts';

/** The frame of each contract's page. */
export const contractFrame = {
  back: true,
  memberOnly: true,
  header: true,
  footer: true,
  fillsDesktop: true,
} as const satisfies Partial<RouteHandle>;

/** A visitor logs in first; whoever has no contracts is led home, and the rest of the page is asked for. */
export function contractLoader(kind: ContractKind) {
  const load = memberLoader(({ api, queryClient }) =>
    Promise.all([
      queryClient.prefetchQuery(ownContractsQuery(api, kind)),
      queryClient.prefetchInfiniteQuery(downlineContractsQuery(api, kind)),
    ]),
  );
  return (args: Parameters<typeof load>[0]): null => {
    const { session } = args.context.get(appServices);
    requireSession(session, args.request);
    const type = session.current()?.type;
    if (type !== undefined && !mayHaveContracts(type)) throw redirect('/m/home');
    return load(args);
  };
}
