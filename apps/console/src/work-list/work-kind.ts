import { infiniteQueryOptions } from '@tanstack/react-query';
import type { WorkCaseKind } from '@wau/contract/work-cases';
import type { ConsoleServices } from '../platform/console-services.ts';
import type { OperatorClient } from '../platform/operator-client.ts';

interface CasePage<Case> {
  readonly list: readonly Case[];
  /** Where the next page begins; what is listed as a whole has none. */
  readonly nextCursor?: string | undefined;
}

type ListCases<Case> = (
  client: OperatorClient,
  signal: AbortSignal,
  cursor: string,
) => Promise<CasePage<Case>>;

const runsAtOnce = 50;

/** What waits, of each kind, the oldest first. */
const lists = {
  withdrawal: (client, signal) => client.call('listWaitingWithdrawals', {}, signal),
  deposit: (client, signal) => client.call('listWaitingDeposits', { query: {} }, signal),
  chat: (client, signal) => client.call('listOpenChats', {}, signal),
  feedback: (client, signal) => client.call('listWaitingFeedback', {}, signal),
  identity: (client, signal) => client.call('listWaitingIdentities', {}, signal),
  application: (client, signal) => client.call('listWaitingApplications', {}, signal),
  // Those about whom something is to be decided have an id.
  referral: async (client, signal) => {
    const { list } = await client.call('listReferrals', { query: {} }, signal);
    return {
      list: list.flatMap(({ referralId, ...friend }) =>
        referralId === null ? [] : [{ ...friend, referralId }],
      ),
    };
  },
  fundTransfer: (client, signal) => client.call('listStuckFundTransfers', {}, signal),
  stuckRound: (client, signal) => client.call('listStuckRounds', {}, signal),
  finding: (client, signal) => client.call('listFindings', {}, signal),
  // Of hourly salaries a day leaves two dozen, so that those of a long week end are many.
  commissionRun: (client, signal, cursor) => {
    const waiting = { state: 'waiting', order: 'oldest', pageSize: runsAtOnce } as const;
    const query = cursor === '' ? waiting : { ...waiting, cursor };
    return client.call('listCommissionRuns', { query }, signal);
  },
} satisfies Readonly<Record<WorkCaseKind, ListCases<unknown>>>;

/** What work there is lists of. */
export type WorkKind = WorkCaseKind;

export type CaseOf<Kind extends WorkKind> = Awaited<ReturnType<(typeof lists)[Kind]>>['list'][number];

const listsByKind: { readonly [Kind in WorkKind]: ListCases<CaseOf<Kind>> } = lists;

/** What waits, of one kind, at the merchant that is looked at, page by page. */
export function workListQuery<Kind extends WorkKind>(
  { client, session }: Pick<ConsoleServices, 'client' | 'session'>,
  kind: Kind,
) {
  const { token, merchantCode } = session.current();
  return infiniteQueryOptions({
    queryKey: ['work', token, merchantCode, kind],
    queryFn: ({ signal, pageParam }): Promise<CasePage<CaseOf<Kind>>> =>
      listsByKind[kind](client, signal, pageParam),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** How many cases have been read so far. */
export function caseCount(data: { readonly pages: readonly CasePage<unknown>[] } | undefined): number {
  return data?.pages.reduce((count, { list }) => count + list.length, 0) ?? 0;
}
