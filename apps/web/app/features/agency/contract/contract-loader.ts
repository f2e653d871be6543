import type { ContractKind } from '@wau/rules/agency/contract-terms';
import { agentLoader } from '../../../platform/agency/agent-loader.ts';
import { mayHaveContracts } from '../../../platform/agency/agent-types.ts';
import { downlineContractsQuery, ownContractsQuery } from './contract-queries.ts';

/** What the page of each kind of contract asks for as it opens. */
export function contractLoader(kind: ContractKind) {
  return agentLoader(mayHaveContracts, ({ api, queryClient }) =>
    Promise.all([
      queryClient.prefetchQuery(ownContractsQuery(api, kind)),
      queryClient.prefetchInfiniteQuery(downlineContractsQuery(api, kind)),
    ]),
  );
}
