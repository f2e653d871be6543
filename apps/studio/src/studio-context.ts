import type { Clock } from '@wau/service/clock';
import type { Database } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Random } from '@wau/service/random';
import type { TitleShelf } from '@wau/titles/title-shelf';
import type { FindPlaySessions } from './play-sessions/remember-play-sessions.ts';
import type { WalletClient } from './wallet-client.ts';

/** What the studio's use cases work with. */
export interface StudioContext {
  readonly sql: SqlRunner;
  /** For the one use case that needs a transaction of several statements. */
  readonly database: Pick<Database, 'pool'>;
  readonly wallet: WalletClient;
  readonly clock: Clock;
  readonly random: Random;
  readonly sealingKey: Buffer;
  readonly findPlaySessions: FindPlaySessions;
  readonly titles: TitleShelf;
}
