import { redirect } from 'react-router';
import { mayHaveContracts } from '../../../platform/agency/agent-types.ts';
import { ownRatesQuery } from '../../../platform/agency/own-rates.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { appServices } from '../../../platform/services/app-services.ts';
import { requireSession } from '../../../platform/session/require-session.ts';

const load = memberLoader(({ api, queryClient }) => queryClient.prefetchQuery(ownRatesQuery(api)));

/** A visitor logs in first; whoever may open no accounts is led home. */
export function openingLoader(args: Parameters<typeof load>[0]): null {
  const { session } = args.context.get(appServices);
  requireSession(session, args.request);
  const type = session.current()?.type;
  if (type !== undefined && !mayHaveContracts(type)) throw redirect('/m/home');
  return load(args);
}
