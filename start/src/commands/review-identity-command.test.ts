import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createTestServer, testSecret } from '@wau/server/testing/test-server';
import { makeScratchFolder } from '@wau/service/testing/scratch-folder';
import { afterAll, expect, test } from 'vitest';
import { settingsCommand } from './settings-command.ts';

const server = await createTestServer();
const folder = makeScratchFolder('wau-identity-');
afterAll(() => rmSync(folder, { recursive: true }));

async function run(words: readonly string[], secret = testSecret) {
  const said: string[] = [];
  const complaints: string[] = [];
  const exitCode = await settingsCommand({
    args: ['wau', ...words],
    environment: { DATABASE_URL: server.testDatabase.applicationUrl, WAU_SECRET: secret },
    say: (text) => said.push(text),
    complain: (text) => complaints.push(text),
  });
  return { exitCode, said: said.join('\n'), complaints: complaints.join('\n') };
}

const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

async function openWaitingMember(username: string) {
  const member = await server.openMember(username);
  const base64 = picture.toString('base64');
  const { token } = member;
  await server.call('submitIdentityImages', { token, body: { front: base64, back: base64 } });
  return member;
}

test('ME-09 the operator’s command lists who waits, writes the pictures for its user alone, accepts and keeps who did', async () => {
  expect((await run(['identity'])).said).toBe('Nobody is waiting.');
  expect((await run(['flag', 'KYC3', 'on'])).said).toBe('wau flag KYC3: off -> on');
  await expect.poll(async () => (await server.call('getWhitelabel')).value().flags.KYC3).toBe(true);
  const { username, memberId, token } = await openWaitingMember('kyc.command');
  expect((await run(['identity'])).said).toMatch(/^\d{4}-\S+Z {2}kyc\.command$/);
  expect((await run(['identity', username, 'accept'])).complaints).toContain('Nobody has looked');

  const wrong = await run(
    ['identity', username, 'write', folder],
    'another-secret-of-more-than-thirty-two-bytes',
  );
  expect(wrong).toMatchObject({ exitCode: 1, complaints: expect.stringContaining('is not the one') });
  const place = join(folder, 'inside');
  const written = await run(['identity', username, 'write', place]);
  const files = [join(place, `${memberId}-1-front.jpg`), join(place, `${memberId}-1-back.jpg`)];
  expect(written).toEqual({ exitCode: 0, said: files.join('\n'), complaints: '' });
  expect(readdirSync(place)).toHaveLength(2);
  expect(statSync(place).mode & 0o777).toBe(0o700);
  for (const file of files) {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file)).toEqual(picture);
  }
  expect((await run(['identity', username, 'write', place])).complaints).toContain('(EEXIST)');

  expect(await run(['identity', username, 'accept'])).toEqual({
    exitCode: 0,
    said: 'wau kyc.command: verified',
    complaints: '',
  });
  expect((await server.call('getIdentityStatus', { token })).value().status).toBe('verified');
  expect((await run(['identity', 'history'])).said).toMatch(
    /^\S+Z {2}command line, .*kyc\.command: verified/,
  );
});

test('ME-09 a refusal takes the rest of the words for its reason', async () => {
  const { username, token } = await openWaitingMember('kyc.words');
  await run(['identity', username, 'write', folder]);
  expect((await run(['identity', username, 'refuse', 'Gambar', 'kabur'])).said).toBe(
    'wau kyc.words: refused',
  );
  expect((await server.call('getIdentityStatus', { token })).value()).toMatchObject({
    status: 'refused',
    reason: 'Gambar kabur',
  });
});

test.each([
  [['identity', 'kyc.nobody', 'accept'], 'wau has no member kyc.nobody.'],
  [['identity', 'demo', 'accept'], 'demo is not waiting for a decision.'],
  [['identity', 'demo', 'refuse'], 'A refusal needs a reason'],
  [['identity', 'demo', 'write', '.'], 'There are no pictures of demo.'],
  [['identity', 'demo', 'dance'], 'identity takes other words'],
])('%j is refused in one sentence', async (words, complaint) => {
  const { exitCode, said, complaints } = await run(words);
  expect({ exitCode, said }).toEqual({ exitCode: 1, said: '' });
  expect(complaints).toContain(complaint);
});
