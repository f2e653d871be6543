import { withTransaction } from '@wau/service/database/database';
import { systemRandom } from '@wau/service/random';
import { expect, test } from 'vitest';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { deliverInboxMessage, type InboxMessage } from './deliver-inbox-message.ts';

const server = await createTestServer();

function deliver(member: TestMember, message: Pick<InboxMessage, 'title' | 'content'>) {
  const { merchantCode, memberId } = member;
  return withTransaction(server.database, (tx) =>
    deliverInboxMessage({ clock: server.clock, random: systemRandom }, tx, {
      merchantCode,
      memberId,
      ...message,
    }),
  );
}

const unreadOf = async (member: TestMember) =>
  (await server.call('getUnreadCount', { token: member.token, merchantCode: member.merchantCode })).value();

test('ME-03 the unread count follows what is delivered, read and deleted', async () => {
  const member = await server.openMember('inbox.count');
  expect(await unreadOf(member)).toBe(0);
  const first = await deliver(member, { title: 'Satu', content: { text: 'Baris 1\n\nBaris <2> & 3' } });
  // Ids of one millisecond are in no order.
  server.clock.advance(1);
  const second = await deliver(member, { title: 'Dua', content: { html: '<p>Dua</p>' } });
  expect(await unreadOf(member)).toBe(2);

  const { token } = member;
  const listed = (await server.call('listInboxMessages', { token })).value().list;
  expect(listed.map(({ title, content, isRead }) => [title, content, isRead])).toEqual([
    ['Dua', '<p>Dua</p>', false],
    ['Satu', '<p>Baris 1</p><p>Baris &lt;2&gt; &amp; 3</p>', false],
  ]);

  const read = () => server.call('readInboxMessage', { token, params: { messageId: first } });
  expect((await read()).outcome()).toBe('200');
  expect((await read()).outcome()).toBe('200');
  expect(await unreadOf(member)).toBe(1);
  const remove = () => server.call('deleteInboxMessage', { token, params: { messageId: second } });
  expect((await remove()).outcome()).toBe('200');
  expect((await remove()).outcome()).toBe('200');
  expect((await server.call('getInboxCount', { token })).value()).toEqual({ total: 1, unread: 0 });
});

test('ME-03 the list goes on page by page, and the count stops at a hundred', async () => {
  const member = await server.openMember('inbox.pages');
  await server.runner.query({
    text: `
      insert into wau.inbox_messages (merchant_id, message_id, member_id, title, content, sent_at)
      select $1, 'msg_' || lpad(n::text, 26, '0'), $2, 'M' || n, '', now() from generate_series(1, 120) as n`,
    values: [member.merchantCode, member.memberId],
  });
  expect(await unreadOf(member)).toBe(100);
  const titles: string[] = [];
  let cursor: string | undefined;
  do {
    const page = (
      await server.call('listInboxMessages', {
        token: member.token,
        query: { pageSize: 50, ...(cursor === undefined ? {} : { cursor }) },
      })
    ).value();
    titles.push(...page.list.map(({ title }) => title));
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  expect(titles).toEqual(Array.from({ length: 120 }, (_, index) => `M${120 - index}`));
});

test("S1 another member's message is neither read nor deleted, and nobody learns that it exists", async () => {
  const owner = await server.openMember('inbox.owner');
  const stranger = await server.openMember('inbox.stranger');
  const messageId = await deliver(owner, { title: 'Rahsia', content: { text: 'x' } });
  const params = { messageId };
  for (const name of ['readInboxMessage', 'deleteInboxMessage'] as const) {
    const answer = await server.call(name, { token: stranger.token, params });
    expect(answer.outcome()).toBe('404 inbox.message.unknown');
  }
  expect(await unreadOf(owner)).toBe(1);
});

test('S5 what was written into a message is sanitised when it is read', async () => {
  const member = await server.openMember('inbox.html');
  await deliver(member, {
    title: '<b>Tajuk</b>',
    content: { html: '<p onclick="x()">Hai<script>alert(1)</script></p><img src=x onerror=alert(1)>' },
  });
  const [message] = (await server.call('listInboxMessages', { token: member.token })).value().list;
  expect(message).toMatchObject({ title: '<b>Tajuk</b>', content: '<p>Hai</p>' });
});

test('ME-05 all are read at once, those of others are not, and what comes later is unread', async () => {
  const [member, other] = [await server.openMember('inbox.all'), await server.openMember('inbox.all.other')];
  for (const owner of [member, member, other]) await deliver(owner, { title: 'x', content: { text: 'x' } });
  const { token } = member;
  for (let times = 0; times < 2; times += 1)
    expect((await server.call('readAllInboxMessages', { token })).outcome()).toBe('200');
  expect([await unreadOf(member), await unreadOf(other)]).toEqual([0, 1]);
  await deliver(member, { title: 'y', content: { text: 'y' } });
  expect(await unreadOf(member)).toBe(1);
});

test('ME-05 a message of one key comes once, and one that this version has no words for is read as it was sent', async () => {
  const member = await server.openMember('inbox.once');
  const { merchantCode, memberId, token } = member;
  for (let times = 0; times < 2; times += 1)
    await withTransaction(server.database, (tx) =>
      deliverInboxMessage({ clock: server.clock, random: systemRandom }, tx, {
        merchantCode,
        memberId,
        title: 'Dahulu',
        content: { text: 'Begini' },
        text: { textId: 'of.another.version', values: {} },
        onceKey: 'thing 1',
      }),
    );
  const { list } = (await server.call('listInboxMessages', { token, headers: { Language: 'EN' } })).value();
  expect(list).toMatchObject([{ title: 'Dahulu', content: '<p>Begini</p>', link: '' }]);
});
