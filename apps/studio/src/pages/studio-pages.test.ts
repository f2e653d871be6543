import { calls } from '@wau/contract/calls';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestStudio } from '../testing/test-studio.ts';

const database = await createTestDatabase();
const studio = await startTestStudio(database);
afterAll(() => studio.close());

function get(url: string, headers: Record<string, string> = {}) {
  return studio.app.inject({ method: 'GET', url, headers });
}

describe('a game page', () => {
  it('speaks the asked language and wears the asked theme', async () => {
    const page = await get('/studio/play/dice?language=EN&theme=laut');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<html lang="en" data-language="EN" data-theme="laut">');
    expect(page.body).toContain('/studio/assets/play-dice-AbCd1234.js');
    expect(page.body).toContain('<link rel="modulepreload" href="/studio/assets/shared-AbCd1234.js"');
    // Of the texts, those alone that are spoken.
    expect(page.body).toContain('<link rel="modulepreload" href="/studio/assets/en-AbCd1234.js"');
    expect(page.body).not.toContain('/studio/assets/my-AbCd1234.js');
  });

  it('takes nothing from the address that it does not know', async () => {
    const page = await get('/studio/play/dice?language=%22%3E%3Cscript%3E&theme=%22%3E%3Cscript%3E');
    expect(page.body).toContain('<html lang="ms-MY" data-language="MY" data-theme="night">');
    // What the page is told of its look is data that nothing runs.
    expect(page.body.match(/<script(?! type="application\/json")/g)).toHaveLength(2);
  });

  it('names the script that opens it first, once each file, and the verify page does without', async () => {
    const { body } = await get('/studio/play/dice');
    const files = [...body.matchAll(/(?:src|href)="\/studio\/assets\/([^"]+)"/g)].map(([, file]) => file);
    expect(files[0]).toBe('begin-opening-AbCd1234.js');
    expect(new Set(files).size).toBe(files.length);
    expect((await get('/studio/verify')).body).not.toContain('begin-opening');
  });

  it('runs only scripts with its own nonce and shows only in the operator’s frames', async () => {
    const pages = [await get('/studio/play/plinko'), await get('/studio/play/plinko')];
    const nonces = pages.map(
      (page) => /script-src 'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1],
    );
    expect(nonces[0]).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(nonces[0]).not.toBe(nonces[1]);
    const policy = String(pages[0]?.headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors https://play.example');
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toContain('unsafe');
    for (const [, nonce] of pages[0]?.body.matchAll(/<script[^>]*nonce="([^"]*)"/g) ?? []) {
      expect(nonce).toBe(nonces[0]);
    }
  });

  it('of an unknown game is refused', async () => {
    expect((await get('/studio/play/roulette')).json()).toMatchObject({ errorCode: 'game.unknown' });
  });
});

it('the verify page is served', async () => {
  const page = await get('/studio/verify?language=MY');
  expect(page.body).toContain('verify-AbCd1234.js');
  expect(page.body).toContain('<title>Semak adil</title>');
});

describe('a built file', () => {
  it('may be kept for ever and loaded by a page of an opaque origin', async () => {
    const file = await get('/studio/assets/play-dice-AbCd1234.js');
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
  });

  it('comes compressed where there is a compressed copy', async () => {
    const file = await get('/studio/assets/shared-AbCd1234.js', { 'accept-encoding': 'br, gzip' });
    expect(file.headers['content-encoding']).toBe('br');
    expect(file.body).toBe('brotli');
  });

  it('that is not a client’s is not served', async () => {
    for (const path of ['.vite/manifest.json', 'shared-AbCd1234.js.br', '../package.json', 'missing.js']) {
      expect((await get(`/studio/assets/${path}`)).statusCode).toBe(404);
    }
  });
});

describe('calls from a frame of an opaque origin', () => {
  it('are allowed by a preflight that lasts', async () => {
    const preflight = await studio.app.inject({
      method: 'OPTIONS',
      url: '/studio/api/bets',
      headers: {
        origin: 'null',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,idempotency-key,language',
      },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-max-age': '7200',
    });
    expect(preflight.headers['access-control-allow-headers']).toBe(
      'Authorization, Idempotency-Key, Language, Last-Event-ID, Content-Type',
    );
  });

  it.each(Object.values(calls).filter(({ path }) => path.startsWith('/studio/api/')))(
    'may make each of the studio’s calls: $method $path',
    async ({ method, path }) => {
      const preflight = await studio.app.inject({ method: 'OPTIONS', url: path });
      expect(preflight.statusCode).toBe(204);
      expect(String(preflight.headers['access-control-allow-methods']).split(', ')).toContain(method);
    },
  );

  it('can read refusals as well', async () => {
    const answer = await get('/studio/api/balance', { origin: 'null' });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });
});
