import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { changeSetting } from '../../../testing/change-settings.ts';
import { switchOnFlags } from '../../../testing/switch-on-flags.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { noticesPerDay } from './manage-team-notices.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
beforeAll(async () => {
  await owner.connect();
  await switchOnFlags(server, 'MAILCEN');
});
afterAll(() => owner.end());

let count = 0;

async function open(above?: TestMember, type = 0): Promise<TestMember> {
  count += 1;
  const member = await server.openMember(`notice.${count}`);
  await owner.query('update wau.members set member_type = $2, upline_member_id = $3 where member_id = $1', [
    member.memberId,
    above === undefined ? 2 : type,
    above?.memberId ?? null,
  ]);
  return member;
}

type Notice = CallBody<Calls['sendTeamNotice']>;
const send = ({ token }: TestMember, fields: Partial<Notice> = {}) => {
  count += 1;
  const clientId = `team-notice-test-${count}`;
  const body = { clientId, memberId: null, title: 'Hujung minggu', content: 'Jumpa di sana', ...fields };
  return server.call('sendTeamNotice', { token, body });
};

const inboxOf = async ({ token }: TestMember) =>
  (await server.call('listInboxMessages', { token, query: {} })).value().list;

describe('AG-02 SH-03 what an agent writes to the team', () => {
  test('comes into every inbox directly below, unread, and into no other', async () => {
    const agent = await open();
    const [one, two] = [await open(agent), await open(agent, 1)];
    const deeper = await open(two);
    const notice = (await send(agent)).value();
    expect(notice).toMatchObject({ recipientCount: 2, toName: '' });
    for (const member of [one, two]) {
      expect(await inboxOf(member)).toMatchObject([
        { title: `Daripada ejen anda ${agent.username}: Hujung minggu`, content: '<p>Jumpa di sana</p>' },
      ]);
      const { token } = member;
      expect((await server.call('getUnreadCount', { token })).value()).toBe(1);
    }
    expect(await inboxOf(deeper)).toEqual([]);
    const { token } = agent;
    const sent = (await server.call('listTeamNotices', { token })).value();
    expect(sent).toEqual({ list: [notice], isOpen: true });
  });

  test('comes to everybody of a large line once, and to no account that is closed', async () => {
    const agent = await open();
    const closed = await open(agent);
    await owner.query(`update wau.members set status = 'disabled' where member_id = $1`, [closed.memberId]);
    await owner.query(
      `insert into wau.members (merchant_id, member_id, username, username_key, password_hash, registered_at, upline_member_id)
       select 'wau', 'mbr_' || lpad(number::text, 26, '0'), 'line.' || number, 'line.' || number, '', now(), $1
         from generate_series(1, 501) as number`,
      [agent.memberId],
    );
    expect((await send(agent)).value()).toMatchObject({ recipientCount: 501 });
    const { rows } = await owner.query(
      `select count(*)::integer as messages, count(distinct member_id)::integer as members
         from wau.inbox_messages where member_id like 'mbr_00000000%'`,
    );
    expect(rows).toEqual([{ messages: 501, members: 501 }]);
    expect((await send(agent, { memberId: closed.memberId })).outcome()).toBe('404 member.unknown');
    const rival = await open();
    expect((await server.call('listTeamNotices', { token: rival.token })).value().list).toEqual([]);
  });

  test('goes to one who is named; member.unknown of anybody else', async () => {
    const [agent, rival] = [await open(), await open()];
    const [one, two] = [await open(agent), await open(agent)];
    const deeper = await open(two);
    expect((await send(agent, { memberId: one.memberId })).value()).toMatchObject({
      recipientCount: 1,
      toName: one.username,
    });
    expect(await inboxOf(two)).toEqual([]);
    for (const memberId of [deeper.memberId, rival.memberId, agent.memberId, 'nobody'])
      expect((await send(agent, { memberId })).outcome()).toBe('404 member.unknown');
    expect((await send(rival, { memberId: one.memberId })).outcome()).toBe('404 member.unknown');
    expect((await send(one)).outcome()).toBe('403 permission.missing');
  });

  test('is plain text, whatever is written', async () => {
    const agent = await open();
    const member = await open(agent);
    const content = '<script>alert(1)</script>\n{agent} \u202Egnp.exe\u0007 & <b>tebal</b>';
    (await send(agent, { title: ' <i>Hai</i>\n\u2066anda ', content })).value();
    const [message] = await inboxOf(member);
    expect(message?.title).toContain('<i>Hai</i> anda');
    expect(message?.content).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><p>{agent} gnp.exe &amp; &lt;b&gt;tebal&lt;/b&gt;</p>',
    );
  });

  test('sent twice is one notice, twenty at once as well, and counts once', async () => {
    const agent = await open();
    const member = await open(agent);
    const clientId = 'team-notice-the-same';
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(agent, { clientId })));
    const first = (await send(agent, { clientId })).value();
    for (const answer of answers) expect(answer.value()).toEqual(first);
    expect(await inboxOf(member)).toHaveLength(1);
    for (let sent = 1; sent < noticesPerDay; sent += 1) (await send(agent)).value();
    expect((await send(agent)).outcome()).toBe('429 team.notice.too.many');
    expect((await send(agent, { clientId })).value()).toEqual(first);
  });

  test('team.notice.empty and team.notice.nobody', async () => {
    const agent = await open();
    expect((await send(agent)).outcome()).toBe('409 team.notice.nobody');
    expect((await send(agent, { title: ' \n ' })).envelope).toMatchObject({
      errorCode: 'team.notice.empty',
      value: { field: 'title' },
    });
    expect((await send(agent, { content: '\u202e ' })).outcome()).toBe('400 team.notice.empty');
  });

  test('team.notice.off where the merchant has switched it off', async () => {
    const agent = await open();
    await open(agent);
    const set = async (value: 'on' | 'off') => {
      await changeSetting(server, { merchantId: 'wau' as MerchantCode, settingName: 'team-notices', value });
      await vi.waitFor(async () => {
        const merchant = await server.handle.merchantOf('', 'wau');
        if (merchant?.allowsTeamNotices !== (value === 'on')) throw new Error('not yet');
      });
    };
    await set('off');
    expect((await send(agent)).outcome()).toBe('409 team.notice.off');
    const { token } = agent;
    expect((await server.call('listTeamNotices', { token })).value().isOpen).toBe(false);
    await set('on');
  });
});
