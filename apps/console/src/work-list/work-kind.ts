import { queryOptions } from '@tanstack/react-query';
import type { WorkCaseKind } from '@wau/contract/work-cases';
import type { ConsoleServices } from '../platform/console-services.ts';
import type { OperatorClient } from '../platform/operator-client.ts';

type ListCases<Case> = (client: OperatorClient, signal: AbortSignal) => Promise<readonly Case[]>;

/** What waits, of each kind. */
const lists = {
  withdrawal: async (client, signal) => (await client.call('listWaitingWithdrawals', {}, signal)).list,
  deposit: async (client, signal) => (await client.call('listWaitingDeposits', { query: {} }, signal)).list,
  chat: async (client, signal) => (await client.call('listOpenChats', {}, signal)).list,
  feedback: async (client, signal) => (await client.call('listWaitingFeedback', {}, signal)).list,
  identity: async (client, signal) => (await client.call('listWaitingIdentities', {}, signal)).list,
  application: async (client, signal) => (await client.call('listWaitingApplications', {}, signal)).list,
  // Those about whom something is to be decided have an id.
  referral: async (client, signal) =>
    (await client.call('listReferrals', { query: {} }, signal)).list.flatMap(({ referralId, ...friend }) =>
      referralId === null ? [] : [{ ...friend, referralId }],
    ),
  fundTransfer: async (client, signal) => (await client.call('listStuckFundTransfers', {}, signal)).list,
  stuckRound: async (client, signal) => (await client.call('listStuckRounds', {}, signal)).list,
  finding: async (client, signal) => (await client.call('listFindings', {}, signal)).list,
  // The newest come first there.
  commissionRun: async (client, signal) =>
    (
      await client.call('listCommissionRuns', { query: { state: 'waiting', pageSize: 100 } }, signal)
    ).list.toReversed(),
} satisfies Readonly<Record<WorkCaseKind, ListCases<unknown>>>;

/** What work there is lists of. */
export type WorkKind = WorkCaseKind;

export type CaseOf<Kind extends WorkKind> = Awaited<ReturnType<(typeof lists)[Kind]>>[number];

const listsByKind: { readonly [Kind in WorkKind]: ListCases<CaseOf<Kind>> } = lists;

/** What waits, of one kind, at the merchant that is looked at. */
export function workListQuery<Kind extends WorkKind>({ client, session }: ConsoleServices, kind: Kind) {
  const { token, merchantCode } = session.current();
  return queryOptions({
    queryKey: ['work', token, merchantCode, kind],
    queryFn: ({ signal }): Promise<readonly CaseOf<Kind>[]> => listsByKind[kind](client, signal),
  });
}
