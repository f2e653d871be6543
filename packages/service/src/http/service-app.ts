import { headerNames, languageCookie } from '@wau/contract/headers';
import { isLanguageCode, type LanguageCode } from '@wau/contract/languages';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { systemClock } from '../clock.ts';
import { newId, systemRandom } from '../random.ts';
import { Refusal } from '../refusal.ts';
import { answerError, type ErrorMessages, Refusal405, type RouteProbe } from './error-answer.ts';
import { LazyChildLogger } from './lazy-child-logger.ts';
import { contractSerializerCompiler } from './serializer.ts';
import { contractValidatorCompiler } from './validator.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, for signatures; empty where there was none. */
    rawBody: string;
    /** The language that answers to this request are in. */
    language: LanguageCode;
    /** Who calls, where a gate has found that out: what one caller may take of this server is counted by it. */
    callerSubject: string | undefined;
  }
}

export interface ServiceAppOptions {
  readonly logger: FastifyBaseLogger | false;
  /** The text of an error code in a language. */
  readonly errorMessages: ErrorMessages;
  readonly fallbackLanguage: LanguageCode;
  /** Path prefixes that only hold calls: what is unknown below them is answered in the envelope. */
  readonly apiPrefixes: readonly string[];
  /** Addresses of proxies whose `X-Forwarded-For` is believed, or `false`. */
  readonly trustProxy: string[] | false;
  readonly bodyLimitBytes?: number;
}

/** No call takes more than this, unless its definition says so (`bodyLimitBytes`). */
const pluginTimeoutMs = 120_000;
const defaultBodyLimitBytes = 64 * 1024;

/**
 * The Fastify instance that every server-side app registers its calls on: request ids, raw bodies for
 * signatures, the contract's validator, and one error handler that turns whatever is thrown into the envelope.
 */
export function buildServiceApp(options: ServiceAppOptions): FastifyInstance {
  const app = Fastify({
    ...(options.logger === false ? { logger: false } : { loggerInstance: options.logger }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    childLoggerFactory: (logger, bindings, childOptions) =>
      new LazyChildLogger(logger, bindings, childOptions),
    // The first start on a slow machine reads the whole app from the disk within one plugin.
    pluginTimeout: pluginTimeoutMs,
    bodyLimit: options.bodyLimitBytes ?? defaultBodyLimitBytes,
    trustProxy: options.trustProxy,
    genReqId: () => newId('request', systemClock, systemRandom),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 128 },
    // An address that cannot be decoded reaches no route and so no error handler.
    frameworkErrors: (error, request, reply) => {
      request.language = requestedLanguage(request) ?? options.fallbackLanguage;
      void answerError(error, request, reply, options.errorMessages);
    },
    return503OnClosing: false,
    // Browsers open connections ahead of need; such a one, never used, would hold up the close for a minute. Admission
    // lets the requests under way finish first.
    forceCloseConnections: true,
    // How closely the time that a head may take is looked after.
    http: { connectionsCheckingInterval: 1_000 },
  });
  app.setValidatorCompiler(contractValidatorCompiler);
  app.setSerializerCompiler(contractSerializerCompiler);
  app.decorateRequest('rawBody', '');
  app.decorateRequest('callerSubject', undefined);
  app.decorateRequest('language', options.fallbackLanguage);
  app.addHook('onRequest', (request, _reply, done) => {
    request.language = requestedLanguage(request) ?? options.fallbackLanguage;
    done();
  });
  parseBodies(app);
  const probe: RouteProbe = { callPaths: [], routes: [] };
  app.decorate('routeProbe', probe);
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) probe.routes.push(`${each} ${url}`);
  });
  app.setErrorHandler(async (error, request, reply) =>
    answerError(error, request, reply, options.errorMessages),
  );
  for (const prefix of options.apiPrefixes) {
    app.all(`${prefix}/*`, { config: { callName: 'unknownCall' } }, async (request) =>
      refuseUnknown(probe, request),
    );
  }
  app.setNotFoundHandler(async (request) => refuseUnknown(probe, request));
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    routeProbe: RouteProbe;
  }
  interface FastifyContextConfig {
    /** The contract's name of the call, for logs and metrics. */
    callName?: string;
    /** The call takes what HTML forms send, besides JSON. */
    formEncoded?: boolean;
  }
}

function refuseUnknown(probe: RouteProbe, request: FastifyRequest): never {
  const path = request.url.split('?', 1)[0] ?? '';
  const allowed = probe.callPaths.filter((call) => call.pattern.test(path)).map((call) => call.method);
  if (allowed.length > 0) throw new Refusal405(allowed);
  throw new Refusal('request.path.unknown');
}

/** The language a request asks for: its `Language` header, else the cookie; `undefined` when it names none we know. */
export function requestedLanguage(request: FastifyRequest): LanguageCode | undefined {
  const header = request.headers[headerNames.language.toLowerCase()];
  const asked =
    typeof header === 'string' ? header.toUpperCase() : languageFromCookie(request.headers.cookie);
  return asked !== undefined && isLanguageCode(asked) ? asked : undefined;
}

function languageFromCookie(cookies: string | undefined): string | undefined {
  const entry = cookies?.split(';').find((part) => part.trim().startsWith(`${languageCookie}=`));
  return entry?.split('=')[1]?.trim().toUpperCase();
}

/**
 * Parses JSON with Fastify's own guarded parser and keeps the text, which signatures are computed over; and forms, for
 * the few calls that take them.
 */
function parseBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = body;
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      if (request.routeOptions.config.formEncoded !== true) {
        done(new Refusal('request.content.type.wrong'));
        return;
      }
      const fields = [...new URLSearchParams(body)];
      const names = new Set(fields.map(([name]) => name));
      // Said twice, a field would mean whatever the reader prefers.
      if (names.size < fields.length) done(new Refusal('request.invalid'));
      else done(null, Object.fromEntries(fields));
    },
  );
}
