import { logLevels } from '@wau/service/monitoring/log-level';
import { StartProblem } from '@wau/service/start-problem';
import {
  addressRanges,
  headerName,
  hostName,
  httpAddress,
  httpHeaders,
  httpOrigin,
  httpOrigins,
  listOf,
  mailAddress,
  oneOf,
  onOrOff,
  originsByName,
  port,
  postgresAddress,
  secret,
  smtpAddress,
  text,
  type VariableReader,
  WrongValue,
  wholeNumber,
} from './configuration-value.ts';

/** The parts that a process can play; one process plays all of them by default. */
export const roles = ['api', 'ssr', 'worker', 'studio', 'sandbox'] as const;

export type Role = (typeof roles)[number];

/** The vendors that `apps/studio` can play, each over a protocol of its own. */
export const playedVendors = ['studio', 'angin', 'rimba', 'samudra'] as const;

const smsGatewayMethods = ['GET', 'POST', 'PUT'] as const;

interface Variable<Value> extends VariableReader<Value> {
  readonly variable: string;
  /** What it is when it is not set; `undefined` where the meaning says what happens then. */
  readonly fallback: Value;
  /** The fallback in words, where its value does not say it. */
  readonly fallbackText?: string;
  readonly meaning: string;
}

function define<Value, Fallback extends Value | undefined>(
  variable: string,
  reader: VariableReader<Value>,
  rest: { readonly fallback: Fallback; readonly fallbackText?: string; readonly meaning: string },
): Variable<Value | Fallback> {
  return { variable, ...reader, ...rest };
}

/** Every environment variable that Wau reads. docs/configuration.md is made of this table. */
export const variables = {
  dataDir: define('DATA_DIR', text, {
    fallback: '.data',
    meaning: 'Folder of the embedded database, the secrets and whatever else must outlive a restart.',
  }),
  host: define('HOST', text, {
    fallback: 'localhost',
    meaning: 'Address to listen on. `0.0.0.0` takes requests from other machines.',
  }),
  port: define('PORT', port, { fallback: 8080, meaning: 'Port to listen on.' }),
  publicUrl: define('PUBLIC_URL', httpOrigin, {
    fallback: undefined,
    fallbackText: '`http://localhost:` and the port',
    meaning:
      'Address under which players reach this installation; links in messages begin with it, and payment providers report to it.',
  }),
  consoleHost: define('CONSOLE_HOST', hostName, {
    fallback: undefined,
    fallbackText: 'every host',
    meaning:
      'The one host name under which the console of operators is served, at `/console`; under all others it is not there.',
  }),
  databaseUrl: define('DATABASE_URL', postgresAddress, {
    fallback: undefined,
    fallbackText: 'the embedded PostgreSQL',
    meaning: 'A PostgreSQL of your own, version 15 or newer, in place of the embedded one.',
  }),
  databaseOwnerUrl: define('DATABASE_OWNER_URL', postgresAddress, {
    fallback: undefined,
    fallbackText: '`DATABASE_URL`',
    meaning:
      'The same database for the user that owns the tables and runs the migrations, so that `DATABASE_URL` can be a user who may only become the role `wau_app`.',
  }),
  databasePoolSize: define('DATABASE_POOL_SIZE', wholeNumber(2, 500), {
    fallback: 10,
    meaning: 'Most database connections of each pool of this process.',
  }),
  roles: define('WAU_ROLES', listOf(roles), {
    fallback: roles,
    fallbackText: 'all',
    meaning: 'What this process does; see operations.md.',
  }),
  walletUrl: define('WALLET_URL', httpOrigin, {
    fallback: undefined,
    fallbackText: 'inside this process',
    meaning: 'Where the studio reaches the wallet of the operator, when `api` runs in another process.',
  }),
  studioUrl: define('STUDIO_URL', httpOrigin, {
    fallback: undefined,
    fallbackText: 'inside this process',
    meaning: 'Where the operator reaches the studio, when `studio` runs in another process.',
  }),
  studioVendors: define('STUDIO_VENDORS', listOf(playedVendors), {
    fallback: playedVendors,
    fallbackText: 'all',
    meaning:
      "Vendors whose titles this process plays, when it has the role `studio`. Processes of several may share a database; each leaves the others' rounds alone.",
  }),
  studioPicturesAhead: define('STUDIO_PICTURES_AHEAD', onOrOff, {
    fallback: true,
    fallbackText: '`on`',
    meaning:
      'Whether workers draw the pictures of all titles after the start, giving way to everything else; else each is drawn when it is first asked for, in about a tenth of a second.',
  }),
  vendorUrls: define('VENDOR_URLS', originsByName(playedVendors), {
    fallback: {} as Readonly<Record<string, string>>,
    fallbackText: '`STUDIO_URL`, or inside this process',
    meaning:
      "Where vendors are reached that a process of their own plays. The demo's vendors get these addresses when they are first made.",
  }),
  gameFrameOrigins: define('GAME_FRAME_ORIGINS', httpOrigins, {
    fallback: ['*'],
    fallbackText: 'any',
    meaning:
      'Sites whose pages may show the games of the studio in a frame. Who plays is said by the launch token, not by the frame.',
  }),
  sandboxUrl: define('SANDBOX_URL', httpOrigin, {
    fallback: undefined,
    fallbackText: 'inside this process',
    meaning: 'Where the sandbox payment provider is, when `sandbox` runs in another process.',
  }),
  secret: define('WAU_SECRET', secret(32), {
    fallback: undefined,
    fallbackText: 'made at the first start and kept in `DATA_DIR`',
    meaning: 'Secret from which all keys are derived. Processes that share a database need the same one.',
  }),
  demo: define('WAU_DEMO', onOrOff, {
    fallback: undefined,
    fallbackText: '`on`, but `off` where `NODE_ENV` is `production`, which refuses `on`',
    meaning:
      'Whether the demo merchants and demo accounts are made at start, whose passwords are public, and `/dev/outbox` shows what was sent by SMS and mail. The outbox, the payment pages and those accounts answer this machine alone; see `WAU_DEMO_NETWORK`.',
  }),
  demoNetwork: define('WAU_DEMO_NETWORK', onOrOff, {
    fallback: false,
    fallbackText: '`off`',
    meaning:
      "Whether other machines may use what the demo has for whoever tries it: `/dev/outbox`, which shows codes and links of everybody's messages, the payment pages of the sandbox, on which anybody decides about deposits, and the demo accounts, whose passwords are public. Without it they answer this machine alone; elsewhere a demo account's password is a wrong one.",
  }),
  build: define('WAU_BUILD', onOrOff, {
    fallback: true,
    fallbackText: '`on`',
    meaning:
      'Whether the browser apps are built at start when their sources have changed. `off` where an image brings them built.',
  }),
  webClipCertificateFile: define('WEBCLIP_CERTIFICATE_FILE', text, {
    fallback: undefined,
    fallbackText: 'profiles are not signed',
    meaning:
      'PEM file of the certificate that iOS web-clip profiles are signed with, followed by those that lead to its root.',
  }),
  webClipKeyFile: define('WEBCLIP_KEY_FILE', text, {
    fallback: undefined,
    fallbackText: 'profiles are not signed',
    meaning: "PEM file of that certificate's private key: RSA, or ECDSA on P-256 or P-384.",
  }),
  externalProvidersFile: define('IDENTITY_PROVIDERS_FILE', text, {
    fallback: undefined,
    fallbackText: 'no change to what the database has',
    meaning:
      'A JSON file with the services that players may log in with or have their numbers checked by; see external-providers.md. Read at each start into the database.',
  }),
  sessionIdleMinutes: define('SESSION_IDLE_MINUTES', wholeNumber(5, 1_440), {
    fallback: 120,
    meaning: 'A login that nobody uses ends after so many minutes.',
  }),
  sessionHours: define('SESSION_HOURS', wholeNumber(1, 720), {
    fallback: 24,
    meaning: 'However busy, a login ends after so many hours.',
  }),
  trustedProxies: define('TRUSTED_PROXIES', addressRanges, {
    fallback: [],
    fallbackText: 'none',
    meaning:
      'Proxies whose `X-Forwarded-For` is believed. Without them limits go by the address that connects.',
  }),
  connectionsPerAddress: define('CONNECTIONS_PER_ADDRESS', wholeNumber(16, 8_192), {
    fallback: 512,
    meaning:
      'Most connections of one address at a time, of one `/64` in IPv6; beyond them, the one that has been waiting for its client longest is ended. Those of `TRUSTED_PROXIES` are not counted, so limit them there.',
  }),
  countryHeader: define('COUNTRY_HEADER', headerName, {
    fallback: undefined,
    fallbackText: 'the country database',
    meaning:
      'Header in which a trusted proxy tells the country of the caller, such as `CF-IPCountry`. The proxy must overwrite what callers send.',
  }),
  countryDatabase: define('COUNTRY_DATABASE', text, {
    fallback: undefined,
    fallbackText: 'DB-IP Lite, which comes with Wau',
    meaning: "A newer country database in MaxMind's format (`.mmdb`); see operations.md.",
  }),
  smsGatewayUrl: define('SMS_GATEWAY_URL', httpAddress, {
    fallback: undefined,
    fallbackText: "the demo's outbox; without a demo no SMS can be sent",
    meaning:
      'Where SMS are handed over. `{number}` (E.164), `{digits}` (the same without `+`) and `{text}` in it are filled in.',
  }),
  smsGatewayMethod: define('SMS_GATEWAY_METHOD', oneOf(smsGatewayMethods), {
    fallback: 'POST' as (typeof smsGatewayMethods)[number],
    meaning: 'The HTTP method of that call.',
  }),
  smsGatewayHeaders: define('SMS_GATEWAY_HEADERS', httpHeaders, {
    fallback: { 'Content-Type': 'application/json' },
    fallbackText: '`{"Content-Type":"application/json"}`',
    meaning: 'Its header fields, the key of your account among them.',
  }),
  smsGatewayBody: define('SMS_GATEWAY_BODY', text, {
    fallback: '{"to":"{number}","text":"{text}"}',
    meaning:
      'Its body, with the same placeholders; they are escaped as the `Content-Type` asks for (JSON, form or XML).',
  }),
  smsGatewayAccepted: define('SMS_GATEWAY_ACCEPTED', text, {
    fallback: '',
    fallbackText: 'any 2xx answer counts',
    meaning: 'Text that an answer must contain to count as accepted.',
  }),
  smtpUrl: define('SMTP_URL', smtpAddress, {
    fallback: undefined,
    fallbackText: "the demo's outbox; without a demo no mail can be sent",
    meaning: 'The mail server that letters are handed to.',
  }),
  mailFrom: define('MAIL_FROM', mailAddress, {
    fallback: undefined,
    fallbackText: '`no-reply@` and the host of `PUBLIC_URL`',
    meaning: "The address that letters come from; the brand's name stands before it.",
  }),
  metricsToken: define('METRICS_TOKEN', secret(16), {
    fallback: undefined,
    fallbackText: 'only direct requests from this machine may read',
    meaning: 'Bearer token that may read `GET /metrics`.',
  }),
  logLevel: define('LOG_LEVEL', oneOf(logLevels), {
    fallback: undefined,
    fallbackText: '`info`, but `warn` in a terminal',
    meaning: 'How much is logged.',
  }),
  nodeEnvironment: define('NODE_ENV', text, {
    fallback: '',
    fallbackText: 'none',
    meaning: '`production` switches the demo off, and does not start where `WAU_DEMO` asks for it.',
  }),
} as const satisfies Record<string, Variable<unknown>>;

type Values = { readonly [Key in keyof typeof variables]: (typeof variables)[Key]['fallback'] };

export interface Config extends Omit<Values, 'publicUrl' | 'demo' | 'logLevel' | 'nodeEnvironment'> {
  readonly publicUrl: string;
  readonly demo: boolean;
  readonly logLevel: (typeof logLevels)[number];
}

/**
 * Reads the environment, the only place that does. An empty variable counts as not set.
 *
 * @throws StartProblem naming the variable that is wrong
 */
export function readConfig(environment: NodeJS.ProcessEnv, isTerminal: boolean): Config {
  const entries = Object.entries(variables).map(([key, variable]) => [
    key,
    readVariable(variable, environment),
  ]);
  const { nodeEnvironment, ...values } = Object.fromEntries(entries) as Values;
  requireOtherSide(values);
  if (nodeEnvironment === 'production' && values.demo === true) {
    throw new StartProblem(
      'WAU_DEMO must be off where NODE_ENV is production: the demo has public passwords, and its outbox shows codes.',
    );
  }
  return {
    ...values,
    publicUrl: values.publicUrl ?? `http://localhost:${values.port}`,
    demo: values.demo ?? nodeEnvironment !== 'production',
    logLevel: values.logLevel ?? (isTerminal ? 'warn' : 'info'),
  };
}

function readVariable(definition: Variable<unknown>, environment: NodeJS.ProcessEnv): unknown {
  const given = environment[definition.variable]?.trim();
  if (given === undefined || given === '') return definition.fallback;
  try {
    return definition.read(given);
  } catch (error) {
    if (!(error instanceof WrongValue)) throw error;
    throw new StartProblem(`${definition.variable} must be ${error.message}.`);
  }
}

/** Where operator and studio run apart, each must know where the other is. */
function requireOtherSide(
  values: Pick<
    Values,
    | 'roles'
    | 'walletUrl'
    | 'studioUrl'
    | 'databaseUrl'
    | 'databaseOwnerUrl'
    | 'webClipCertificateFile'
    | 'webClipKeyFile'
  >,
): void {
  const plays = new Set<Role>(values.roles);
  if (plays.size === 0) throw new StartProblem(`WAU_ROLES must name at least one of ${roles.join(', ')}.`);
  if (plays.has('api') && !plays.has('studio') && values.studioUrl === undefined) {
    throw new StartProblem('STUDIO_URL must be set when WAU_ROLES has api without studio.');
  }
  if (plays.has('studio') && !plays.has('api') && values.walletUrl === undefined) {
    throw new StartProblem('WALLET_URL must be set when WAU_ROLES has studio without api.');
  }
  if ((values.webClipCertificateFile === undefined) !== (values.webClipKeyFile === undefined)) {
    throw new StartProblem('WEBCLIP_CERTIFICATE_FILE and WEBCLIP_KEY_FILE must be set together.');
  }
  if (values.databaseOwnerUrl !== undefined && values.databaseUrl === undefined) {
    throw new StartProblem('DATABASE_OWNER_URL needs DATABASE_URL to be set as well.');
  }
}
