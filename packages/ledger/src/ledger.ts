import type { ErrorCode } from '@wau/contract/error-codes';
import type { MerchantCode } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import { createBatcher } from '@wau/service/database/batcher';
import { isAboutOneRequest, retryTransient } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Random } from '@wau/service/random';
import { type AccountId, isHouseAccount } from './account-id.ts';
import {
  type AccountBalance,
  type NewAccount,
  openAccountOnce,
  readBalances,
  rollUpHouseOnce,
} from './accounts-sql.ts';
import {
  type HouseDaysQuery,
  type HouseSum,
  readHouseSums,
  readSectionDaySums,
  type SectionDaySum,
  sumHouseDaysOnce,
} from './house-day-sums-sql.ts';
import { type MovementTotals, type MovementTotalsQuery, readMovementTotals } from './movement-totals-sql.ts';
import { type Movement, type MovementQuery, readMovements } from './movements-sql.ts';
import { postInOrder } from './post-transfers.ts';
import { refuseKeyOnce } from './posting-sql.ts';
import {
  assertTransfer,
  type IdempotencyKey,
  newTransferUuids,
  type Transfer,
  type TransferAnswer,
} from './transfer.ts';
import { type KeyedTransfer, readAccountTransfers } from './transfers-sql.ts';
import { type BrokenRow, findBrokenRows } from './verify-sql.ts';

export interface LedgerOptions {
  /** Runs each statement in a transaction of its own: `poolRunner(pool)`. */
  readonly runner: SqlRunner;
  readonly clock: Clock;
  readonly random: Random;
  /** Batches in flight at a time, each on one connection. Default 4; more wait for the same disk. */
  readonly lanes?: number;
  /** Most transfers in one statement. Default 200. */
  readonly maximumBatchSize?: number;
  /** Most transfers that wait; beyond it `post` throws `OverloadError`. Default 10,000. */
  readonly maximumQueueLength?: number;
}

/**
 * The double-entry ledger. Methods that take a runner work inside the caller's transaction when given
 * that of `withTransaction`, and are committed or undone with it.
 */
export interface Ledger {
  /**
   * Posts through the batches: the cheapest way for work that is one transfer. Transfers that share an account,
   * house accounts aside, are posted in the order of the calls. When it answers, the answer is committed. Throws
   * `OverloadError` (no effect), or the database's error when it failed (then the outcome is unknown: ask again
   * with the same key).
   */
  post(transfer: Transfer): Promise<TransferAnswer>;
  /**
   * Posts as part of the caller's transaction, in order. A refusal is an answer, not an error: whoever does not want
   * it stored rolls back. Locks the balance rows until the transaction ends, so keep that short; call it once in a
   * transaction, or the lock order is the caller's to keep.
   */
  postInTransaction(runner: SqlRunner, transfers: readonly Transfer[]): Promise<readonly TransferAnswer[]>;
  /**
   * Takes a key out of use: a transfer that comes with it later, whatever its input, is refused with `refusal`. When
   * the key has its answer already, that one is given back with `replayed`, posted ones included.
   */
  refuseKey(
    merchantId: MerchantCode,
    idempotencyKey: IdempotencyKey,
    refusal: ErrorCode,
    runner?: SqlRunner,
  ): Promise<TransferAnswer>;
  /** Opens an account unless it is open. Throws when it is open with another kind, currency or permission to owe. */
  openAccount(account: NewAccount, runner?: SqlRunner): Promise<void>;
  /** `undefined` when there is no such account. Calls at the same time share a query. */
  balanceOf(merchantId: MerchantCode, accountId: AccountId): Promise<AccountBalance | undefined>;
  /** Balances of those accounts that exist, in one query. */
  balancesOf(
    merchantId: MerchantCode,
    accountIds: readonly AccountId[],
    runner?: SqlRunner,
  ): Promise<ReadonlyMap<AccountId, AccountBalance>>;
  /** Entries of an account with a balance, newest first; the next page is `before` the last version. */
  movements(query: MovementQuery): Promise<readonly Movement[]>;
  /** What an account took in and paid out, over all movements that the filter takes. */
  movementTotals(query: MovementTotalsQuery): Promise<MovementTotals>;
  /** The posted transfers of these keys that moved something in an account with a balance, oldest first. */
  transfersOf(
    merchantId: MerchantCode,
    accountId: AccountId,
    keys: readonly IdempotencyKey[],
  ): Promise<readonly KeyedTransfer[]>;
  /** For a job: sums the house's new entries into its balances. Returns the number of accounts that had some. */
  rollUpHouse(merchantId: MerchantCode): Promise<number>;
  /**
   * For the same job, after it: adds what is rolled up to the sums of the house's days, which are those of one time
   * zone. Returns the number of sums that were written.
   */
  sumHouseDays(merchantId: MerchantCode, timeZone: string): Promise<number>;
  /** What each account of the house took or gave in a period, by reason. */
  houseSums(query: HouseDaysQuery): Promise<readonly HouseSum[]>;
  /** The same by day, for each section of accounts together. */
  sectionDaySums(query: HouseDaysQuery): Promise<readonly SectionDaySum[]>;
  /** Checks every row of a merchant against the others and names each that does not fit; empty is good. */
  verifyChains(merchantId: MerchantCode, runner?: SqlRunner): Promise<readonly BrokenRow[]>;
  /** Transfers that wait for a batch, for the metrics. */
  queueLength(): number;
  /** Refuses new posts with `OverloadError` and resolves when every accepted one is answered. */
  drain(): Promise<void>;
}

export function createLedger(options: LedgerOptions): Ledger {
  const { runner } = options;
  const posts = createPostBatcher(options);
  const balances = createBalanceBatcher(runner);
  return {
    async post(transfer) {
      assertTransfer(transfer);
      return posts.submit(transfer);
    },
    async postInTransaction(transaction, transfers) {
      transfers.forEach(assertTransfer);
      return postInOrder(transaction, transfers, options);
    },
    refuseKey(merchantId, idempotencyKey, refusal, within = runner) {
      const [uuid = ''] = newTransferUuids(1, options.clock.nowMs(), options.random);
      return refuseKeyOnce(within, merchantId, idempotencyKey, uuid, refusal);
    },
    openAccount: (account, within = runner) => openAccountOnce(within, account),
    balanceOf: (merchantId, accountId) => balances.submit({ merchantId, accountId }),
    balancesOf: (merchantId, accountIds, within = runner) => readBalances(within, merchantId, accountIds),
    movements: (query) => readMovements(runner, query),
    movementTotals: (query) => readMovementTotals(runner, query),
    transfersOf: (merchantId, accountId, keys) => readAccountTransfers(runner, merchantId, accountId, keys),
    rollUpHouse: (merchantId) => rollUpHouseOnce(runner, merchantId),
    sumHouseDays: (merchantId, timeZone) => sumHouseDaysOnce(runner, merchantId, timeZone),
    houseSums: (query) => readHouseSums(runner, query),
    sectionDaySums: (query) => readSectionDaySums(runner, query),
    verifyChains: (merchantId, within = runner) => findBrokenRows(within, merchantId),
    queueLength: () => posts.queueLength(),
    drain: () => posts.drain(),
  };
}

const defaultLanes = 4;
const defaultBatchSize = 200;
const defaultQueueLength = 10_000;

function createPostBatcher(options: LedgerOptions) {
  return createBatcher<Transfer, TransferAnswer>({
    lanes: options.lanes ?? defaultLanes,
    maximumBatchSize: options.maximumBatchSize ?? defaultBatchSize,
    maximumQueueLength: options.maximumQueueLength ?? defaultQueueLength,
    keysOf: orderedBy,
    flush: (transfers) => retryTransient(() => postInOrder(options.runner, transfers, options)),
    retriesOneByOne: isAboutOneRequest,
  });
}

/**
 * Two lanes with one player would only wait for each other's row lock. House accounts have no row to wait for, and
 * every bet shares them.
 */
function orderedBy(transfer: Transfer): readonly string[] {
  return [transfer.debit, transfer.credit]
    .filter((accountId) => !isHouseAccount(accountId))
    .map((accountId) => `${transfer.merchantId}/${accountId}`);
}

interface BalanceRequest {
  readonly merchantId: MerchantCode;
  readonly accountId: AccountId;
}

function createBalanceBatcher(runner: SqlRunner) {
  return createBatcher<BalanceRequest, AccountBalance | undefined>({
    lanes: 2,
    maximumBatchSize: 500,
    maximumQueueLength: defaultQueueLength,
    keysOf: () => [],
    flush: (requests) => readBalancesOfMany(runner, requests),
    retriesOneByOne: isAboutOneRequest,
  });
}

async function readBalancesOfMany(
  runner: SqlRunner,
  requests: readonly BalanceRequest[],
): Promise<readonly (AccountBalance | undefined)[]> {
  const byMerchant = new Map<MerchantCode, ReadonlyMap<AccountId, AccountBalance>>();
  for (const [merchantId, ofMerchant] of Map.groupBy(requests, (request) => request.merchantId)) {
    const accountIds = [...new Set(ofMerchant.map((request) => request.accountId))];
    byMerchant.set(merchantId, await readBalances(runner, merchantId, accountIds));
  }
  return requests.map(({ merchantId, accountId }) => byMerchant.get(merchantId)?.get(accountId));
}
