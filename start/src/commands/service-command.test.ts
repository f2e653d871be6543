import { readFileSync, rmSync, statSync } from 'node:fs';
import { switchOnFlags } from '@wau/server/testing/switch-on-flags';
import { createTestServer, testSecret } from '@wau/server/testing/test-server';
import { whitePixel } from '@wau/server/testing/white-pixel';
import { makeScratchFolder } from '@wau/service/testing/scratch-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceCommand } from './service-command.ts';

const server = await createTestServer();
const folder = makeScratchFolder('wau-service-');
beforeAll(() => switchOnFlags(server, 'FEEDBACK3'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...words: readonly string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const exitCode = await serviceCommand({
    args: ['wau', ...words],
    environment: { DATABASE_URL: server.testDatabase.applicationUrl, WAU_SECRET: testSecret },
    say: (text) => said.push(text),
    complain: (text) => complaints.push(text),
  });
  return { exitCode, said: said.join('\n'), complaints: complaints.join('\n') };
}

test('ME-06 the operator’s command lists feedback, writes its pictures for its user alone, and answers', async () => {
  // What the demo's members have written before.
  const { said: demo } = await run('feedback');
  for (const [id = ''] of demo.matchAll(/^fbk_\w+/gm)) await run('feedback', id, 'answer', 'Terima kasih');
  expect((await run('feedback')).said).toBe('Nothing is waiting.');
  const { token } = await server.openMember('writes.one');
  const body = { content: 'Laju\u0085\nsekali', category: 'game' as const, images: [whitePixel] };
  (await server.call('sendFeedback', { token, body })).value();
  const { said } = await run('feedback');
  const id =
    /^(fbk_\S+) {2}\S+Z {2}writes\.one {2}game {2}1 pictures {2}Laju sekali$/.exec(said)?.[1] ?? said;
  const [file = ''] = (await run('feedback', id, 'write', folder)).said.split('\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(await run('feedback', id, 'answer', 'Terima', 'kasih')).toEqual({
    exitCode: 0,
    said: `wau ${id}: answered`,
    complaints: '',
  });
  expect((await run('feedback', id, 'answer', 'Terima', 'kasih')).complaints).toBe(
    'This answer has been given already.',
  );
  expect((await run('feedback', id, 'close', 'Sudah dijawab')).complaints).toBe(
    'It has been answered or closed already.',
  );
  server.clock.advance(1_000);
  (await server.call('sendFeedback', { token, body: { content: 'Bagus' } })).value();
  const praise = /^fbk_\S+/.exec((await run('feedback')).said)?.[0] ?? '';
  expect((await run('feedback', praise, 'close', 'ok')).complaints).toBe('A reason has 3 to 200 characters.');
  expect((await run('feedback', praise, 'close', 'praise', 'alone')).said).toBe(`wau ${praise}: closed`);
  expect((await run('feedback')).said).toBe('Nothing is waiting.');
  const { list: all } = (await server.call('listFeedback', { token, query: {} })).value();
  expect(all[0]).toMatchObject({ content: 'Bagus', isClosed: true });
  const list = all.slice(1);
  expect(list[0]).toMatchObject({ hasUnreadReply: true, replies: [{ content: 'Terima kasih' }] });
  const entries = await server.runner.query<{ action: string; actor_name: string }>({
    text: 'select action, actor_name from wau.audit_entries where subject = $1 order by entry_id',
    values: [id],
  });
  expect(entries.map(({ action }) => action)).toEqual(['openFeedbackImages', 'answerFeedback']);
  expect(entries[0]?.actor_name).toMatch(/^command line, /);
});

test('HO-08 the operator’s command lists who waits, reads, answers, writes pictures and closes', async () => {
  for (const [id = ''] of (await run('chat')).said.matchAll(/^cnv_\w+/gm)) await run('chat', id, 'close');
  expect((await run('chat')).said).toBe('Nobody is waiting.');
  const { token } = await server.openMember('asks.one');
  const body = { clientId: 'client-0123456789', content: 'Bila\nsampai?', image: whitePixel };
  (await server.call('sendChatMessage', { token, body })).value();
  const { said } = await run('chat');
  const id = /^(cnv_\S+) {2}\S+Z {2}asks\.one {2}waiting {2}1 messages$/.exec(said)?.[1] ?? said;
  expect((await run('chat', id)).said).toMatch(/^1 {2}\S+Z {2}asks\.one: Bila sampai\? \(picture\)$/);
  const file = (await run('chat', id, 'write', '1', folder)).said;
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await run('chat', id, 'write', '2', folder)).complaints).toBe('There is no such picture.');
  expect((await run('chat', id, 'answer', 'Esok', 'pagi')).said).toBe(`wau ${id}: answered`);
  expect((await run('chat', id, 'answer')).complaints).toBe('An answer needs words.');
  expect((await run('chat', id, 'close')).said).toBe(`wau ${id}: closed`);
  expect((await run('chat', id, 'close')).complaints).toBe('It has ended already.');
  const { list } = (await server.call('listChatMessages', { token, query: {} })).value();
  expect(list.map(({ content, notice }) => notice ?? content)).toEqual([
    'closed',
    'Esok pagi',
    'Bila\nsampai?',
  ]);
});

test.each([
  [['chat', 'somebody', 'answer'], 'somebody is no conversation.'],
  [['chat', `cnv_${'0'.repeat(26)}`], 'There is no such conversation.'],
  [['chat', `cnv_${'0'.repeat(26)}`, 'close'], 'There is no such conversation.'],
  [['chat', `cnv_${'0'.repeat(26)}`, 'answer', 'a'.repeat(1_001)], '1000 characters at most'],
  [['chat', `cnv_${'0'.repeat(26)}`, 'dance'], 'chat takes other words'],
  [['dance'], 'service takes other words'],
  [['feedback', 'somebody', 'answer'], 'somebody is no feedback.'],
  [['feedback', `fbk_${'0'.repeat(26)}`, 'answer', 'ok'], 'There is no such feedback.'],
  [['feedback', `fbk_${'0'.repeat(26)}`, 'answer'], 'An answer needs words.'],
  [['feedback', `fbk_${'0'.repeat(26)}`, 'answer', 'a'.repeat(1_001)], '1000 characters at most'],
  [['feedback', `fbk_${'0'.repeat(26)}`, 'dance'], 'feedback takes other words'],
])('%j is refused in one sentence', async (words, complaint) => {
  const { exitCode, said, complaints } = await run(...words);
  expect({ exitCode, said }).toEqual({ exitCode: 1, said: '' });
  expect(complaints).toContain(complaint);
});
