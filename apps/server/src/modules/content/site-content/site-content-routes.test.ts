import { openLinkPath } from '@wau/contract/link-path';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();
const change = (text: string, values: readonly unknown[] = []) => server.runner.query({ text, values });
const inEnglish = { headers: { Language: 'EN' } };
const help = { query: { device: 'MOBILE' } } as const;

describe('help centre', () => {
  test('HO-07 items come in order and in the language of the request, else in the merchant’s own', async () => {
    const titles = async (merchantCode: string, language: string) =>
      (await server.call('listHelpItems', { ...help, merchantCode, headers: { Language: language } }))
        .value()
        .map((item) => item.title);
    expect((await titles('wau', 'MY')).slice(0, 2)).toEqual([
      'Bagaimana saya membuka akaun?',
      'Saya tidak dapat log masuk',
    ]);
    expect((await titles('wau', 'EN'))[0]).toBe('How do I open an account?');
    expect(await titles('laut', 'MY')).toEqual(await titles('laut', 'EN'));
    expect(await titles('laut', 'EN')).not.toContain('How do I become an agent?');
  });

  test('HO-07 the call belongs to module COMM3 and to the mobile site', async () => {
    expect((await server.call('listHelpItems', { ...help, headers: { Module: undefined } })).outcome()).toBe(
      '400 module.missing',
    );
    const answer = await server.app.inject({
      url: '/wps/system/helpCenter',
      headers: { merchant: 'wau', module: 'COMM3' },
    });
    expect(answer.json().errorCode).toBe('request.invalid');
  });

  test('S5 what an operator writes into help, pages, notices and promotions comes out sanitised', async () => {
    const hostile = '<p>Hai</p><img src=x onerror="alert(1)"><script>alert(1)</script>';
    await change(`update wau.help_item_texts set content_html = $1 where help_id = 'deposit'`, [hostile]);
    await change('update wau.content_pages set content_html = $1', [hostile]);
    await change('update wau.announcement_texts set content_html = $1', [hostile]);
    await change('update wau.promotion_terms set terms_html = $1', [hostile]);
    const answers = [
      (await server.call('listHelpItems', help)).value()[2],
      (await server.call('getContentPage', { params: { pageCode: 'useragreement' } })).value(),
      (await server.call('listNotices')).value().list[0],
      (await server.call('listAvailablePromotions')).value().list[0],
    ];
    for (const answer of answers) expect(answer?.content).toBe('<p>Hai</p>');
    expect((await server.call('listAvailablePromotions')).value().list[0]?.terms).toBe('<p>Hai</p>');
  });
});

describe('pages', () => {
  test('SH-01 the user agreement is the merchant’s own', async () => {
    const page = async (merchantCode: string) =>
      (
        await server.call('getContentPage', {
          ...inEnglish,
          merchantCode,
          params: { pageCode: 'useragreement' },
        })
      ).value();
    expect((await page('wau')).title).toBe('User agreement');
    await change(`update wau.content_pages set title = 'House rules' where merchant_id = 'laut'`);
    expect((await page('laut')).title).toBe('House rules');
    expect((await page('wau')).title).toBe('User agreement');
  });

  test('a page that the merchant has not written is refused', async () => {
    await change(`delete from wau.content_pages where merchant_id = 'laut'`);
    const answer = await server.call('getContentPage', {
      merchantCode: 'laut',
      params: { pageCode: 'useragreement' },
    });
    expect(answer.outcome()).toBe('404 page.unknown');
  });
});

describe('announcements', () => {
  const now = () => server.clock.nowMs();
  interface Placed {
    readonly merchantCode?: string;
    readonly types?: readonly string[];
    readonly group?: string;
    readonly platform?: 'M' | 'W';
    readonly sortOrder?: number;
    readonly fromMs?: number;
    readonly untilMs?: number;
  }
  const add = async (id: string, placed: Placed): Promise<void> => {
    const { merchantCode = 'wau', types = ['B'], group = 'm_test', platform = null } = placed;
    const { sortOrder = 1, fromMs = -1_000, untilMs } = placed;
    await change(
      `insert into wau.announcements
         (merchant_id, announcement_id, types, group_name, platform, sort_order, published_from, published_until)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        ...[merchantCode, id, types, group, platform, sortOrder, new Date(now() + fromMs)],
        untilMs === undefined ? null : new Date(now() + untilMs),
      ],
    );
    await change(
      `insert into wau.announcement_texts (merchant_id, announcement_id, language, title, content_html)
       values ($1, $2, 'EN', $2, '')`,
      [merchantCode, id],
    );
  };
  const removeAll = async (): Promise<void> => {
    const added = `(select merchant_id, announcement_id from wau.announcements
                     where group_name in ('m_test', 'm_elsewhere'))`;
    await change(`delete from wau.announcement_texts where (merchant_id, announcement_id) in ${added}`);
    await change(`delete from wau.announcements where (merchant_id, announcement_id) in ${added}`);
  };
  const listed = async (query: Parameters<typeof server.call<'listAnnouncements'>>[1]) =>
    (await server.call('listAnnouncements', { ...inEnglish, ...query })).value().list.map(({ id }) => id);

  test('AP-01 come in the operator’s order, the newest of one place first', async () => {
    await add('second', { sortOrder: 2, fromMs: -1_000 });
    await add('first-old', { sortOrder: 1, fromMs: -90_000 });
    await add('first-new', { sortOrder: 1, fromMs: -60_000 });
    const all = { query: { types: 'B', groupName: 'm_test' } } as const;
    expect(await listed(all)).toEqual(['first-new', 'first-old', 'second']);
    await removeAll();
  });

  test('AP-01 are of the types, the group, the platform and the time that are asked for, at their merchant', async () => {
    await add('every', {});
    await add('mobile', { platform: 'M', sortOrder: 2 });
    await add('desktop', { platform: 'W', sortOrder: 3 });
    await add('other-type', { types: ['PL', 'PR'], sortOrder: 4 });
    await add('other-group', { group: 'm_elsewhere', sortOrder: 5 });
    await add('over', { untilMs: -500, sortOrder: 6 });
    await add('later', { fromMs: 60_000, untilMs: 120_000, sortOrder: 7 });
    await add('elsewhere', { merchantCode: 'laut' });
    const ask = (query: { types: string; platform?: 'M' | 'W'; groupName?: string }) =>
      listed({ query: { groupName: 'm_test', ...query } });
    expect(await ask({ types: 'B' })).toEqual(['every', 'mobile', 'desktop']);
    expect(await ask({ types: 'B', platform: 'M' })).toEqual(['every', 'mobile']);
    expect(await ask({ types: 'B', platform: 'W' })).toEqual(['every', 'desktop']);
    expect(await ask({ types: 'PR,B', platform: 'M' })).toEqual(['every', 'mobile', 'other-type']);
    expect(await ask({ types: 'B', groupName: 'm_elsewhere' })).toEqual(['other-group']);
    const atLaut = { query: { types: 'B', groupName: 'm_test' }, merchantCode: 'laut' } as const;
    expect(await listed(atLaut)).toEqual(['elsewhere']);
    server.clock.advance(90_000);
    expect(await ask({ types: 'B' })).toEqual(['every', 'mobile', 'desktop', 'later']);
    server.clock.advance(60_000);
    expect(await ask({ types: 'B' })).toEqual(['every', 'mobile', 'desktop']);
    await removeAll();
  });
});

describe('notices', () => {
  const titles = async (merchantCode = 'wau') =>
    (await server.call('listNotices', { ...inEnglish, merchantCode }))
      .value()
      .list.map((notice) => notice.title);

  test('HO-04 notices for players are listed newest first, each merchant’s own', async () => {
    expect(await titles()).toEqual([
      'Put the app on your home screen',
      'Every round can now be verified in your browser',
      'Welcome to Wau',
    ]);
    expect(await titles('laut')).toEqual(['Welcome aboard']);
  });

  test('HO-04 a notice shows only in its time, on its platform and to players', async () => {
    const set = (assignment: string) =>
      change(`update wau.announcements set ${assignment} where announcement_id = 'notice-install'`);
    const first = 'Put the app on your home screen';
    await set(`published_from = now() + interval '1 day'`);
    expect(await titles()).not.toContain(first);
    await set(`published_from = now() - interval '2 days', published_until = now() - interval '1 day'`);
    expect(await titles()).not.toContain(first);
    await set(`published_until = null, platform = 'W'`);
    expect(await titles()).not.toContain(first);
    await set(`platform = 'M', types = array['A']`);
    expect(await titles()).not.toContain(first);
    await set(`types = array['A', 'PL']`);
    expect(await titles()).toContain(first);
  });
});

describe('promotions', () => {
  const promotions = async (merchantCode = 'wau') =>
    (await server.call('listAvailablePromotions', { ...inEnglish, merchantCode })).value();

  test('HO-05 promotions carry category, picture, period and terms; categories keep their order', async () => {
    const { categories, list } = await promotions();
    expect(categories.map((category) => category.name)).toEqual(['Payments', 'Games', 'App', 'Rewards']);
    expect(list[0]).toMatchObject({
      id: 'promotion-kite-night',
      category: 'Games',
      promoAnnouncementCategoryIds: ['games'],
      announcementImages: [{ url: '/art/banners/kite-night.svg' }],
    });
    expect(Date.parse(list[0]?.endsAt ?? '') - Date.parse(list[0]?.startsAt ?? '')).toBe(90 * 86_400_000);
    expect(list[1]?.endsAt).toBeNull();
    expect((await promotions('laut')).list.map((promotion) => promotion.id)).toEqual([
      'promotion-fair-play',
      'promotion-install',
    ]);
  });

  test('HO-05 title, category and terms come in the language of the request, else in the merchant’s own', async () => {
    const texts = async (language: string) => {
      const answer = await server.call('listAvailablePromotions', { headers: { Language: language } });
      const [first] = answer.value().list;
      return [first?.title, first?.category, first?.terms];
    };
    await change('update wau.announcement_texts set title = language');
    await change('update wau.promotion_category_names set name = language');
    await change('update wau.promotion_terms set terms_html = language');
    for (const language of ['EN', 'MY'] as const)
      expect(await texts(language)).toEqual([language, language, language]);
    await change(`delete from wau.promotion_terms where language = 'EN'`);
    expect(await texts('EN')).toEqual(['EN', 'EN', 'MY']);
    await change(`delete from wau.promotion_category_names where language = 'EN'`);
    await change(`delete from wau.announcement_texts where language = 'EN'`);
    expect(await texts('EN')).toEqual(['MY', 'MY', 'MY']);
  });

  test('HO-05 a text that is there in other languages alone is not shown', async () => {
    await change(`update wau.promotion_category_names set language = 'ZH' where language = 'MY'`);
    await change(`update wau.promotion_terms set language = 'ZH' where language = 'MY'`);
    const { list } = (await server.call('listAvailablePromotions')).value();
    expect(list.map(({ category, terms }) => [category, terms])).toEqual(
      list.map(({ promoAnnouncementCategoryIds: [id] }) => [id, '']),
    );
    await change(`update wau.announcement_texts set language = 'ZH'`);
    expect((await server.call('listAvailablePromotions')).value().list).toEqual([]);
    await change(`update wau.announcement_texts set language = 'MY'`);
  });

  test('HO-05 one that is over, or not yet shown, is not among them', async () => {
    server.clock.advance(91 * 86_400_000);
    const ids = (await promotions()).list.map((promotion) => promotion.id);
    expect(ids).not.toContain('promotion-kite-night');
    expect(ids).toContain('promotion-no-fees');
  });

  test('HO-05 one is listed only while it is published and can be used, and where phones are meant', async () => {
    const isListed = async () =>
      (await promotions()).list.some((promotion) => promotion.id === 'promotion-install');
    const at = (ms: number) => new Date(server.clock.nowMs() + ms);
    const set = (table: string, assignment: string, value: unknown) =>
      change(`update wau.${table} set ${assignment} where announcement_id = 'promotion-install'`, [value]);
    const [published, until, platform] = ['published_from', 'published_until', 'platform'].map(
      (column) => (value: unknown) => set('announcements', `${column} = $1`, value),
    );
    const usableUntil = (value: unknown) => set('promotions', 'ends_at = $1', value);
    for (const [what, put, gone, shown] of [
      ['until', until, at(0), at(60_000)],
      ['without an end', until, at(0), null],
      ['from', published, at(60_000), at(0)],
      ['platform', platform, 'W', 'M'],
      ['every platform', platform, 'W', null],
      ['type', (types: unknown) => set('announcements', 'types = $1', types), ['PU'], ['PU', 'PR']],
      ['use', usableUntil, at(0), at(60_000)],
    ] as const) {
      await put?.(gone);
      expect(await isListed(), `${what}: ${gone}`).toBe(false);
      await put?.(shown);
      expect(await isListed(), `${what}: ${shown}`).toBe(true);
    }
  });

  test('AP-01 they belong to module REWCEN3', async () => {
    expect((await server.call('listAvailablePromotions', { headers: { Module: 'COMM3' } })).outcome()).toBe(
      '400 module.wrong',
    );
  });
});

describe('resources', () => {
  test('HO-09 the links of the app and its reward are the merchant’s', async () => {
    const wau = (await server.call('getResources')).value();
    expect(wau.resources).toContainEqual({
      resourceType: 'MOBILECONFIG',
      url: '/wps/system/webclip.mobileconfig',
    });
    expect(wau.download).toEqual({
      rewardMinor: '577700',
      barRewardMinor: '7777700',
      barRequiresLogin: false,
    });
    const laut = (await server.call('getResources', { merchantCode: 'laut' })).value();
    expect(laut.download).toEqual({ rewardMinor: '0', barRewardMinor: '0', barRequiresLogin: true });
    await change(`delete from wau.download_settings where merchant_id = 'laut'`);
    expect((await server.call('getResources', { merchantCode: 'laut' })).value().download).toEqual({
      rewardMinor: '0',
      barRewardMinor: '0',
      barRequiresLogin: false,
    });
  });

  test('AP-01 service links are of type 3, encrypted afresh each time, and open with their last 8 characters', async () => {
    const paths = async () => (await server.call('getResources')).value().version.pathList;
    const [first, second] = [await paths(), await paths()];
    expect(first.map(({ type, entry, csType }) => [type, entry, csType])).toEqual([
      [3, 'main', 'LIVECHAT'],
      [3, 'sub', 'WHATSAPP'],
    ]);
    expect(JSON.stringify(first)).not.toContain('chat.example');
    expect(await openLinkPath(first[0]?.path ?? '')).toBe('https://chat.example/wau');
    expect(second[0]?.path).not.toBe(first[0]?.path);
    expect(second[0]?.path.slice(-8)).not.toBe(first[0]?.path.slice(-8));
  });

  test('an operator cannot store a link that would run a script or lead to another host by a trick', async () => {
    for (const url of [
      'javascript:alert(1)',
      '//elsewhere.example',
      '/\\elsewhere.example',
      'http://a.example',
    ]) {
      await expect(
        change(`insert into wau.resource_links (merchant_id, resource_type, url) values ('wau', 'IOS', $1)`, [
          url,
        ]),
        url,
      ).rejects.toThrow();
    }
  });
});
