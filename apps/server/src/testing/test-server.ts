import { type CallValue, commonErrors } from '@wau/contract/call';
import { type CallName, type Calls, calls } from '@wau/contract/calls';
import type { ErrorCode } from '@wau/contract/error-codes';
import { headerNames } from '@wau/contract/headers';
import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { createLedger, type Ledger } from '@wau/ledger/ledger';
import { createDatabase, type Database, withTransaction } from '@wau/service/database/database';
import { poolRunner, type SqlRunner } from '@wau/service/database/sql-runner';
import { buildServiceApp } from '@wau/service/http/service-app';
import { registerRequestLog } from '@wau/service/monitoring/logger';
import { createMetrics } from '@wau/service/monitoring/metrics';
import { systemRandom } from '@wau/service/random';
import {
  createTestDatabase,
  type TestDatabase,
  type TestDatabaseOptions,
} from '@wau/service/testing/test-database';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { isDemoLogin } from '../demo/demo-login.ts';
import { demoMerchants, demoPassword } from '../demo/demo-merchants.ts';
import { isDemoOperatorLogin } from '../demo/demo-operators.ts';
import { createCaptchas } from '../modules/account/captcha/captchas.ts';
import { redeemedByOpening } from '../modules/account/credentials/login-proof.ts';
import { openMember } from '../modules/account/member/open-member.ts';
import { openSession } from '../modules/account/session/open-session.ts';
import { registerServer, type ServerDependencies, type ServerHandle } from '../register-server.ts';
import { hashOfDemoPassword } from '../seed-demo.ts';
import { serverConfigDefaults } from '../server-config.ts';
import { type CallAnswer, type CallOptions, callAnswer, encryptTo, requestOf } from './call-request.ts';
import { demoTemplate } from './demo-template.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

export interface TestServerOptions {
  /** Default: nothing is logged. */
  readonly logger?: FastifyBaseLogger;
  readonly database?: TestDatabaseOptions;
  /** Proxies whose word about the caller is believed; default none. */
  readonly trustProxy?: string[];
  /** Changes to what the server is made of, such as another configuration or a transport that loses answers. */
  readonly dependencies?: (usual: ServerDependencies) => ServerDependencies;
  /** Registers more on the same app, before it is ready. */
  readonly alsoRegister?: (app: FastifyInstance, handle: ServerHandle) => Promise<void>;
}

/** The whole server on a database of its own, with the demo's merchants, members, games and banners. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly handle: ServerHandle;
  readonly database: Database;
  readonly runner: SqlRunner;
  readonly ledger: Ledger;
  readonly clock: TestClock;
  readonly testDatabase: TestDatabase;
  /** Makes a call of the contract; encrypts, names the module and so on as the definition says. */
  call<Name extends CallName>(
    name: Name,
    input?: CallOptions<Name>,
  ): Promise<CallAnswer<CallValue<Calls[Name]>>>;
  /** Compact JWE of a body to the merchant's key. `header` changes the protected header. */
  encrypt(body: unknown, merchantCode?: string, header?: Readonly<Record<string, unknown>>): Promise<string>;
  /** A new member with a live session, without the limits and the work of a registration. */
  openMember(username: string, merchantCode?: string): Promise<TestMember>;
  /** A captcha whose answer is known, as headers and answer of the attempt that it is for. */
  makeCaptcha(merchantCode?: string): Promise<TestCaptcha>;
}

export interface TestMember {
  readonly memberId: MemberId;
  readonly merchantCode: MerchantCode;
  readonly username: string;
  readonly password: string;
  readonly token: string;
}

export interface TestCaptcha {
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: string;
}

export const testSecret = 'test-secret-of-at-least-thirty-two-characters';

/**
 * Call it at the top of a test file: `const server = await createTestServer();`. Everything is closed after the
 * file's tests.
 */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const testDatabase = await createTestDatabase({
    ...options.database,
    template: await demoTemplate(testSecret),
  });
  const clock = createTestClock();
  const database = createDatabase({
    connectionString: testDatabase.applicationUrl,
    applicationName: 'test server',
    poolSize: 8,
    onIdleConnectionError: () => undefined,
  });
  const runner = poolRunner(database.pool);
  const ledger = createLedger({ runner, clock, random: systemRandom });
  const usual: ServerDependencies = {
    database,
    ledger,
    clock,
    random: systemRandom,
    config: {
      ...serverConfigDefaults,
      version: '0.0.0-test',
      masterSecret: testSecret,
      countryHeader: undefined,
      countryDatabase: undefined,
      callbackOrigin: () => 'http://operator.test',
      siteOrigin: () => '',
      publicUrl: 'http://localhost:8080',
      messages: { sms: 'outbox', mail: 'outbox' },
      demoReach: 'everybody',
      isPublicLogin: isDemoLogin,
      isPublicOperatorLogin: isDemoOperatorLogin,
    },
    metrics: createMetrics(),
    sandboxTransport: async () => {
      throw new Error('this suite has no payment provider');
    },
    vendorTransport: () => async () => {
      throw new Error('this suite has no vendor that is called');
    },
  };
  const deps = options.dependencies?.(usual) ?? usual;

  const app = buildServiceApp({
    logger: options.logger ?? false,
    errorMessages: (code, language) => `${language}:${code}`,
    fallbackLanguage: 'MY',
    apiPrefixes: ['/wps', '/lgw', '/vendor', '/payments'],
    trustProxy: options.trustProxy ?? false,
  });
  registerRequestLog(app);
  const handle = await registerServer(app, deps);
  await options.alsoRegister?.(app, handle);
  await app.ready();
  afterAll(async () => {
    await app.close();
    await handle.close();
    await ledger.drain();
    await database.close();
  });
  return { app, handle, database, runner, ledger, clock, testDatabase, ...clientOf(app, deps, runner) };
}

function clientOf(
  app: FastifyInstance,
  deps: ServerDependencies,
  runner: SqlRunner,
): Pick<TestServer, 'call' | 'encrypt' | 'openMember' | 'makeCaptcha'> {
  const encrypt: TestServer['encrypt'] = async (body, merchantCode = 'wau', header = {}) => {
    const answer = await app.inject({
      url: calls.getEncryptionKey.path,
      headers: { merchant: merchantCode },
    });
    const { value } = answer.json() as { value: CallValue<Calls['getEncryptionKey']> };
    return encryptTo(value, deps.clock.nowMs(), body, header);
  };
  const answer = '30412';
  const captchas = createCaptchas({ ...deps, runner }, () => ({ text: answer, answer }));
  return {
    encrypt,
    async makeCaptcha(merchantCode = 'wau') {
      const { captchaId } = await captchas.make(merchantCode as MerchantCode);
      return { headers: { [headerNames.captchaId]: captchaId }, answer };
    },
    async call(name, input = {}) {
      const request = await requestOf(name, input, encrypt);
      return isDeclared(name, callAnswer<CallValue<Calls[typeof name]>>(await app.inject(request)));
    },
    async openMember(username, merchantCode = 'wau') {
      const merchant = demoMerchants.find((known) => known.merchantCode === merchantCode);
      if (merchant === undefined) throw new Error(`no demo merchant ${merchantCode}`);
      const fields = {
        username,
        passwordHash: await hashOfDemoPassword(),
        nickname: username,
        profile: {},
        registerKeyHash: null,
      };
      const memberId = await withTransaction(deps.database, (tx) => openMember(deps, tx, merchant, fields));
      const redeemed = redeemedByOpening(merchant.merchantCode, memberId);
      const owner = { userName: username, memberType: 0, isFirstLogin: false };
      const caller = { address: '127.0.0.1', device: '' };
      const { token } = await openSession(deps, runner, redeemed, owner, caller);
      return { memberId, merchantCode: merchant.merchantCode, username, password: demoPassword, token };
    },
  };
}

/** Contract first: what a call is refused with stands in its definition, or every call may be. */
function isDeclared<Value>(name: CallName, answer: CallAnswer<Value>): CallAnswer<Value> {
  if (answer.envelope.success) return answer;
  const { errorCode } = answer.envelope;
  const declared: readonly ErrorCode[] = [...commonErrors, ...calls[name].errors];
  if (!declared.includes(errorCode)) throw new Error(`${name} does not declare its refusal ${errorCode}`);
  return answer;
}
