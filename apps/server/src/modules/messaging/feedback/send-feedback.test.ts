import { beforeAll, expect, test } from 'vitest';
import { switchOnFlags } from '../../../testing/switch-on-flags.ts';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();
beforeAll(() => switchOnFlags(server, 'FEEDBACK3'));

test('AP-01 feedback is kept as it was written, five times an hour and not when it is empty', async () => {
  const { token, memberId } = await server.openMember('feedback.one');
  const send = (content: string) => server.call('sendFeedback', { token, body: { content } });
  expect((await send('   \n ')).outcome()).toBe('400 feedback.empty');
  for (let count = 1; count <= 5; count += 1) expect((await send(` Idea ${count} `)).outcome()).toBe('200');
  expect((await send('Idea 6')).outcome()).toBe('429 feedback.too.many');
  const other = await server.openMember('feedback.two');
  expect((await server.call('sendFeedback', { token: other.token, body: { content: 'x' } })).outcome()).toBe(
    '200',
  );
  const rows = await server.runner.query<{ content: string }>({
    text: 'select content from wau.feedback where member_id = $1 order by feedback_id',
    values: [memberId],
  });
  expect(rows.map(({ content }) => content)).toEqual([1, 2, 3, 4, 5].map((count) => `Idea ${count}`));
  server.clock.advance(60 * 60_000);
  expect((await send('An hour later')).outcome()).toBe('200');
});
