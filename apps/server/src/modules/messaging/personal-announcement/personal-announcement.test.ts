import type { MerchantCode } from '@wau/contract/ids';
import { systemRandom } from '@wau/service/random';
import { expect, test } from 'vitest';
import { runAudited } from '../../../platform/audit/run-audited.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import {
  announcedAtOnce,
  deliverPersonalAnnouncement,
  placePersonalAnnouncement,
  readPersonalOrder,
} from './send-personal-announcement.ts';

const server = await createTestServer();
const wau = 'wau' as MerchantCode;
const parts = { ...server, random: systemRandom };

async function send(written: object, merchantCode = wau): Promise<number> {
  const order = readPersonalOrder(written);
  const actor = { kind: 'installation', actorName: 'test' } as const;
  const deed = { merchantCodes: [merchantCode], actor, action: 'placePersonalAnnouncement' };
  await runAudited(server, deed, (tx) => placePersonalAnnouncement(parts, tx, merchantCode, order));
  return deliverPersonalAnnouncement(parts, merchantCode, order);
}

const inboxOf = async ({ token, merchantCode }: TestMember, language = 'MY') =>
  (await server.call('listInboxMessages', { token, merchantCode, headers: { Language: language } })).value()
    .list;

const texts = {
  MY: { title: 'Tahniah', content: '<p onclick="x()">Naik taraf</p>' },
  EN: { title: 'Congratulations', content: '<p>Level up</p>' },
};

test('ME-05 one member or a list gets it, read in the language of whoever reads, with where it leads', async () => {
  const [one, two, other] = await Promise.all(
    ['pa.one', 'pa.two', 'pa.other'].map((name) => server.openMember(name)),
  );
  if (one === undefined || two === undefined || other === undefined) throw new Error('no members');
  expect(await send({ id: 'level-up', to: ['PA.One', 'pa.two'], link: '/m/rewardCenter', texts })).toBe(2);
  expect(await inboxOf(one)).toMatchObject([
    { title: 'Tahniah', content: '<p>Naik taraf</p>', link: '/m/rewardCenter', isRead: false },
  ]);
  expect((await inboxOf(two, 'EN'))[0]).toMatchObject({
    title: 'Congratulations',
    content: '<p>Level up</p>',
  });
  expect(await inboxOf(other)).toEqual([]);
  const events = await server.runner.query<{ content: object }>({
    text: 'select content from wau.member_events where member_id = $1',
    values: [one.memberId],
  });
  expect(events.map(({ content }) => content)).toEqual([{ kind: 'inbox' }]);
});

test('ME-05 sent again it comes to nobody twice, also not to who has deleted it, and reaches who is new', async () => {
  const member = await server.openMember('pa.again');
  const order = { id: 'again', to: ['pa.again'], texts };
  expect(await send(order)).toBe(1);
  const [message] = await inboxOf(member);
  const params = { messageId: message?.messageId as never };
  (await server.call('deleteInboxMessage', { token: member.token, params })).value();
  expect(await send(order)).toBe(0);
  expect(await inboxOf(member)).toEqual([]);
  await server.openMember('pa.late');
  expect(await send({ ...order, to: ['pa.again', 'pa.late'] })).toBe(1);
});

test('ME-05 all of a merchant get it in batches, twenty orders at once included, and nobody elsewhere', async () => {
  await server.runner.query({
    text: `insert into wau.members (merchant_id, member_id, username, username_key, password_hash, registered_at)
           select 'wau', 'mem_crowd' || lpad(n::text, 21, '0'), 'crowd' || n, 'crowd' || n, '', now()
             from generate_series(1, $1) as n`,
    values: [announcedAtOnce + 7],
  });
  const elsewhere = await server.openMember('pa.laut', 'laut');
  const reached = await Promise.all(
    Array.from({ length: 20 }, () => send({ id: 'everybody', to: 'all', texts })),
  );
  const rows = await server.runner.query<{ members: number; messages: number }>({
    text: `select (select count(*)::int from wau.members where merchant_id = 'wau' and status = 'active') as members,
                  (select count(*)::int from wau.inbox_messages where announcement_id = 'everybody') as messages`,
    values: [],
  });
  expect(rows[0]?.messages).toBe(rows[0]?.members);
  expect(reached.reduce((sum, count) => sum + count, 0)).toBe(rows[0]?.members);
  expect(await inboxOf(elsewhere)).toEqual([]);
});

test.each([
  [{ id: 'Not an id', to: 'all', texts }, /^id /],
  [{ id: 'x', to: [], texts }, /^to /],
  [{ id: 'x', to: 'all', texts: { MY: { title: '' } } }, /^texts\.MY\.title /],
  [{ id: 'x', to: 'all', link: '//elsewhere.example', texts }, /^link /],
  [{ id: 'x', to: 'all', texts: { EN: texts.EN } }, /^texts needs MY/],
  [{ id: 'x', to: ['nobody.here'], texts }, /^There are no members nobody\.here/],
  [{ id: 'again', to: 'all', texts: { MY: { title: 'Lain' } } }, /has been sent with other words/],
])('%j is refused in a sentence', async (order, sentence) => {
  await expect(send(order)).rejects.toThrow(sentence);
});

test('nobody is a merchant that does not exist', async () => {
  await expect(send({ id: 'x', to: 'all', texts }, 'nobody' as MerchantCode)).rejects.toThrow(
    'There is no merchant nobody.',
  );
});
