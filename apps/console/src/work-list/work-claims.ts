import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ConversationId, DepositId, WithdrawalId } from '@wau/contract/ids';
import { type ConsoleServices, useConsole } from '../platform/console-services.ts';
import type { OperatorClient } from '../platform/operator-client.ts';
import type { WorkKind } from './work-kind.ts';

export type WorkClaim = CallValue<Calls['listWorkClaims']>['list'][number];

/** What is asked again so often that a list follows what others do. */
export const liveEveryMs = 3_000;

interface Claiming {
  readonly claim: (client: OperatorClient, caseId: string) => Promise<unknown>;
  readonly release: (client: OperatorClient, caseId: string) => Promise<unknown>;
}

const calls: Readonly<Record<WorkKind, Claiming>> = {
  withdrawal: {
    claim: (client, id) => client.call('claimWithdrawal', { params: { withdrawalId: id as WithdrawalId } }),
    release: (client, id) =>
      client.call('releaseWithdrawal', { params: { withdrawalId: id as WithdrawalId } }),
  },
  deposit: {
    claim: (client, id) => client.call('claimDeposit', { params: { depositId: id as DepositId } }),
    release: (client, id) => client.call('releaseDeposit', { params: { depositId: id as DepositId } }),
  },
  chat: {
    claim: (client, id) => client.call('claimChat', { params: { conversationId: id as ConversationId } }),
    release: (client, id) => client.call('releaseChat', { params: { conversationId: id as ConversationId } }),
  },
};

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
  const claim = useMutation({
    mutationFn: (caseId: string) => calls[kind].claim(services.client, caseId),
    onSettled,
  });
  const release = useMutation({
    mutationFn: (caseId: string) => calls[kind].release(services.client, caseId),
    onSettled,
  });
  return { claim, release };
}
