import type { MerchantCode } from '@wau/contract/ids';
import { Client } from 'pg';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';
import { selectAnnouncements } from './announcement-sql.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.ownerUrl });
await owner.connect();
afterAll(() => owner.end());
const change = (text: string, values: readonly unknown[] = []) => server.runner.query({ text, values });

interface Placed {
  readonly types: readonly string[];
  readonly group?: string;
  readonly execution?: 'A' | 'B' | 'F';
  readonly link?: string;
  /** Without it, since a second. */
  readonly from?: Date;
  /** Without it, it stays. */
  readonly until?: Date;
}

async function add(id: string, { types, group = '', execution, link = '', from, until }: Placed) {
  const since = from ?? new Date(server.clock.nowMs() - 1_000);
  await change(
    `insert into wau.announcements
       (merchant_id, announcement_id, types, group_name, execution, link_path, published_from, published_until)
     values ('wau', $1, $2, $3, $4, $5, $6, $7)`,
    [...[`t-${id}`, types, group, execution ?? null, link, since], until ?? null],
  );
  await change(
    `insert into wau.announcement_texts (merchant_id, announcement_id, language, title, content_html)
     values ('wau', $1, 'MY', $2, '<p onclick="x()">Teks</p><script>x()</script>')`,
    [`t-${id}`, id],
  );
}

afterEach(async () => {
  await change(`delete from wau.announcement_texts where announcement_id like 't-%'`);
  await change(`delete from wau.announcements where announcement_id like 't-%'`);
});

/** As the document has the call of home, with what a client may send besides. */
const home = {
  types: 'B,PL,PU,H',
  groupName: 'm_home',
  platform: 'M',
  merchantCode: 'wau',
  token: '',
} as const;

async function ask(query: Readonly<Record<string, string>>, token?: string) {
  const session = token === undefined ? {} : { token };
  const answer = (
    await server.call('listAnnouncements', { query: { ...home, ...query }, ...session })
  ).value();
  const added = <Item extends { readonly id: string }>(list: readonly Item[]) =>
    list.filter(({ id }) => id.startsWith('t-'));
  return {
    ...answer,
    list: added(answer.list),
    popup: added(answer.popup),
    player: added(answer.player),
    hot: added(answer.hot),
    banners: added(answer.banners),
  };
}
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id.slice(2));

const openFirstTimer = async (username: string) => {
  const member = await server.openMember(username);
  await change('update wau.members set first_login_pending = true where member_id = $1', [member.memberId]);
  const body = { type: 'username' as const, username, password: member.password, captcha: '' };
  return { ...member, token: (await server.call('login', { body })).value().token };
};
const openAgent = async (username: string) => {
  const member = await server.openMember(username);
  await owner.query('update wau.members set member_type = 1 where member_id = $1', [member.memberId]);
  return member;
};

describe('the announcements of home', () => {
  test('AP-01 HO-03 the document’s payload gets pop-ups, banners, notices and hot ones, each with its fields', async () => {
    await add('popup', { types: ['PU'], group: 'm_home', execution: 'B', link: '/m/rewardCenter?view=all' });
    await add('text', { types: ['B'], group: 'm_home' });
    await add('notice', { types: ['PL'] });
    await add('hot', { types: ['H', 'PL'] });
    const answer = await ask({});
    expect(answer.popup).toEqual([
      {
        id: 't-popup',
        title: 'popup',
        content: '<p>Teks</p>',
        promotionType: 'REWARD',
        execution: 'B',
        link: '/m/rewardCenter?view=all',
      },
    ]);
    expect(ids(answer.banners)).toEqual(['text']);
    expect(ids(answer.player).toSorted()).toEqual(['hot', 'notice']);
    expect(ids(answer.hot)).toEqual(['hot']);
    expect(answer.promotion).toEqual([]);
    const pictures = (await server.call('listBanners')).value().list;
    expect((await server.call('listAnnouncements', { query: home })).value().banners).toContainEqual(
      expect.objectContaining({ id: pictures[0]?.bannerId, url: pictures[0]?.url }),
    );
    expect((await server.call('listPopularAnnouncements')).value().list.map(({ id }) => id)).toContain(
      't-hot',
    );
  });

  test('HO-03 a visitor gets what is for visitors and everybody, a member what is for members, at the first login that too', async () => {
    await add('all', { types: ['PU'], group: 'm_home' });
    await add('members', { types: ['PU'], group: 'm_home', execution: 'A' });
    await add('visitors', { types: ['PU'], group: 'm_home', execution: 'B' });
    await add('first', { types: ['PU'], group: 'm_home', execution: 'F' });
    const seenBy = async (token?: string) =>
      (await ask({}, token)).popup.map(({ id, execution }) => [id.slice(2), execution]).toSorted();
    expect(await seenBy()).toEqual([
      ['all', 'B'],
      ['visitors', 'B'],
    ]);
    const member = await server.openMember('popup.member');
    expect(await seenBy(member.token)).toEqual([
      ['all', 'A'],
      ['members', 'A'],
    ]);
    const newcomer = await openFirstTimer('popup.first');
    expect((await seenBy(newcomer.token)).map(([id]) => id)).toEqual(['all', 'first', 'members']);
    expect(ids((await ask({})).list).toSorted()).toEqual(['all', 'visitors']);
  });

  test('HO-03 one is on show from its first moment on, and at its last no more', async () => {
    const now = new Date(server.clock.nowMs());
    await add('begins', { types: ['PL'], from: now });
    await add('to-come', { types: ['PL'], from: new Date(now.getTime() + 1) });
    await add('ends', { types: ['PL'], until: new Date(now.getTime() + 1) });
    await add('over', { types: ['PL'], until: now });
    const shown = await selectAnnouncements(server.runner, 'wau' as MerchantCode, {
      ...{ types: ['PL'], executions: ['B'], groupName: null, platform: null, languages: ['MY', 'MY'], now },
    });
    const added = shown.map(({ announcement_id: id }) => id).filter((id) => id.startsWith('t-'));
    expect(added.toSorted()).toEqual(['t-begins', 't-ends']);
  });

  test('whoever comes with a session that has ended is a visitor', async () => {
    await add('members', { types: ['PU'], group: 'm_home', execution: 'A' });
    expect((await ask({}, 'x'.repeat(43))).popup).toEqual([]);
  });

  test('HO-04 notices of agents go to agents alone, in every list', async () => {
    await add('team', { types: ['A'] });
    await add('both', { types: ['A', 'PL'] });
    const member = await server.openMember('notice.member');
    const agent = await openAgent('notice.agent');
    const seen = async (token?: string) => ids((await ask({ types: 'A' }, token)).list);
    expect([await seen(), await seen(member.token)]).toEqual([[], []]);
    expect((await seen(agent.token)).toSorted()).toEqual(['both', 'team']);
    expect(ids((await ask({ types: 'A,PL' })).list)).toEqual(['both']);
  });

  test('HO-05 AP-01 `Promotion` asks for promotions, as the promotions page has them', async () => {
    const query = { types: 'Promotion', merchantCode: 'wau', platform: 'M', token: '' } as const;
    const { promotion, list: announced } = (await server.call('listAnnouncements', { query })).value();
    const { list } = (await server.call('listAvailablePromotions')).value();
    expect(promotion).toEqual(list);
    expect(list.length).toBeGreaterThan(1);
    expect(ids(announced).toSorted()).toEqual(ids(list).toSorted());
    await change(
      `update wau.merchants set enabled_modules = array_remove(enabled_modules, 'REWCEN3') where merchant_id = 'wau'`,
    );
    await expect
      .poll(async () => {
        const { promotion: offered, list: told } = (
          await server.call('listAnnouncements', { query })
        ).value();
        return [...offered, ...told];
      })
      .toEqual([]);
    await change(
      `update wau.merchants set enabled_modules = array_append(enabled_modules, 'REWCEN3') where merchant_id = 'wau'`,
    );
    await expect
      .poll(async () => (await server.call('listAnnouncements', { query })).value().promotion)
      .toHaveLength(list.length);
  });
});

test('HO-04 notices are unread until the member has seen them, and new ones are again; a visitor has none', async () => {
  const agent = await openAgent('unread.agent');
  const { token } = agent;
  const unread = async (types: string) => (await ask({ types }, token)).footer.unreadCount;
  const [before, beforeTeam] = [await unread('PL'), await unread('A')];
  const beforeBoth = await unread('A,PL');
  await add('team', { types: ['A'] });
  await add('both', { types: ['A', 'PL'] });
  expect(await unread('A')).toBe(beforeTeam + 2);
  expect(await unread('PL')).toBe(before + 1);
  expect(await unread('A,PL')).toBe(beforeBoth + 2);
  expect((await ask({ types: 'PL' })).footer.unreadCount).toBe(0);
  for (const times of [1, 2]) {
    expect((await server.call('readNotices', { token, body: { audience: 'A' } })).outcome(), `${times}`).toBe(
      '200',
    );
  }
  expect(await unread('A')).toBe(0);
  expect(await unread('PL')).toBe(before + 1);
  server.clock.advance(2_000);
  await add('next', { types: ['A'] });
  expect(await unread('A')).toBe(1);
});

test('the database refuses a group or a goal of anything but a pop-up, and a link that would trick', async () => {
  await expect(add('notice', { types: ['PL'], execution: 'A' })).rejects.toThrow();
  await expect(add('both', { types: ['PU', 'PL'], execution: 'A' })).rejects.toThrow();
  await expect(add('goal', { types: ['PL'], link: '/m/home' })).rejects.toThrow();
  for (const link of [
    'javascript:alert(1)',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'http://a.example',
  ])
    await expect(add('link', { types: ['PU'], link }), link).rejects.toThrow();
});
