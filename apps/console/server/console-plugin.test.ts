// @vitest-environment node
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeScratchFolder } from '@wau/service/testing/scratch-folder';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consolePlugin } from './console-plugin.ts';

const buildDirectory = makeScratchFolder('wau-console-');
mkdirSync(join(buildDirectory, '.vite'));
writeFileSync(
  join(buildDirectory, '.vite', 'manifest.json'),
  JSON.stringify({
    'src/main.tsx': {
      file: 'main-AbCd1234.js',
      isEntry: true,
      imports: ['_shared'],
      css: ['main-AbCd1234.css'],
    },
    _shared: { file: 'shared-AbCd1234.js' },
    'src/pages/a.tsx': { file: 'a-AbCd1234.js' },
  }),
);
for (const file of ['main-AbCd1234.js', 'shared-AbCd1234.js', 'a-AbCd1234.js', 'main-AbCd1234.css']) {
  writeFileSync(join(buildDirectory, file), '');
}

const serve = async (host: string | undefined) => {
  const app = Fastify();
  await app.register((console, _options, done) => {
    consolePlugin(console, { host, isHttps: true, buildDirectory }).then(() => done(), done);
  });
  app.get('/*', async () => 'the player app');
  return app;
};
const open = await serve(undefined);
const hosted = await serve('console.example');
beforeAll(() => Promise.all([open.ready(), hosted.ready()]));
afterAll(() => Promise.all([open.close(), hosted.close()]));

describe('the console’s document', () => {
  test('is the same at each of its addresses, is kept by nobody and found by no search engine', async () => {
    for (const url of ['/console', '/console/withdrawals']) {
      const page = await open.inject(url);
      expect(page.statusCode).toBe(200);
      expect(page.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age'),
      });
      expect(page.body).toContain('/console/assets/main-AbCd1234.js');
      expect(page.body).toContain('<link rel="modulepreload" href="/console/assets/shared-AbCd1234.js"');
      expect(page.body).not.toContain('a-AbCd1234.js');
    }
  });

  test('has a policy of its own that runs nothing but its own script and lets nobody frame it', async () => {
    const pages = [await open.inject('/console'), await open.inject('/console')];
    const policies = pages.map((page) => String(page.headers['content-security-policy']));
    const nonces = policies.map((policy) => /script-src 'nonce-([^']+)' 'strict-dynamic';/.exec(policy)?.[1]);
    expect(nonces[0]).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(nonces[0]).not.toBe(nonces[1]);
    for (const part of [
      "default-src 'none'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]) {
      expect(policies[0]?.split('; ')).toContain(part);
    }
    expect(policies[0]).not.toMatch(/unsafe|https:|\*/);
    for (const [, nonce] of pages[0]?.body.matchAll(/<script[^>]*nonce="([^"]*)"/g) ?? []) {
      expect(nonce).toBe(nonces[0]);
    }
  });
});

describe('the console’s files', () => {
  test('may be kept for ever, since their names carry a hash', async () => {
    const file = await open.inject('/console/assets/main-AbCd1234.js');
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-robots-tag': 'noindex, nofollow',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('are none besides those of the build', async () => {
    for (const name of ['missing.js', '.vite/manifest.json', 'built-from']) {
      const answer = await open.inject(`/console/assets/${name}`);
      expect(answer.statusCode, name).toBe(404);
      expect(answer.body).toBe('Not found');
    }
  });
});

test('with a host of its own the console is under that one alone', async () => {
  const at = (host: string, url: string) => hosted.inject({ url, headers: { host } });
  expect((await at('Console.example:8080', '/console')).statusCode).toBe(200);
  for (const url of ['/console', '/console/withdrawals', '/console/assets/main-AbCd1234.js']) {
    expect((await at('play.example', url)).statusCode, url).toBe(404);
  }
  expect((await at('play.example', '/m/home')).body).toBe('the player app');
});
