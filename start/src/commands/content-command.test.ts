import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestServer, testSecret } from '@wau/server/testing/test-server';
import { makeScratchFolder } from '@wau/service/testing/scratch-folder';
import { afterAll, expect, test } from 'vitest';
import { contentCommand } from './content-command.ts';

const server = await createTestServer();
const folder = makeScratchFolder('wau-content-');
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: readonly string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const exitCode = await contentCommand({
    args,
    environment: { DATABASE_URL: server.testDatabase.applicationUrl, WAU_SECRET: testSecret },
    say: (text) => said.push(text),
    complain: (text) => complaints.push(text),
  });
  return { exitCode, said: said.join('\n'), complaints: complaints.join('\n') };
}

function file(content: unknown): string {
  const path = join(folder, 'content.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

test('HO-04 what the command prints is what it takes', async () => {
  const { said } = await run('wau', 'announcements');
  expect(said).toContain('notice-install');
  expect((await run('wau', 'announcements', file(said))).said).toMatch(
    /^wau announcements unchanged: .*notice-install/,
  );
});

test('HO-03 an operator puts a pop-up in place and takes it away', async () => {
  const popup = {
    id: 'raya',
    types: ['PU'],
    groupName: 'm_home',
    execution: 'B',
    from: '2026-01-01T00:00:00Z',
    texts: { MY: { title: 'Selamat Hari Raya', content: '<p>Maaf zahir dan batin</p>' } },
  };
  expect((await run('wau', 'announcements', file({ items: [popup] }))).said).toBe(
    'wau announcements changed: raya',
  );
  const query = { types: 'PU', groupName: 'm_home', platform: 'M' } as const;
  const shown = async () =>
    (await server.call('listAnnouncements', { query })).value().popup.map(({ id }) => id);
  expect(await shown()).toContain('raya');
  expect((await run('wau', 'announcements', file({ remove: ['raya'] }))).said).toBe(
    'wau announcements removed: raya',
  );
  expect(await shown()).not.toContain('raya');
  const entries = await server.runner.query<{ actor_name: string }>({
    text: `select actor_name from wau.audit_entries where action = 'putContent' and merchant_id = 'wau'`,
    values: [],
  });
  expect(entries.at(-1)?.actor_name).toMatch(/^command line, /);
});

test.each([
  [['wau'], /There is no kind ""; announcements, promotions/],
  [['wau', 'songs'], /There is no kind "songs"/],
  [['nobody', 'help', () => file({ items: [] })], /There is no merchant nobody/],
  [['wau', 'help', () => join(folder, 'missing.json')], /missing\.json cannot be read/],
  [['wau', 'help', () => file('{')], /is no JSON/],
  [['wau', 'help', () => file([])], /must be \{"items"/],
  [['wau', 'help', () => file({ item: [] })], /must be \{"items"/],
  [['wau', 'help', () => file({ remove: [1] })], /must be \{"items"/],
  [['wau', 'help', () => file({ items: [{ id: 'x' }] })], /items\[0\]/],
])('%j is refused in one sentence', async (words, complaint) => {
  const args = words.map((word) => (typeof word === 'string' ? word : word()));
  const { exitCode, said, complaints } = await run(...args);
  expect({ exitCode, said }).toEqual({ exitCode: 1, said: '' });
  expect(complaints).toMatch(complaint);
});

test('without words it says what there is', async () => {
  expect((await run()).exitCode).toBe(1);
  const { exitCode, said } = await run('--help');
  expect(exitCode).toBe(0);
  expect(said).toContain('promotion-categories');
});
