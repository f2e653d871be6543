import { CompactEncrypt, generateKeyPair, importJWK } from 'jose';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';
import { keyLifetimeMs, keyOverlapMs } from './encryption-keys.ts';
import { payloadWindowMs } from './open-payload.ts';

const server = await createTestServer();

const body = { type: 'username', username: 'demo', password: 'wrong', captcha: '' };

let addresses = 0;
/** A new address for each request, so that the limits of one are not met. */
function freshAddress(): string {
  addresses += 1;
  return `203.0.113.${addresses % 250}`;
}

async function send(jwe: unknown, headers: Record<string, string> = { encryption: 'JWE' }, merchant = 'wau') {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/wps/session/login',
    headers: { merchant, ...headers },
    remoteAddress: freshAddress(),
    payload: { data: jwe },
  });
  return `${answer.statusCode} ${answer.json().errorCode}`;
}

const opened = '401 login.failed';

const encryptionKey = async () => (await server.call('getEncryptionKey')).value();

describe('an encrypted payload', () => {
  test('is opened', async () => {
    expect(await send(await server.encrypt({ ...body, username: 'opened' }))).toBe(opened);
  });

  test('must be there, and must be announced', async () => {
    const jwe = await server.encrypt(body);
    expect(await send(jwe, {})).toBe('400 encryption.required');
    expect(await send(jwe, { encryption: 'none' })).toBe('400 encryption.required');
    expect(await send(undefined)).toBe('400 encryption.required');
    expect(await send(17)).toBe('400 encryption.required');
    const plain = await server.app.inject({
      method: 'POST',
      url: '/wps/session/login',
      headers: { merchant: 'wau' },
      payload: body,
    });
    expect(plain.json().errorCode).toBe('encryption.required');
  });

  test('works once, also when copies arrive together (S8)', async () => {
    const jwe = await server.encrypt({ ...body, username: 'once' });
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => send(jwe)));
    expect(outcomes.toSorted()).toEqual([
      opened,
      ...Array.from({ length: 7 }, () => '409 encryption.replayed'),
    ]);
  });

  test('a copy cannot be told apart from its original by changing how it is written (S8)', async () => {
    const jwe = await server.encrypt({ ...body, username: 'rewritten' });
    expect(await send(jwe)).toBe(opened);
    const parts = jwe.split('.');
    // The last character of the tag has bits that decode to nothing.
    const tag = parts[4] ?? '';
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = alphabet.indexOf(tag.at(-1) ?? '');
    const sameTag = tag.slice(0, -1) + (alphabet[last ^ 1] ?? '');
    expect(['409 encryption.replayed', '400 encryption.invalid']).toContain(
      await send([...parts.slice(0, 4), sameTag].join('.')),
    );
    expect(['409 encryption.replayed', '400 encryption.invalid']).toContain(await send(`${jwe}=`));
    expect(['409 encryption.replayed', '400 encryption.invalid']).toContain(await send(` ${jwe}`));
  });

  test('is refused with any part changed (S8)', async () => {
    const jwe = await server.encrypt(body);
    const parts = jwe.split('.');
    for (const changed of [0, 2, 3, 4]) {
      const copy = [...parts];
      const part = copy[changed] ?? '';
      const middle = Math.floor(part.length / 2);
      copy[changed] = `${part.slice(0, middle)}${part[middle] === 'A' ? 'B' : 'A'}${part.slice(middle + 1)}`;
      expect(await send(copy.join('.')), `part ${changed}`).toMatch(
        /^400 encryption\.(invalid|key\.unknown)$/,
      );
    }
    const withKey = [...parts];
    withKey[1] = 'AAAA';
    expect(await send(withKey.join('.'))).toBe('400 encryption.invalid');
    for (const broken of ['', '....', 'a.b.c', parts.slice(0, 4).join('.'), 'x'.repeat(40_000)]) {
      expect(await send(broken)).toBe('400 encryption.invalid');
    }
    // The untouched original still works: no attempt above has used it up.
    expect(await send(jwe)).toBe(opened);
  });

  test.each([
    ['another content encryption', { enc: 'A128GCM' }],
    ['CBC', { enc: 'A128CBC-HS256' }],
    ['key wrapping', { alg: 'ECDH-ES+A256KW' }],
  ])('is refused with %s, although honestly made (S8)', async (_, header) => {
    expect(await send(await server.encrypt(body, 'wau', header))).toBe('400 encryption.invalid');
  });

  test('is refused compressed, with RSA, and without encryption of the key (S8)', async () => {
    const { kid } = await encryptionKey();
    const iat = Math.floor(server.clock.nowMs() / 1000);
    const text = new TextEncoder().encode(JSON.stringify(body));
    const header = { kid, iat, enc: 'A256GCM' };
    const rsa = await generateKeyPair('RSA-OAEP-256');
    const secret = new Uint8Array(32);
    expect(
      await send(
        await new CompactEncrypt(text)
          .setProtectedHeader({ ...header, alg: 'RSA-OAEP-256' })
          .encrypt(rsa.publicKey),
      ),
    ).toBe('400 encryption.invalid');
    expect(
      await send(
        await new CompactEncrypt(text).setProtectedHeader({ ...header, alg: 'dir' }).encrypt(secret),
      ),
    ).toBe('400 encryption.invalid');
    const zipped = Buffer.from(JSON.stringify({ ...header, alg: 'ECDH-ES', zip: 'DEF' })).toString(
      'base64url',
    );
    const honest = (await server.encrypt(body)).split('.');
    expect(await send([zipped, ...honest.slice(1)].join('.'))).toBe('400 encryption.invalid');
  });

  test('is refused with a one-time key that is not on the curve (S8)', async () => {
    const [protectedHeader = '', ...rest] = (await server.encrypt(body)).split('.');
    const header = JSON.parse(Buffer.from(protectedHeader, 'base64url').toString());
    const spoilt = { ...header, epk: { ...header.epk, x: Buffer.alloc(32, 1).toString('base64url') } };
    const jwe = [Buffer.from(JSON.stringify(spoilt)).toString('base64url'), ...rest].join('.');
    expect(await send(jwe)).toBe('400 encryption.invalid');
    const missing = [
      Buffer.from(JSON.stringify({ ...header, epk: undefined })).toString('base64url'),
      ...rest,
    ];
    expect(await send(missing.join('.'))).toBe('400 encryption.invalid');
  });

  test('is refused when it is too old, from the future, or of no time at all', async () => {
    const seconds = Math.floor(server.clock.nowMs() / 1000);
    const window = payloadWindowMs / 1000;
    const at = async (iat: unknown) =>
      send(await server.encrypt({ ...body, username: 'timed' }, 'wau', { iat }));
    expect(await at(seconds - window - 5)).toBe('400 encryption.invalid');
    expect(await at(seconds + window + 5)).toBe('400 encryption.invalid');
    expect(await at(undefined)).toBe('400 encryption.invalid');
    expect(await at(String(seconds))).toBe('400 encryption.invalid');
    expect(await at(seconds - window + 30)).toBe(opened);
  });

  test('to an unknown key or to another merchant’s is refused', async () => {
    expect(await send(await server.encrypt(body, 'wau', { kid: 'no-such-key' }))).toBe(
      '400 encryption.key.unknown',
    );
    expect(await send(await server.encrypt(body, 'laut'), undefined, 'wau')).toBe(
      '400 encryption.key.unknown',
    );
  });

  test('that is no JSON, or no body of the call, is refused', async () => {
    const key = await encryptionKey();
    const notJson = await new CompactEncrypt(new TextEncoder().encode('{'))
      .setProtectedHeader({
        alg: 'ECDH-ES',
        enc: 'A256GCM',
        kid: key.kid,
        iat: Math.floor(server.clock.nowMs() / 1000),
      })
      .encrypt(await importJWK({ kty: key.kty, crv: key.crv, x: key.x, y: key.y }, 'ECDH-ES'));
    expect(await send(notJson)).toBe('400 encryption.invalid');
    expect(await send(await server.encrypt({ ...body, admin: true }))).toBe('400 request.invalid');
  });
});

describe('keys', () => {
  test('rotate with an overlap: a form that was open still gets through, a day later no more', async () => {
    const rotate = async () => {
      for (const merchant of ['wau', 'laut'])
        await server.call('getEncryptionKey', { merchantCode: merchant });
    };
    const before = await encryptionKey();
    const text = new TextEncoder().encode(JSON.stringify({ ...body, username: 'overlap' }));
    const sealedTo = async (key: typeof before) =>
      new CompactEncrypt(text)
        .setProtectedHeader({
          alg: 'ECDH-ES',
          enc: 'A256GCM',
          kid: key.kid,
          iat: Math.floor(server.clock.nowMs() / 1000),
        })
        .encrypt(await importJWK({ kty: key.kty, crv: key.crv, x: key.x, y: key.y }, 'ECDH-ES'));
    server.clock.advance(keyLifetimeMs);
    await rotate();
    expect((await encryptionKey()).kid).not.toBe(before.kid);
    expect(await send(await sealedTo(before))).toBe(opened);
    server.clock.advance(keyOverlapMs);
    expect(await send(await sealedTo(before))).toBe('400 encryption.key.unknown');
  });

  test('private halves are sealed in the database', async () => {
    const rows = await server.runner.query<{ row: string }>({
      text: `select row_to_json(k)::text || encode(sealed_private_key, 'escape') as row from wau.encryption_keys as k`,
      values: [],
    });
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain('"d"');
  });
});
