import type { FastifyInstance } from 'fastify';
import { DatabaseError } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildServiceApp } from '../http/service-app.ts';
import { createLogger, registerRequestLog } from '../monitoring/logger.ts';
import { rawClient } from '../testing/raw-client.ts';
import { DatabaseSilent } from './database-silent.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

function databaseError(code: string): DatabaseError {
  return Object.assign(new DatabaseError('x', 1, 'error'), { code });
}

function systemError(code: string, syscall: string): Error {
  return Object.assign(new Error(code), { code, syscall });
}

describe('errors of a database that cannot be worked with', () => {
  test.each([
    ['a full disk', databaseError('53100')],
    ['too many connections', databaseError('53300')],
    ['a server that was stopped', databaseError('57P01')],
    ['a server that crashed', databaseError('57P02')],
    ['a server that starts', databaseError('57P03')],
    ['a disk that fails', databaseError('58030')],
    ['a statement that took too long', databaseError('57014')],
    ['a server that only reads', databaseError('25006')],
    ['a socket that is not there', systemError('ENOENT', 'connect')],
    ['a server that is not there', new AggregateError([systemError('ECONNREFUSED', 'connect')])],
    ['a connection that broke', new Error('Connection terminated unexpectedly')],
    ['no connection in time', new Error('timeout exceeded when trying to connect')],
    ['no answer', new DatabaseSilent()],
  ])('%s', (_what, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  test.each([
    ['a broken rule', databaseError('23505')],
    ['a mistake in a statement', databaseError('42601')],
    ['a file that is missing', systemError('ENOENT', 'open')],
    ['a mistake', new TypeError('x is undefined')],
    ['nothing at all', undefined],
  ])('not %s', (_what, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

describe('what is nobody’s mistake here', () => {
  let app: FastifyInstance;
  let log: string;

  beforeEach(() => {
    log = '';
    app = buildServiceApp({
      logger: createLogger('info', {
        write: (line) => {
          log += line;
        },
      }),
      errorMessages: (code) => code,
      fallbackLanguage: 'MY',
      apiPrefixes: ['/wps'],
      trustProxy: false,
    });
    registerRequestLog(app);
    app.get('/wps/database', async () => {
      throw databaseError('57P01');
    });
    app.get('/wps/library', async () => {
      throw Object.assign(new Error('outside the folder'), { statusCode: 403 });
    });
    app.post('/wps/echo', async ({ body }) => body);
  });
  afterEach(async () => {
    await app.close();
    expect(log).not.toContain('"msg":"bug"');
  });

  test('a database that is away is answered 503, and when to come back', async () => {
    const answer = await app.inject('/wps/database');
    expect([answer.statusCode, answer.json().errorCode]).toEqual([503, 'server.unavailable']);
    expect(answer.headers['retry-after']).toBe('2');
  });

  test('what a library refuses is an unknown path', async () => {
    const answer = await app.inject('/wps/library');
    expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'request.path.unknown']);
  });

  test('a body that is cut off has no reader for an answer', async () => {
    const seen: unknown[] = [];
    app.addHook('onError', async (_request, _reply, error) => void seen.push(error));
    await app.listen({ host: '127.0.0.1', port: 0 });
    const address = app.server.address();
    const client = await rawClient(typeof address === 'object' && address !== null ? address.port : 0);
    const arrived = new Promise<void>((resolve) => app.server.once('request', () => resolve()));
    client.socket.write(
      'POST /wps/echo HTTP/1.1\r\nHost: wau\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    );
    await arrived;
    client.socket.destroy();
    await expect.poll(() => seen).toHaveLength(1);
  });
});
