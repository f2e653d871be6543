import type { FastifyInstance } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';
import { hideSecretFields } from './hide-secret-fields.ts';
import type { LogLevel } from './log-level.ts';

/** Credentials inside an address, and secrets inside a query or a header quoted in a message. */
const secretsInText: readonly (readonly [RegExp, string])[] = [
  [/(\w+:\/\/[^\s:/@]*):[^\s@]+@/g, '$1:[secret]@'],
  [/\b(token|password|secret|signature|code)=[^\s&"']+/gi, '$1=[secret]'],
  [/\bBearer\s+[\w.~+/-]+=*/gi, 'Bearer [secret]'],
];

export function hideSecrets(text: string): string {
  return secretsInText.reduce((hidden, [pattern, replacement]) => hidden.replace(pattern, replacement), text);
}

/** Structured logs: one JSON object a line on standard output, written in blocks so that logging costs little. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const logger = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: serializeError, error: serializeError },
      formatters: { level: (label) => ({ level: label }), log: hideSecretFields },
    },
    destination ?? standardOutput(),
  );
  // Children come from children by this as well. What they carry is written as it is, past the formatter above.
  const { child } = logger;
  logger.child = function hidingChild(this: Logger, bindings, options) {
    return child.call(this, hideSecretFields(bindings), options);
  } as Logger['child'];
  return logger;
}

/** What is left in its block is written at the exit, unless whoever read the log has gone by then. */
function standardOutput(): DestinationStream {
  const stream = pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 250 });
  const flushSync = stream.flushSync.bind(stream);
  stream.flushSync = () => {
    try {
      flushSync();
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error;
    }
  };
  return stream;
}

function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  // Other causes are data, such as the tokens and claims that a login service answered with.
  const cause = error.cause instanceof Error ? { cause: serializeError(error.cause) } : {};
  const code = 'code' in error ? { code: error.code } : {};
  return {
    type: error.name,
    message: hideSecrets(error.message),
    ...code,
    stack: hideSecrets(error.stack ?? ''),
    ...cause,
  };
}

/**
 * One line for each answered request: its id, route, status and time. The path's query is left out, because queries
 * carry tokens; the route's pattern says which call it was.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { config, url } = request.routeOptions;
    if (config.alwaysAdmitted !== true) {
      request.log.info(
        {
          call: config.callName,
          method: request.method,
          route: url ?? 'unknown',
          status: reply.raw.statusCode,
          durationMs: Math.round(reply.elapsedTime * 10) / 10,
        },
        'request',
      );
    }
    done();
  });
}
