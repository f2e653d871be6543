import type { Clock } from '@wau/service/clock';
import type { Random } from '@wau/service/random';
import type { SqlRunner } from '@wau/service/sql-runner';
import type { Kysely } from 'kysely';
import type { WalletClient } from './wallet-client.ts';

/** What the studio's use cases work with. */
export interface StudioContext {
  readonly sql: SqlRunner;
  /** For the one use case that needs a transaction of several statements. */
  readonly kysely: Kysely<unknown>;
  readonly wallet: WalletClient;
  readonly clock: Clock;
  readonly random: Random;
  readonly sealingKey: Buffer;
}
