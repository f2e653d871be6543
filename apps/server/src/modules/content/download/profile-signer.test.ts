import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';
import { createProfileSigner } from './profile-signer.ts';

const folder = mkdtempSync(join(tmpdir(), 'wau-profile-'));
afterAll(() => rmSync(folder, { recursive: true }));

const openssl = (...args: readonly string[]) =>
  execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });

/** A root, and a certificate that it signed, as a real one comes: followed by the chain. */
function makeIdentity(name: string, keyOptions: readonly string[]) {
  const request = ['req', '-new', '-nodes', '-subj', `/CN=${name}`, '-keyout', `${name}.key`];
  openssl(
    ...request,
    '-x509',
    '-days',
    '2',
    '-newkey',
    'rsa:2048',
    '-out',
    'root.pem',
    '-keyout',
    'root.key',
  );
  openssl(...request, ...keyOptions, '-out', `${name}.csr`);
  const ca = ['-CA', 'root.pem', '-CAkey', 'root.key', '-CAcreateserial', '-days', '1'];
  writeFileSync(join(folder, 'extensions'), 'keyUsage=digitalSignature\nextendedKeyUsage=emailProtection');
  openssl('x509', '-req', '-in', `${name}.csr`, ...ca, '-out', `${name}.pem`, '-extfile', 'extensions');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return {
    certificatePem: `${read(`${name}.pem`)}${read('root.pem')}`,
    privateKeyPem: read(`${name}.key`),
    rootPem: read('root.pem'),
  };
}

/** What openssl reads out of a signed profile; throws when the signature does not hold. */
function verify(signed: Uint8Array): string {
  writeFileSync(join(folder, 'signed.der'), signed);
  return openssl('cms', '-verify', '-inform', 'DER', '-in', 'signed.der', '-CAfile', 'root.pem').toString();
}

const profile = `<?xml version="1.0"?><plist><string>${'Wau '.repeat(20_000)}</string></plist>`;

describe('HO-09 signed profiles', () => {
  test.each([
    ['RSA', ['-newkey', 'rsa:2048']],
    ['ECDSA', ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']],
  ])('openssl verifies one that was signed with %s, and refuses a changed one', async (name, keyOptions) => {
    const sign = await createProfileSigner(makeIdentity(name.toLowerCase(), keyOptions));
    const signed = await sign(profile, new Date());
    expect(verify(signed).replaceAll('\r\n', '\n')).toBe(profile);
    const changed = Buffer.from(signed);
    changed.write('Law', changed.indexOf('Wau '));
    expect(() => verify(changed)).toThrow();
  });

  test('the server signs what it serves as soon as it is told with what', async () => {
    const identity = makeIdentity('served', ['-newkey', 'rsa:2048']);
    const server = await createTestServer({
      dependencies: (usual) => ({ ...usual, config: { ...usual.config, profileSigning: identity } }),
    });
    // The clock of tests stands in another year than openssl's, so the certificate's dates are left out.
    const { rawPayload } = await server.app.inject({
      url: '/wps/system/webclip.mobileconfig',
      headers: { host: 'localhost' },
    });
    writeFileSync(join(folder, 'signed.der'), rawPayload);
    const verifying = ['cms', '-verify', '-inform', 'DER', '-in', 'signed.der', '-CAfile', 'root.pem'];
    expect(openssl(...verifying, '-no_check_time').toString()).toContain('com.apple.webClip.managed');
  });

  test('a key of another certificate, and a file without any, are refused when the server starts', async () => {
    const one = makeIdentity('one', ['-newkey', 'rsa:2048']);
    const other = makeIdentity('other', ['-newkey', 'rsa:2048']);
    await expect(
      createProfileSigner({ certificatePem: one.certificatePem, privateKeyPem: other.privateKeyPem }),
    ).rejects.toThrow('does not belong');
    await expect(
      createProfileSigner({ certificatePem: 'nothing', privateKeyPem: one.privateKeyPem }),
    ).rejects.toThrow('no certificate');
  });
});
