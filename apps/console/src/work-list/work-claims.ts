import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { claimCallName, releaseCallName } from '@wau/contract/work-cases';
import { type ConsoleServices, useConsole } from '../platform/console-services.ts';
import { useCommand } from '../platform/use-command.ts';
import type { WorkKind } from './work-kind.ts';

export type WorkClaim = CallValue<Calls['listWorkClaims']>['list'][number];

/** What is asked again so often that a list follows what others do. */
export const liveEveryMs = 3_000;

function claimsQuery({ client, session }: ConsoleServices) {
  const { token, merchantCode } = session.current();
  return queryOptions({
    queryKey: ['claims', token, merchantCode],
    queryFn: async ({ signal }) => (await client.call('listWorkClaims', {}, signal)).list,
    refetchInterval: liveEveryMs,
  });
}

/** Who works on what, by the id of the case. */
export function useWorkClaims(kind: WorkKind): ReadonlyMap<string, WorkClaim> {
  const { data } = useQuery(claimsQuery(useConsole()));
  return new Map((data ?? []).filter((claim) => claim.kind === kind).map((claim) => [claim.caseId, claim]));
}

/** Takes a case and lets it go; what came of it is seen in the claims. */
export function useClaiming(kind: WorkKind) {
  const services = useConsole();
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: claimsQuery(services).queryKey });
  const claim = useCommand({
    mutationFn: (caseId: string) => services.client.call(claimCallName(kind), { params: { caseId } }),
    onSettled,
  });
  const release = useCommand({
    mutationFn: (caseId: string) => services.client.call(releaseCallName(kind), { params: { caseId } }),
    onSettled,
  });
  return { claim, release };
}
