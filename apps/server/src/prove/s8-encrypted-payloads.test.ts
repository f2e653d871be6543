import { randomBytes } from 'node:crypto';
import { calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import { proofSize } from '@wau/service/testing/proof-size';
import { CompactEncrypt, importJWK } from 'jose';
import { describe, expect, it } from 'vitest';
import {
  createEncryptionKeys,
  keyLifetimeMs,
  keyOverlapMs,
} from '../modules/account/encryption/encryption-keys.ts';
import { payloadWindowMs } from '../modules/account/encryption/open-payload.ts';
import type { ServerDependencies } from '../register-server.ts';
import { registerBody } from '../testing/register-body.ts';
import { createTestServer } from '../testing/test-server.ts';

const mutations = proofSize({ full: 5_000, quick: 250 });
const wau = 'wau' as MerchantCode;
const opened = '401 login.failed';

describe(`S8: encrypted payloads resist tampering and replay, ${mutations} altered ones among them`, async () => {
  // What a second process of the same installation would have.
  let shared: Pick<ServerDependencies, 'config' | 'random'> | undefined;
  const server = await createTestServer({
    dependencies(usual) {
      shared = usual;
      return usual;
    },
  });
  const { clock, runner } = server;

  let sent = 0;
  async function send(jwe: string, merchant = 'wau', call: 'login' | 'register' = 'login'): Promise<string> {
    sent += 1;
    const { method, path } = calls[call];
    const answer = await server.app.inject({
      method,
      url: path,
      headers: { merchant, encryption: 'JWE', module: 'REGISTER_REE3' },
      remoteAddress: `10.${3 + Math.floor(sent / 62_500)}.${Math.floor(sent / 250) % 250}.${sent % 250}`,
      payload: { data: jwe },
    });
    return `${answer.statusCode} ${answer.json().errorCode}`;
  }

  const login = (username: string) => ({ type: 'username', username, password: 'wrong', captcha: '' });
  const key = async () => (await server.call('getEncryptionKey')).value();

  async function sealedTo({ kid, kty, crv, x, y }: Awaited<ReturnType<typeof key>>, body: object) {
    const iat = Math.floor(clock.nowMs() / 1000);
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid, iat })
      .encrypt(await importJWK({ kty, crv, x, y }, 'ECDH-ES'));
  }

  it('S8 no altered copy opens, none fails the server, and the original opens afterwards', async () => {
    const jwe = await server.encrypt(login('altered'));
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.={"';
    for (let tried = 0; tried < mutations; tried += 1) {
      const noise = randomBytes(6);
      const at = noise.readUInt32BE(0) % jwe.length;
      const put = alphabet[noise.readUInt8(4) % alphabet.length] ?? '';
      if (put === jwe[at]) continue;
      const altered = jwe.slice(0, at) + put + jwe.slice(at + 1 + (noise.readUInt8(5) % 3));
      // The last character of each part has bits that decode to nothing: such a copy is the same payload.
      if (sameBytes(altered, jwe)) continue;
      expect(await send(altered), altered).toMatch(/^400 encryption\.(invalid|key\.unknown)$/);
    }
    expect(await send(jwe)).toBe(opened);
    expect(await send(jwe)).toBe('409 encryption.replayed');
  });

  it('S8 a payload that was used is refused at every call and merchant, to the end of its window and after', async () => {
    const jwe = await sealedTo(await key(), login('replayed'));
    expect(await send(jwe)).toBe(opened);
    expect(await send(jwe, 'wau', 'register')).toBe('409 encryption.replayed');
    expect(await send(jwe, 'laut')).toBe('400 encryption.key.unknown');
    clock.advance(payloadWindowMs - 2_000);
    await runner.query({
      text: 'delete from wau.used_payloads where expires_at <= $1',
      values: [new Date(clock.nowMs())],
    });
    expect(await send(jwe)).toBe('409 encryption.replayed');
    clock.advance(4_000);
    expect(await send(jwe)).toBe('400 encryption.invalid');
  });

  it('S8 clocks may be five minutes apart, either way, and no more', async () => {
    const seconds = () => Math.floor(clock.nowMs() / 1000);
    const at = async (offset: number) =>
      send(await server.encrypt(login('skewed'), 'wau', { iat: seconds() + offset }));
    const window = payloadWindowMs / 1000;
    expect(await at(-window + 5)).toBe(opened);
    expect(await at(window - 5)).toBe(opened);
    expect(await at(-window - 5)).toBe('400 encryption.invalid');
    expect(await at(window + 5)).toBe('400 encryption.invalid');
  });

  it('S8 a registration travels the same way, and a copy of it registers nobody', async () => {
    const body = registerBody({ username: 'sealedonce' });
    const jwe = await server.encrypt(body);
    expect(await send(jwe, 'wau', 'register')).toBe('200 undefined');
    expect(await send(jwe, 'wau', 'register')).toBe('409 encryption.replayed');
  });

  it('S8 keys rotate before they end; the old one is accepted to its end, by every process, and then is gone', async () => {
    const before = await key();
    if (shared === undefined) throw new Error('the server was made with its dependencies');
    const other = createEncryptionKeys({ ...server, ...shared });
    clock.advance(keyLifetimeMs - 90 * 60_000);
    await other.rotate(wau);
    const after = await key();
    expect(after.kid).not.toBe(before.kid);
    expect(await send(await sealedTo(before, login('oldkey')))).toBe(opened);
    expect(await send(await sealedTo(after, login('newkey')))).toBe(opened);
    // Rotated again and again meanwhile, and nothing is handed out twice.
    await Promise.all([other.rotate(wau), other.rotate(wau)]);
    expect((await key()).kid).toBe(after.kid);

    const [row] = await runner.query<{ retires_at: Date }>({
      text: 'select retires_at from wau.encryption_keys where kid = $1',
      values: [before.kid],
    });
    expect(row?.retires_at.getTime()).toBeGreaterThan(clock.nowMs() + keyOverlapMs);
    clock.advance((row?.retires_at.getTime() ?? 0) - clock.nowMs() - 1_000);
    expect(await send(await sealedTo(before, login('lastsecond')))).toBe(opened);
    clock.advance(2_000);
    expect(await send(await sealedTo(before, login('toolate')))).toBe('400 encryption.key.unknown');
    await other.rotate(wau);
    const kept = await runner.query<{ kid: string }>({
      text: `select kid from wau.encryption_keys where merchant_id = 'wau'`,
      values: [],
    });
    expect(kept.map(({ kid }) => kid)).not.toContain(before.kid);
  });
});

function sameBytes(left: string, right: string): boolean {
  const bytes = (text: string) =>
    text.split('.').map((part) => Buffer.from(part, 'base64url').toString('hex'));
  return JSON.stringify(bytes(left)) === JSON.stringify(bytes(right)) && !/[={"]/.test(left);
}
