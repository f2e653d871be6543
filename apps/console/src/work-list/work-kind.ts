import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ConsoleServices } from '../platform/console-services.ts';
import type { OperatorClient } from '../platform/operator-client.ts';

export type WaitingWithdrawal = CallValue<Calls['listWaitingWithdrawals']>['list'][number];
export type WaitingDeposit = CallValue<Calls['listWaitingDeposits']>['list'][number];
export type OpenChat = CallValue<Calls['listOpenChats']>['list'][number];

interface CasesByKind {
  readonly withdrawal: WaitingWithdrawal;
  readonly deposit: WaitingDeposit;
  readonly chat: OpenChat;
}

/** What work there is lists of. */
export type WorkKind = keyof CasesByKind;

export type CaseOf<Kind extends WorkKind> = CasesByKind[Kind];

type Lists = {
  readonly [Kind in WorkKind]: (
    client: OperatorClient,
    signal: AbortSignal,
  ) => Promise<readonly CaseOf<Kind>[]>;
};

const lists: Lists = {
  withdrawal: async (client, signal) => (await client.call('listWaitingWithdrawals', {}, signal)).list,
  deposit: async (client, signal) => (await client.call('listWaitingDeposits', { query: {} }, signal)).list,
  chat: async (client, signal) => (await client.call('listOpenChats', {}, signal)).list,
};

/** What waits, of one kind, at the merchant that is looked at. */
export function workListQuery<Kind extends WorkKind>({ client, session }: ConsoleServices, kind: Kind) {
  const { token, merchantCode } = session.current();
  return queryOptions({
    queryKey: ['work', token, merchantCode, kind],
    queryFn: ({ signal }): Promise<readonly CaseOf<Kind>[]> => lists[kind](client, signal),
  });
}
