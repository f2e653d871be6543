import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import { createLedger, type Ledger } from '@wau/ledger/ledger';
import { toIdempotencyKey } from '@wau/ledger/transfer';
import { toMinor } from '@wau/money/minor';
import { systemClock } from '@wau/service/clock';
import { createDatabase, type Database } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import { systemRandom } from '@wau/service/random';
import { expect } from 'vitest';
import { countRows } from '../commands/verify-books.ts';
import type { ReachedDatabase } from '../database/reach-database.ts';

const merchantId = 'wau' as MerchantCode;
const currency = 'MYR';
const players = 16;

/** Posts money without a pause and remembers what was acknowledged. */
export class LedgerLoad {
  /** Keys whose answer has come; each must be there for ever after. */
  readonly acknowledged = new Set<string>();
  /** How many of them have been found, from the first on. */
  #foundCount = 0;
  readonly #name: string;
  #count = 0;

  constructor(name: string) {
    this.#name = name;
  }

  /**
   * What was acknowledged since this was last asked is there, key by key, and of what was found before nothing is gone,
   * by its number: a run has hundreds of ends and hundreds of thousands of keys.
   */
  async expectNothingLostSince({ applicationUrl }: Pick<ReachedDatabase, 'applicationUrl'>): Promise<void> {
    await withLedger(applicationUrl, async (_ledger, { pool }) => {
      const wanted = [...this.acknowledged].slice(this.#foundCount);
      // Key by key through the index: a database that was killed has no statistics, and would join all with all.
      const lost = await pool.query<{ idempotency_key: string }>(
        `select wanted as idempotency_key from unnest($2::text[]) wanted
         where (select stored.transfer_id
                from ledger.transfer_key key
                join ledger.transfer stored using (merchant_id, transfer_id)
                where key.merchant_id = $1 and key.idempotency_key = wanted and stored.refusal is null) is null`,
        [merchantId, wanted],
      );
      expect(lost.rows.map((row) => row.idempotency_key)).toEqual([]);
      this.#foundCount += wanted.length;
      const counted = await pool.query<{ transfers: bigint }>(
        'select count(*) as transfers from ledger.transfer where merchant_id = $1 and reference like $2',
        [merchantId, `${this.#name}:%`],
      );
      expect(Number(counted.rows[0]?.transfers)).toBeGreaterThanOrEqual(this.#foundCount);
    });
  }

  /** Posts until the database is gone or `stopped`. */
  async run(applicationUrl: string, stopped: AbortSignal): Promise<void> {
    await withLedger(applicationUrl, async (ledger) => {
      const house = houseAccountId('cash');
      // The database may be gone before there is anything to post to.
      const [opened] = await Promise.allSettled([
        ledger.openAccount({ merchantId, accountId: house, kind: 'house', currency }),
      ]);
      if (opened.status === 'rejected') return;
      const play = async (player: number): Promise<void> => {
        const accountId = playerAccountId(`${this.#name}-${player}` as MemberId);
        await ledger.openAccount({ merchantId, accountId, kind: 'player', currency });
        while (!stopped.aborted) {
          this.#count += 1;
          const key = `${this.#name}:${this.#count}`;
          await ledger.post({
            merchantId,
            idempotencyKey: toIdempotencyKey(key),
            debit: house,
            credit: accountId,
            amountMinor: toMinor(100n),
            currency,
            reason: 'deposit',
            reference: key,
          });
          this.acknowledged.add(key);
        }
      };
      await Promise.allSettled(Array.from({ length: players }, (_, player) => play(player)));
    });
  }
}

/** Rolls the house up and gives how many roll-ups there are now, whoever has made them: a server makes its own. */
export async function rollUp(applicationUrl: string): Promise<number> {
  let rollUps = 0;
  await withLedger(applicationUrl, async (ledger, { pool }) => {
    await ledger.rollUpHouse(merchantId);
    const { rows } = await pool.query<{ rollups: bigint }>(
      'select count(*) as rollups from ledger.house_rollup where merchant_id = $1',
      [merchantId],
    );
    rollUps = Number(rows[0]?.rollups);
  });
  return rollUps;
}

/** Everything acknowledged is there, and the books balance to the last row. */
export async function expectNothingLost(
  { applicationUrl, ownerUrl }: Pick<ReachedDatabase, 'applicationUrl' | 'ownerUrl'>,
  acknowledged: ReadonlySet<string>,
): Promise<void> {
  await countRows(ownerUrl);
  await withLedger(applicationUrl, async (ledger, database) => {
    const { rows } = await database.pool.query<{ idempotency_key: string }>(
      'select idempotency_key from ledger.transfer_key join ledger.transfer using (merchant_id, transfer_id) where refusal is null',
    );
    const stored = new Set(rows.map((row) => row.idempotency_key));
    expect([...acknowledged].filter((key) => !stored.has(key))).toEqual([]);
    expect(await ledger.verifyChains(merchantId)).toEqual([]);
  });
}

async function withLedger(
  applicationUrl: string,
  work: (ledger: Ledger, database: Database) => Promise<void>,
): Promise<void> {
  const database = createDatabase({
    connectionString: applicationUrl,
    applicationName: 'ledger load',
    poolSize: 5,
    // What counts all that a long run has written takes as long as it takes.
    statementTimeoutMs: 0,
    onIdleConnectionError: () => undefined,
  });
  const ledger = createLedger({
    runner: poolRunner(database.pool),
    clock: systemClock,
    random: systemRandom,
  });
  try {
    await work(ledger, database);
  } finally {
    await database.close();
  }
}
