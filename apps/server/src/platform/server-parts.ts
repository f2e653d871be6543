import type { Ledger } from '@wau/ledger/ledger';
import type { Clock } from '@wau/service/clock';
import type { Database } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Random } from '@wau/service/random';
import type { ServerConfig } from '../server-config.ts';
import type { SiteAccess } from './access/site-access.ts';
import type { LiveEvents } from './live-events/live-events.ts';
import type { MerchantDirectory } from './merchants/merchant-directory.ts';
import type { ContentVersion } from './notifications/content-version.ts';
import type { NotificationListener } from './notifications/notification-listener.ts';

/** What every module of the server is made of. */
export interface ServerParts {
  readonly database: Database;
  /** Each statement on any connection of `database`, committed by itself. */
  readonly runner: SqlRunner;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly random: Random;
  readonly config: ServerConfig;
  readonly merchants: MerchantDirectory;
  readonly access: SiteAccess;
  readonly notifications: NotificationListener;
  readonly contentVersion: ContentVersion;
  /** What open pages are told at once. */
  readonly liveEvents: LiveEvents;
}
