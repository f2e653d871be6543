import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { buildServiceApp } from '../http/service-app.ts';
import { createLogger, hideSecrets, registerRequestLog } from './logger.ts';

const lines: string[] = [];
const destination = { write: (line: string) => void lines.push(line) };
let app: FastifyInstance | undefined;

afterEach(async () => {
  await app?.close();
  lines.length = 0;
});

describe('the log', () => {
  it('lets its process end when whoever read it has gone', async () => {
    const logger = JSON.stringify(new URL('./logger.ts', import.meta.url).href);
    const script = `import { createLogger } from ${logger};
      const logger = createLogger('info');
      process.on('SIGTERM', () => {
        logger.info('going');
        process.exit(0);
      });
      setInterval(() => logger.info('here'), 1);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const complaints = text(child.stderr);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await complaints).toBe('');
  });

  it('hides secrets wherever they stand in what is logged', () => {
    const logger = createLogger('info', destination);
    logger.info({ password: 'hunter2', body: { token: 'hunter2', deeper: { captcha: 'hunter2' } } }, 'login');
    logger.info({
      req: { headers: { authorization: 'Bearer hunter2', cookie: 'a=hunter2', 'set-cookie': 'hunter2' } },
    });
    expect(lines.join('')).not.toContain('hunter2');
    expect(lines.join('')).toContain('[secret]');
  });

  it.each([
    'authorization',
    'operator-token',
    'cookie',
    'set-cookie',
    'password',
    'passwordConfirmation',
    'newPassword',
    'currentPassword',
    'captcha',
    'captchaAnswer',
    'token',
    'accessToken',
    'refreshToken',
    'launchToken',
    'sessionToken',
    'secret',
    'signature',
    'otp',
    'pin',
    'rawBody',
    'connectionString',
  ])('hides what is called %s, however deep it stands', (field) => {
    createLogger('info', destination).info({
      [field]: 'hunter2',
      body: { [field]: 'hunter2', deeper: { [field]: 'hunter2' } },
      next: 'shown',
    });
    expect(lines.join('')).not.toContain('hunter2');
    expect(lines.join('')).toContain('shown');
  });

  it('hides secrets in what every line of a child carries, and of a child of a child', () => {
    const logger = createLogger('info', destination);
    const child = logger.child({ token: 'hunter2', call: 'login' }).child({ headers: { cookie: 'hunter2' } });
    child.info({ body: { password: 'hunter2' } }, 'said');
    expect(lines.join('')).not.toContain('hunter2');
    expect(JSON.parse(lines.join(''))).toMatchObject({
      call: 'login',
      msg: 'said',
      body: { password: '[secret]' },
    });
  });

  it('hides secrets in the text of errors and of their causes', () => {
    const cause = new Error('connect postgresql://wau:hunter2@db/wau failed');
    createLogger('info', destination).error(
      { err: new Error('GET /x?token=hunter2&a=1', { cause }) },
      'fault',
    );
    expect(lines.join('')).not.toContain('hunter2');
    expect(lines.join('')).toContain('postgresql://wau:[secret]@db/wau');
  });

  it('leaves out causes that are data, such as what a login service answered', () => {
    const cause = { claims: { email: 'hunter2' }, body: { id_token: 'hunter2' } };
    createLogger('info', destination).error({ err: new Error('unexpected claim', { cause }) }, 'fault');
    expect(lines.join('')).not.toContain('hunter2');
    expect(lines.join('')).toContain('unexpected claim');
  });

  it('keeps text without secrets as it is', () => {
    expect(hideSecrets('deposit dep_1 of 1250 refused')).toBe('deposit dep_1 of 1250 refused');
  });

  it('has one line for each request with its id and route and without its query', async () => {
    app = buildServiceApp({
      logger: createLogger('info', destination),
      errorMessages: (code) => code,
      fallbackLanguage: 'MY',
      apiPrefixes: ['/wps'],
      trustProxy: false,
    });
    registerRequestLog(app);
    app.get('/wps/things/:thingId', async () => ({}));
    await app.inject('/wps/things/thing-1?token=hunter2');
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      level: 'info',
      method: 'GET',
      route: '/wps/things/:thingId',
      status: 200,
    });
    expect(entries[0]?.requestId).toMatch(/^req_/);
    expect(lines.join('')).not.toContain('hunter2');
  });
});
