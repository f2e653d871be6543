import type { ModuleId } from '@wau/contract/modules';
import { describe, expect, test } from 'vitest';
import { openLottery } from './modules/lottery/testing/open-lottery.ts';
import { turnSwitch } from './testing/change-settings.ts';
import { createTestServer } from './testing/test-server.ts';

/**
 * The payloads of the documents (games and content, section 7) as a client sends them that was written from the documents
 * alone: over HTTP, by its host, with the documents' names.
 */
const server = await createTestServer();
const member = await server.openMember('documented');
const { token } = member;
// The demo's club has no screen yet, and is off.
await turnSwitch(server, 'flag MEMCLUB3', 'on');

type Fields = Readonly<Record<string, string | number>>;

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Fields;
  readonly body?: Fields;
  readonly module?: ModuleId;
  /** Whether a session is needed; its token is in the header where the payload does not have it. */
  readonly isOfMember?: true;
}

async function ask({ method = 'GET', path, query = {}, body, module, isOfMember }: Asked) {
  const answer = await server.app.inject({
    method,
    url: path,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: {
      host: 'wau.localhost',
      ...(module === undefined ? {} : { module }),
      ...(isOfMember === undefined || 'token' in { ...query, ...body }
        ? {}
        : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  const { success, value, errorCode } = answer.json<{
    success: boolean;
    value?: unknown;
    errorCode?: string;
  }>();
  return { outcome: success ? '200' : `${answer.statusCode} ${errorCode}`, value };
}

const some = expect.anything();
const text = expect.any(String);
const list = (of: unknown) => expect.arrayContaining([of]);

const [{ nodeId = 0, vassalage: vendor = '', gameId = '' } = {}] = (
  await server.call('listGames', { query: { gameType: 'RNG' } })
).value().games;

const { gameId: lotteryId } = await openLottery(server);

const game = expect.objectContaining({
  ...{ nodeId: expect.any(Number), gameName: text, nodeName: text, vassalage: text, gameType: text },
  ...{ gameId: text, roomId: text, iconUrl: text, showIcon: expect.any(Boolean), supportPlay: text },
  ...{ mobileLargeIcon: text, mobileSmallIcon: text, gameClassifyNew: expect.any(Array) },
});

/** The fields that every payload about games has. */
const ofAll = { platform: 'html5', language: 'EN' };

/** What is sent of announcements goes along with the calls beside them, too. */
const ofAnnouncements = {
  types: 'B',
  groupName: 'm_home',
  merchantCode: 'wau',
  platform: 'M',
  language: 'EN',
};

/** Each row of the documents, with what they say of its answer. */
const rows: readonly (Asked & { readonly row: string; readonly value: unknown })[] = [
  {
    row: 'game list',
    path: '/wps/game/list',
    query: {
      ...{ merchant: 'wau', ...ofAll, gameName: '', gameType: 'RNG', gameClassify: 'ALL', isNew: '' },
      ...{ pageNo: 1, pageSize: 26, vassalage: '', minBet: '', minLine: '', clientType: 2 },
    },
    value: { games: list(game), pageNum: 1, totalPages: expect.any(Number) },
  },
  {
    row: 'game list, filtered',
    path: '/wps/game/list',
    query: {
      ...{ merchant: 'wau', ...ofAll, gameName: 'a', gameType: 'RNG', gameClassify: 'NEW', isNew: 'true' },
      ...{ pageNo: 1, pageSize: 26, vassalage: vendor, minBet: '0.75', minLine: '0', clientType: 2 },
    },
    value: { games: expect.any(Array), pageNum: 1, totalPages: expect.any(Number) },
  },
  {
    row: 'hot games',
    path: '/wps/game/hot',
    query: { isPlatform: 2, ...ofAll, gameType: 'RNG', merchantCode: 'wau' },
    value: { list: list(game) },
  },
  {
    row: 'add favourite',
    method: 'POST',
    path: '/wps/game/favourites',
    body: { nodeId, token, vendor },
    isOfMember: true,
    value: null,
  },
  {
    row: 'favourite list',
    path: '/wps/game/favourites',
    query: { token, pageNo: 1, gameType: 'RNG', pageSize: 26, language: 'EN' },
    isOfMember: true,
    value: { content: list(game), pageNum: 1, totalPages: 1 },
  },
  {
    row: 'remove favourite',
    method: 'DELETE',
    path: '/wps/game/favourites',
    query: { nodeId, token, vendor },
    isOfMember: true,
    value: null,
  },
  {
    row: 'add recent game',
    method: 'POST',
    path: '/wps/game/recent',
    body: { nodeId, token, vendor },
    isOfMember: true,
    value: null,
  },
  {
    row: 'recent games',
    path: '/wps/game/recent',
    query: { page: 1, pageSize: 25, gameType: '', language: 'EN', clientType: 2 },
    isOfMember: true,
    value: { list: list(game), pageNum: 1, totalPages: 1 },
  },
  {
    row: 'vassalage game type',
    path: '/wps/game/vassalage/types',
    query: { typeId: 'RNG', merchant_code: 'wau' },
    module: 'COMM3',
    value: {
      list: list(
        expect.objectContaining({
          ...{ vassalage: text, displayName: text, mobileLargeIcon: text, mobileSmallIcon: text },
        }),
      ),
    },
  },
  {
    row: 'all vassalage',
    path: '/wps/game/vassalage',
    query: { merchant_code: 'wau' },
    value: {
      list: list(
        expect.objectContaining({
          ...{ vassalage: text, displayName: text, mobileLargeIcon: text, mobileSmallIcon: text },
        }),
      ),
    },
  },
  {
    row: 'launch game',
    path: '/wps/game/launchGame',
    query: { gameCategory: 'RNG', vendor, gameId, nodeId, showChoice: 'false', supportPlay: '' },
    isOfMember: true,
    value: expect.objectContaining({ launchUrl: expect.stringContaining(gameId) }),
  },
  {
    row: 'lottery list',
    path: '/lgw/games/mobile',
    query: { prizeMode: 'ZY', merchantCode: 'wau', ...ofAll, token },
    module: 'GAME3',
    value: expect.objectContaining({
      list: list(expect.objectContaining({ gameId: lotteryId, current: some })),
    }),
  },
  {
    row: 'lottery list, of all prize modes',
    path: '/lgw/games/mobile',
    query: { prizeMode: '' },
    module: 'GAME3',
    value: expect.objectContaining({ list: list(expect.objectContaining({ gameId: text })) }),
  },
  {
    row: 'lottery menu',
    path: `/lgw/games/${lotteryId}/play_menu`,
    module: 'GAME3',
    value: expect.objectContaining({ gameId: lotteryId }),
  },
  {
    row: 'recent Vietnamese lottery',
    path: '/lgw/vn/numeros/opened/game',
    module: 'GAME3',
    value: expect.objectContaining({ list: expect.any(Array) }),
  },
  {
    row: 'numero results',
    path: '/lgw/numeros',
    query: { gameId: lotteryId, page: 1 },
    module: 'GAME3',
    value: expect.objectContaining({ list: expect.any(Array) }),
  },
  { row: 'winner board', path: '/wps/game/winners', value: { list: expect.any(Array) } },
  {
    row: 'hot matches',
    path: '/wps/game/hotMatches',
    query: { merchantCode: 'wau', ...ofAll },
    value: {
      list: list(
        expect.objectContaining({
          ...{ league: text, matchTime: text, homeTeam: text, awayTeam: text, homeTeamImageUrl: text },
          ...{ awayTeamImageUrl: text, vendor: text, roomId: text, nodeId: expect.any(Number) },
        }),
      ),
    },
  },
  {
    row: 'announcements of home',
    path: '/wps/announcements',
    query: { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M', merchantCode: 'wau', token },
    value: expect.objectContaining({
      ...{ popup: expect.any(Array), banners: expect.any(Array), player: expect.any(Array) },
      hot: expect.any(Array),
    }),
  },
  {
    row: 'announcements of promotions',
    path: '/wps/announcements',
    query: { types: 'Promotion', merchantCode: 'wau', platform: 'M', token },
    value: expect.objectContaining({
      ...{ promotion: list(expect.objectContaining({ title: text })), banners: [], player: [], popup: [] },
      hot: [],
    }),
  },
  {
    row: 'announcements of agents',
    path: '/wps/announcements',
    query: { types: 'A', merchantCode: 'wau', platform: 'M', token },
    isOfMember: true,
    value: expect.objectContaining({ footer: { unreadCount: expect.any(Number) } }),
  },
  {
    row: 'popular announcements',
    path: '/wps/announcements/populars',
    query: ofAnnouncements,
    value: { list: expect.any(Array) },
  },
  {
    row: 'announcement banner',
    path: '/wps/announcements/banners',
    query: ofAnnouncements,
    value: { list: list(expect.objectContaining({ url: text })) },
  },
  {
    row: 'notice',
    path: '/wps/announcements/notices',
    query: ofAnnouncements,
    value: { list: list(expect.objectContaining({ id: text, title: text })) },
  },
  {
    row: 'available promotions',
    path: '/wps/promotions/available',
    module: 'REWCEN3',
    value: expect.objectContaining({
      list: list(
        expect.objectContaining({
          ...{ id: text, title: text, category: text, content: text },
          ...{ announcementImages: expect.any(Array), promoAnnouncementCategoryIds: expect.any(Array) },
        }),
      ),
    }),
  },
  {
    row: 'customer service and download',
    path: '/wps/system/resources',
    value: expect.objectContaining({
      version: { pathList: list(expect.objectContaining({ type: 3, csType: text, path: text })) },
      resources: list(expect.objectContaining({ resourceType: text, url: text })),
    }),
  },
  {
    row: 'member club benefit',
    path: '/wps/member/club',
    module: 'MEMCLUB3',
    isOfMember: true,
    value: some,
  },
  {
    row: 'help centre',
    path: '/wps/system/helpCenter',
    query: { device: 'MOBILE', merchantCode: 'wau', language: 'EN', platform: 'M' },
    module: 'COMM3',
    value: list({ title: text, content: text }),
  },
  {
    row: 'wallet',
    path: '/wps/wallets/balance',
    isOfMember: true,
    value: expect.objectContaining({ sumBalance: '0.00', currencySymbol: 'RM' }),
  },
  { row: 'merchant wallet', path: '/wps/wallets/merchant', isOfMember: true, value: some },
  { row: 'inbox unread', path: '/wps/inbox/unread', module: 'INBOX3', isOfMember: true, value: 0 },
  { row: 'message count', path: '/wps/inbox/count', module: 'INBOX3', isOfMember: true, value: some },
  {
    row: 'message list',
    path: '/wps/inbox',
    module: 'INBOX3',
    isOfMember: true,
    value: expect.objectContaining({ list: expect.any(Array) }),
  },
  {
    row: 'member info',
    path: '/wps/member/info',
    isOfMember: true,
    value: expect.objectContaining({
      ...{ id: text, type: 0, userName: text, nickname: text, account: text, toUpline: false },
    }),
  },
  {
    row: 'affiliates',
    path: '/wps/affiliates/check',
    query: { code: 'LAYANG', domain: 'wau.localhost' },
    module: 'AFFMAN3',
    value: { affiliateCode: 'LAYANG' },
  },
  { row: 'registration validators', path: '/wps/member/register/validators', value: some },
  {
    row: 'domain list',
    path: '/wps/system/domains',
    query: { type: 3 },
    value: { list: list(expect.objectContaining({ domainName: text, rootDomainName: text })) },
  },
  { row: 'whitelabel', path: '/wps/system/whitelabel', query: { merchantCode: 'wau' }, value: some },
  {
    row: 'set template',
    path: '/wps/system/setting/consolidated',
    query: { merchantCode: 'wau' },
    value: some,
  },
  { row: 'system status', path: '/wps/system/status', query: { merchantCode: 'wau' }, value: some },
];

test.each(rows)('AP-01 GA-01 GA-06 the documents’ payload is taken: $row', async ({ value, ...asked }) => {
  const answer = await ask(asked);
  expect(answer.outcome).toBe('200');
  expect(answer.value).toEqual(value);
});

test('AP-01 a `token` of a payload names the session where there is no header, and nothing where it is none', async () => {
  const favourites = { path: '/wps/game/favourites', query: { token, language: 'EN' } };
  expect((await ask(favourites)).outcome).toBe('200');
  expect((await ask({ ...favourites, query: { token: '' } })).outcome).toBe('401 session.missing');
  expect((await ask({ ...favourites, query: { token: `x${token.slice(1)}` } })).outcome).toBe(
    '401 session.ended',
  );
  // A call that does not take one is not opened by it.
  expect((await ask({ path: '/wps/wallets/balance', query: { token } })).outcome).toBe('401 session.missing');
  const answer = await server.app.inject({
    url: `/wps/game/favourites?token=x${token.slice(1)}`,
    headers: { host: 'wau.localhost', authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode, 'the header goes first').toBe(200);
});

test('AP-01 the documents’ logout names the session by its `token`, which works nowhere afterwards', async () => {
  const { token: leaving } = await server.openMember('documented.leaves');
  const logout = { method: 'DELETE', path: '/wps/session/logout', query: { token: leaving } } as const;
  expect((await ask(logout)).outcome).toBe('200');
  expect((await ask(logout)).outcome).toBe('401 session.ended');
});

describe('GA-01 GA-06 the documents’ words for lists stand where a kind of games does as well', () => {
  const namesIn = async (path: string, gameType: string) => {
    const size: Fields = path === '/wps/game/hot' ? {} : { pageSize: 100 };
    const { value } = await ask({ path, query: { token, gameType, ...size }, isOfMember: true });
    const {
      games,
      list: listed,
      content,
    } = value as Record<string, readonly { gameName: string }[] | undefined>;
    return (games ?? listed ?? content ?? []).map(({ gameName }) => gameName);
  };

  test.each([
    ['/wps/game/list', 'ALL'],
    ['/wps/game/hot', 'ALL'],
    ['/wps/game/hot', 'HOT'],
    ['/wps/game/favourites', 'ALL'],
    ['/wps/game/favourites', 'FAV'],
    ['/wps/game/recent', 'ALL'],
    ['/wps/game/recent', 'RECENT'],
  ])('%s of %s is all of it', async (path, word) => {
    const named = { body: { nodeId, token, vendor }, method: 'POST' } as const;
    for (const own of ['/wps/game/favourites', '/wps/game/recent']) await ask({ ...named, path: own });
    const all = await namesIn(path, '');
    expect(all.length).toBeGreaterThan(0);
    expect(await namesIn(path, word)).toEqual(all);
  });

  test('HOT and NEW of the list are its hot and its new games', async () => {
    expect(await namesIn('/wps/game/list', 'HOT')).toEqual(await namesIn('/wps/game/hot', ''));
    const { value } = await ask({ path: '/wps/game/list', query: { gameClassify: 'NEW', pageSize: 100 } });
    const { games } = value as { readonly games: readonly { gameName: string }[] };
    expect(games.length).toBeGreaterThan(0);
    expect(await namesIn('/wps/game/list', 'NEW')).toEqual(games.map(({ gameName }) => gameName));
  });
});

const ofModules = rows.filter((row): row is typeof row & { readonly module: ModuleId } => {
  return row.module !== undefined;
});

test.each(ofModules)('AP-01 without its module $module, or with another, $row is refused', async (asked) => {
  const { module, ...unnamed } = asked;
  expect((await ask(unnamed)).outcome).toBe('400 module.missing');
  const other = module === 'COMM3' ? 'INBOX3' : 'COMM3';
  expect((await ask({ ...asked, module: other })).outcome).toBe('400 module.wrong');
});

test.each([...new Set(ofModules.map(({ module }) => module))])(
  'AP-01 with %s switched off, each of its calls is refused, and others are not',
  async (module) => {
    await turnSwitch(server, `module ${module}`, 'off');
    for (const row of ofModules) {
      const { outcome } = await ask(row);
      expect(outcome, row.row).toBe(row.module === module ? '403 module.unavailable' : '200');
    }
    await turnSwitch(server, `module ${module}`, 'on');
  },
);

describe('AP-01 what a payload says of its client holds', () => {
  const sayingMerchant = rows.flatMap((row) =>
    (['merchant', 'merchantCode', 'merchant_code'] as const)
      .filter((name) => row.path.startsWith('/wps/game/') && row.query?.[name] !== undefined)
      .map((name) => ({ name, ...row })),
  );

  test.each(sayingMerchant)('another $name than the host’s is refused: $row', async ({ name, ...row }) => {
    const query = { ...row.query, [name]: 'laut' };
    expect((await ask({ ...row, query })).outcome).toBe('400 merchant.mismatch');
  });

  const nameOf = async (query: Fields) => {
    const { value } = await ask({ path: '/wps/game/list', query: { ...query, gameName: 'dadu' } });
    const { games } = value as { games: readonly { gameId: string; gameName: string }[] };
    return games.find((each) => each.gameId === 'dice')?.gameName;
  };

  test.each([
    ['EN', 'Dice'],
    ['MY', 'Dadu'],
    // The merchant does not speak it, or nobody does.
    ['TH', 'Dadu'],
    ['xx', 'Dadu'],
    ['', 'Dadu'],
  ])('language %j: the dice are called %s', async (language, name) => {
    expect(await nameOf({ language })).toBe(name);
  });

  test('a trial’s client names the trial’s merchant, or the one that it belongs to, and no other', async () => {
    const outcome = async (merchant: string) =>
      (await server.call('listGames', { merchantCode: 'wautrial', query: { merchant } })).outcome();
    expect(await outcome('wautrial')).toBe('200');
    expect(await outcome('wau')).toBe('200');
    expect(await outcome('laut')).toBe('400 merchant.mismatch');
  });
});
