import { readFileSync, rmSync, statSync } from 'node:fs';
import { playerAccountId } from '@wau/ledger/account-id';
import { createTestServer, type TestMember, testSecret } from '@wau/server/testing/test-server';
import { whitePixel } from '@wau/server/testing/white-pixel';
import { makeScratchFolder } from '@wau/service/testing/scratch-folder';
import { afterAll, expect, test } from 'vitest';
import { settingsCommand } from './settings-command.ts';

const server = await createTestServer();
const folder = makeScratchFolder('wau-applications-');
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...words: readonly string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const exitCode = await settingsCommand({
    args: ['wau', 'applications', ...words],
    environment: { DATABASE_URL: server.testDatabase.applicationUrl, WAU_SECRET: testSecret },
    say: (text) => said.push(text),
    complain: (text) => complaints.push(text),
  });
  return { exitCode, said: said.join('\n'), complaints: complaints.join('\n') };
}

async function openApplicant(username: string, images: string[] = []): Promise<TestMember & { id: string }> {
  const member = await server.openMember(username);
  const { token } = member;
  const params = { promotionId: 'promotion-share-story' };
  const body = { remark: 'Sudah\ndikongsi\n', images };
  (await server.call('applyForPromotion', { token, params, body })).value();
  const { list } = (await server.call('listRewards', { token, query: {} })).value();
  return { ...member, id: list[0]?.rewardId ?? '' };
}

const balanceOf = async ({ memberId, merchantCode }: TestMember) =>
  (await server.ledger.balanceOf(merchantCode, playerAccountId(memberId)))?.balanceMinor;

test('ME-10 the operator’s command lists what waits, writes its pictures for its user alone, and pays', async () => {
  expect((await run()).said).toBe('Nothing is waiting.');
  const applicant = await openApplicant('applies.one', [whitePixel]);
  expect((await run()).said).toMatch(
    /^rwd_\S+ {2}\S+Z {2}applies\.one {2}promotion-share-story {2}RM 10 {2}1 pictures {2}Sudah dikongsi$/,
  );
  const [file = ''] = (await run(applicant.id, 'write', folder)).said.split('\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(await run(applicant.id, 'approve')).toEqual({
    exitCode: 0,
    said: `wau ${applicant.id}: approved and paid`,
    complaints: '',
  });
  expect(await balanceOf(applicant)).toBe(1_000n);
  expect(await run(applicant.id, 'approve')).toMatchObject({
    exitCode: 1,
    complaints: 'It has been decided already.',
  });
  expect(await balanceOf(applicant)).toBe(1_000n);
  const entries = await server.runner.query<{ action: string; actor_name: string }>({
    text: 'select action, actor_name from wau.audit_entries where subject = $1 order by entry_id',
    values: [applicant.id],
  });
  expect(entries.map(({ action }) => action)).toEqual(['openApplicationImages', 'decideApplication']);
  expect(entries[0]?.actor_name).toMatch(/^command line, /);
});

test('ME-10 a rejection takes the rest of the words for its reason', async () => {
  const applicant = await openApplicant('applies.two');
  expect((await run(applicant.id, 'write', folder)).said).toBe('It came without pictures.');
  expect((await run(applicant.id, 'reject')).complaints).toContain('needs a reason');
  expect((await run(applicant.id, 'reject', 'Gambar', 'kabur')).said).toBe(`wau ${applicant.id}: rejected`);
  const { list } = (await server.call('listRewards', { token: applicant.token, query: {} })).value();
  expect(list[0]).toMatchObject({ status: 'rejected', reason: 'Gambar kabur' });
  expect(await balanceOf(applicant)).toBe(0n);
});

test.each([
  [['somebody', 'approve'], 'somebody is no application.'],
  [[`rwd_${'0'.repeat(26)}`, 'approve'], 'There is no such application.'],
  [[`rwd_${'0'.repeat(26)}`, 'dance'], 'applications takes other words'],
])('%j is refused in one sentence', async (words, complaint) => {
  const { exitCode, said, complaints } = await run(...words);
  expect({ exitCode, said }).toEqual({ exitCode: 1, said: '' });
  expect(complaints).toContain(complaint);
});
