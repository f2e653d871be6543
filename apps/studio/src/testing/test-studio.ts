import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallBody, CallValue } from '@wau/contract/call';
import { type CallName, type Calls, calls } from '@wau/contract/calls';
import type { FailureEnvelope } from '@wau/contract/envelope';
import { headerNames } from '@wau/contract/headers';
import type { Clock } from '@wau/service/clock';
import { createDatabase, type Database } from '@wau/service/database/database';
import { poolRunner, type SqlRunner } from '@wau/service/database/sql-runner';
import { catalogueErrorMessages } from '@wau/service/http/catalogue-error-messages';
import { buildServiceApp } from '@wau/service/http/service-app';
import { createLogger } from '@wau/service/monitoring/logger';
import { createMetrics } from '@wau/service/monitoring/metrics';
import { createSystemRandom } from '@wau/service/random';
import { openSealedText } from '@wau/service/secrets/sealing';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import type { TestDatabase } from '@wau/service/testing/test-database';
import { readTitleShelf, type TitleShelf } from '@wau/titles/title-shelf';
import type { FastifyInstance } from 'fastify';
import type { Crash } from '../crash/start-crash.ts';
import { walletTokenPlace } from '../play-sessions/play-session-sql.ts';
import { registerStudio } from '../register-studio.ts';
import { endOverdueDecisions } from '../rounds/end-overdue-decisions.ts';
import { resolveOpenRounds } from '../rounds/resolve-open-rounds.ts';
import { createWalletClient } from '../wallet-client.ts';
import { FakeOperator, type LaunchFacts } from './fake-operator.ts';
import { writeClientBuild } from './write-client-build.ts';

export class TestClock {
  /** Stands still at the real time of the start; only `advance` moves it. */
  #nowMs = Date.now();

  nowMs(): number {
    return this.#nowMs;
  }

  advance(durationMs: number): void {
    this.#nowMs += durationMs;
  }
}

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | ({ readonly ok: false; readonly status: number } & Omit<FailureEnvelope, 'success'>);

interface Sent {
  readonly token?: string;
  readonly key?: string;
  readonly body?: unknown;
  readonly path?: string;
}

/** A player who has opened a game. */
export interface TestPlayer {
  readonly playToken: string;
  readonly play: CallValue<Calls['openPlay']>;
}

export interface TestStudio {
  readonly app: FastifyInstance;
  readonly operator: FakeOperator;
  readonly clock: TestClock;
  readonly sql: SqlRunner;
  readonly crash: Crash;
  readonly sealingKey: Buffer;
  /** All log lines so far. */
  readonly logLines: string[];
  /** The text of all answers so far. */
  readonly answers: string[];
  call<Name extends CallName>(name: Name, sent: Sent): Promise<Answer<CallValue<Calls[Name]>>>;
  open(balanceMinor: bigint, facts?: LaunchFacts): Promise<TestPlayer>;
  bet(
    player: TestPlayer,
    key: string,
    body?: Partial<CallBody<Calls['placeBet']>>,
  ): Promise<Answer<CallValue<Calls['placeBet']>>>;
  /** The resolver over all that is due now. */
  resolve(): Promise<void>;
  /** One run of the resolver; whether it should go on at once. */
  resolveOnce(): Promise<boolean>;
  /** One run of what goes on with rounds whose player does not; whether it should go on at once. */
  endOverdueDecisions(): Promise<boolean>;
  /** The node's metrics, as they are scraped. */
  metrics(): Promise<string>;
  /** Starts the jobs that run beside the calls; `close` and `drain` stop them. */
  startWorkers(): Promise<unknown>;
  /** Takes no more bets and ends those that were begun, as a node that stops. */
  drain(): Promise<void>;
  close(): Promise<void>;
  /** Lets go of a node whose calls to the wallet will never return, as after a kill. */
  abandon(): Promise<void>;
}

export interface TestStudioOptions {
  /** Stands between the studio and the operator. */
  readonly through?: (operator: SignedTransport) => SignedTransport;
  /** Another node of the same studio: same operator and clock. */
  readonly beside?: TestStudio;
  /** By so much its own clock is wrong, which the clock of flights must not show. */
  readonly clockOffMs?: number;
  /** What can be played; default: what is on the house's own shelf. */
  readonly titles?: TitleShelf;
  /** Whether the operator's wallet is in the studio's own database; default: no. */
  readonly sharesWalletDatabase?: boolean;
}

export const diceBet = {
  stakeMinor: '100',
  parameters: { direction: 'under', targetHundredths: 5000 },
} as const;

let keyCount = 0;

/** An idempotency key that no other test uses. */
export function newKey(): string {
  keyCount += 1;
  return `test-key-${String(keyCount).padStart(12, '0')}`;
}

/** A studio on a database of the test's own, against an operator in memory. */
export async function startTestStudio(
  testDatabase: TestDatabase,
  options: TestStudioOptions = {},
): Promise<TestStudio> {
  const operator = options.beside?.operator ?? new FakeOperator();
  const shared = options.beside?.clock ?? new TestClock();
  const { clockOffMs = 0 } = options;
  const clock: Clock = { nowMs: () => shared.nowMs() + clockOffMs };
  const sealingKey = Buffer.alloc(32, 9);
  const logLines: string[] = [];
  const answers: string[] = [];
  const database: Database = createDatabase({
    connectionString: testDatabase.applicationUrl,
    applicationName: 'studio test',
    poolSize: 4,
    onIdleConnectionError: () => undefined,
  });
  const app = buildServiceApp({
    logger: createLogger('trace', { write: (line) => void logLines.push(line) }),
    errorMessages: catalogueErrorMessages(),
    fallbackLanguage: 'MY',
    apiPrefixes: ['/studio/api'],
    trustProxy: false,
  });
  const walletTransport = options.through?.(operator.transport) ?? operator.transport;
  const clientBuildFolder = await writeClientBuild();
  const random = createSystemRandom();
  const metrics = createMetrics();
  const titles = options.titles ?? readTitleShelf();
  const handle = await registerStudio(app, {
    database,
    walletTransport,
    furtherWalletTransport: async () => {
      throw new Error('this studio plays no other vendor');
    },
    clock,
    random,
    metrics,
    titles,
    readDatabaseMs: async () => shared.nowMs(),
    config: {
      vendorCode: operator.vendorCode,
      walletKey: operator.key,
      purseVendors: [],
      furtherVendors: [],
      sealingKey,
      frameAncestors: ['https://play.example'],
      clientBuildFolder,
      picturesFolder: join(clientBuildFolder, 'pictures'),
      makesPicturesAhead: false,
      sharesWalletDatabase: options.sharesWalletDatabase ?? false,
    },
  });
  await app.ready();
  const sql = poolRunner(database.pool);
  const wallet = createWalletClient({
    transport: walletTransport,
    vendorCode: operator.vendorCode,
    key: operator.key,
    clock,
  });

  const studio: TestStudio = {
    app,
    operator,
    clock: shared,
    sql,
    crash: handle.crash,
    sealingKey,
    logLines,
    answers,
    async call(name, sent) {
      // Ids made one after the other sort in that order.
      shared.advance(1);
      const call = calls[name];
      const answer = await app.inject({
        method: call.method,
        url: sent.path ?? call.path,
        headers: {
          ...(sent.token === undefined ? {} : { [headerNames.authorization]: `Bearer ${sent.token}` }),
          ...(sent.key === undefined ? {} : { [headerNames.idempotencyKey]: sent.key }),
          ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(sent.body === undefined ? {} : { payload: JSON.stringify(sent.body) }),
      });
      answers.push(answer.body);
      const envelope = answer.json<{ success: boolean }>();
      return (
        envelope.success ? { ok: true, ...envelope } : { ok: false, status: answer.statusCode, ...envelope }
      ) as never;
    },
    async open(balanceMinor, facts = {}) {
      const launchToken = operator.launch(balanceMinor, facts);
      const opened = await studio.call('openPlay', { body: { launchToken } });
      if (!opened.ok) throw new Error(`the game did not open: ${opened.errorCode}`);
      return { playToken: opened.value.playToken, play: opened.value };
    },
    bet: (player, key, body = {}) =>
      studio.call('placeBet', { token: player.playToken, key, body: { ...diceBet, ...body } }),
    async resolve() {
      while (await studio.resolveOnce());
    },
    resolveOnce: () =>
      resolveOpenRounds({
        sql,
        wallet,
        clock,
        titles,
        log: app.log,
        openWalletToken: (session) =>
          openSealedText(sealingKey, walletTokenPlace(session), session.walletTokenSealed),
      }),
    endOverdueDecisions: () =>
      endOverdueDecisions({ sql, database, wallet, clock, titles, sealingKey, log: app.log }),
    metrics: () => metrics.registry.metrics(),
    startWorkers: () => handle.startWorkers(),
    drain: () => handle.close(),
    async abandon() {
      await database.close();
      await rm(clientBuildFolder, { recursive: true, force: true });
    },
    async close() {
      await app.close();
      await handle.close();
      await database.close();
      await rm(clientBuildFolder, { recursive: true, force: true });
    },
  };
  return studio;
}
