import { type ContentKindName, contentKindNames } from '@wau/contract/content-kinds';
import { describe, expect, test } from 'vitest';
import { openOperator } from '../../../testing/open-operator.ts';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();
const { call } = server;
const [administrator, editor, auditor] = [
  await openOperator(server, 'aminah', 'administrator', ['wau', 'laut']),
  await openOperator(server, 'sari', 'editor'),
  await openOperator(server, 'wati', 'auditor'),
];

const itemsOf = async (kind: ContentKindName, token = editor.token) =>
  (await call('listContentItems', { token, params: { kind } })).value().list;
const itemOf = async (kind: ContentKindName, key: string) =>
  (await itemsOf(kind)).find((item) => item.key === key);
const changesOf = async (
  kind: ContentKindName,
  query: { key?: string; cursor?: string; pageSize?: number },
) => (await call('listContentChanges', { token: auditor.token, params: { kind }, query })).value();

function put(
  kind: ContentKindName,
  item: Readonly<Record<string, unknown>>,
  expectedVersion: string | null = null,
  token = administrator.token,
) {
  return call('putContentItem', { token, params: { kind }, body: { item, expectedVersion } });
}

function remove(kind: ContentKindName, key: string, expectedVersion: string, token = administrator.token) {
  return call('removeContentItem', { token, params: { kind }, body: { key, expectedVersion } });
}

function undo(kind: ContentKindName, entryId: string, key: string, expectedVersion: string | null) {
  const body = { entryId, key, expectedVersion };
  return call('undoContentChange', { token: editor.token, params: { kind }, body });
}

const texts = (title: string) => ({ MY: { title } });
const banner = (id: string, others: object = {}) => ({
  id,
  image: '/art/banners/kite-night.svg',
  texts: texts(id),
  ...others,
});
const helpItem = (id: string, others: object = {}) => ({
  id,
  texts: { MY: { title: id, content: '<p>Isi</p>' } },
  ...others,
});

const bank = (code: string, others: object = {}) => ({
  ...{
    bank: code,
    name: code,
    kind: 'bank',
    accountPattern: '^[0-9]{12}$',
    accountExample: '1234 5678 9012',
  },
  ...others,
});

describe('kinds', () => {
  const kindsFor = async (token: string) => (await call('listContentKinds', { token })).value();

  test('say by their fields what a form is made of', async () => {
    const { kinds, languages, defaultLanguage, currencyCode, themeName } = await kindsFor(editor.token);
    expect(kinds.map(({ kind }) => kind)).toEqual([...contentKindNames]);
    expect({ languages, defaultLanguage, currencyCode, themeName }).toEqual({
      languages: ['MY', 'EN'],
      defaultLanguage: 'MY',
      currencyCode: 'MYR',
      themeName: 'night',
    });
    const kindOf = (name: ContentKindName) => kinds.find(({ kind }) => kind === name);
    expect(kindOf('banners')).toEqual({
      kind: 'banners',
      mayChange: true,
      isSingle: false,
      isOrdered: true,
      keyField: { name: 'id', input: 'text', isRequired: true, isNullable: false },
      fields: [
        { name: 'image', input: 'text', isRequired: true, isNullable: false, maximumLength: 500 },
        {
          ...{ name: 'link', input: 'text', isRequired: false, isNullable: false },
          ...{ maximumLength: 500, fallback: '' },
        },
        {
          ...{ name: 'sortOrder', input: 'number', isRequired: false, isNullable: false },
          ...{ minimum: 0, maximum: 1_000_000, fallback: 0 },
        },
        { name: 'from', input: 'moment', isRequired: false, isNullable: true, fallback: null },
        { name: 'until', input: 'moment', isRequired: false, isNullable: true, fallback: null },
      ],
      textFields: [
        { name: 'title', input: 'text', isRequired: true, isNullable: false, maximumLength: 200 },
        {
          ...{ name: 'text', input: 'text', isRequired: false, isNullable: false },
          ...{ maximumLength: 500, fallback: '' },
        },
      ],
    });
    expect(kindOf('rebate')).toMatchObject({ isSingle: true, isOrdered: false, keyField: null });
    const inputOf = (kind: ContentKindName, field: string) =>
      [...(kindOf(kind)?.fields ?? []), ...(kindOf(kind)?.textFields ?? [])].find(
        ({ name }) => name === field,
      )?.input;
    expect([
      inputOf('announcements', 'types'),
      inputOf('announcements', 'execution'),
      inputOf('announcements', 'content'),
      inputOf('announcements', 'from'),
      inputOf('download', 'rewardMinor'),
      inputOf('download', 'barRequiresLogin'),
      inputOf('club-levels', 'benefits'),
      inputOf('rebate-rates', 'basisPoints'),
      inputOf('rebate-rates', 'fromDay'),
      inputOf('deposit-methods', 'suggestedMinor'),
      inputOf('rebate', 'monthlyBudgetMinor'),
    ]).toEqual([
      'choices',
      'choice',
      'html',
      'moment',
      'money',
      'switch',
      'lines',
      'numbers',
      'day',
      'amounts',
      'money',
    ]);
  });

  test('are changed by whoever writes content, and what money follows from by whoever writes settings', async () => {
    const changeable = async (token: string) =>
      (await kindsFor(token)).kinds.filter(({ mayChange }) => mayChange).map(({ kind }) => kind);
    expect(await changeable(administrator.token)).toEqual([...contentKindNames]);
    expect(await changeable(auditor.token)).toEqual([]);
    expect(await changeable(editor.token)).toEqual([
      ...['announcements', 'promotions', 'promotion-categories', 'banners', 'help', 'pages'],
      ...['resources', 'service'],
    ]);
    const before = await itemsOf('rebate');
    const [rebate] = before;
    const version = rebate?.version ?? null;
    expect((await put('rebate', { minimumMinor: 5 }, version, editor.token)).outcome()).toBe(
      '403 permission.missing',
    );
    const key = (await itemsOf('domains'))[0]?.key ?? '';
    expect((await remove('domains', key, 'x', editor.token)).outcome()).toBe('403 permission.missing');
    const kind = { token: editor.token, params: { kind: 'deposit-methods' } } as const;
    expect(
      (await call('orderContentItems', { ...kind, body: { keys: [], expectedKeys: [] } })).outcome(),
    ).toBe('403 permission.missing');
    expect((await put('banks', bank('ours'), null, editor.token)).outcome()).toBe('403 permission.missing');
    const undone = { entryId: '1', key: 'online-banking', expectedVersion: null };
    expect((await call('undoContentChange', { ...kind, body: undone })).outcome()).toBe(
      '403 permission.missing',
    );
    expect(await itemsOf('rebate')).toEqual(before);
  });
});

describe('an item', () => {
  test('is put in place by what was seen of it, and nobody writes over what another has written', async () => {
    const first = (await put('banners', banner('desk'), null, editor.token)).value();
    expect(first).toEqual({
      key: 'desk',
      version: expect.any(String),
      item: banner('desk', { texts: { MY: { title: 'desk', text: '' } } }),
      state: 'running',
    });
    expect(await itemOf('banners', 'desk')).toEqual(first);
    expect((await put('banners', banner('desk'))).outcome()).toBe('409 content.taken');
    const second = (await put('banners', banner('desk', { link: '/m/help' }), first.version)).value();
    expect(second.version).not.toBe(first.version);
    const late = await put('banners', banner('desk', { link: '/m/agent' }), first.version);
    expect(late.outcome()).toBe('409 content.changed');
    expect(await itemOf('banners', 'desk')).toEqual(second);
    // The same once more is another entry and no other content.
    expect((await put('banners', banner('desk', { link: '/m/help' }), second.version)).value()).toEqual(
      second,
    );
    expect((await remove('banners', 'desk', first.version)).outcome()).toBe('409 content.changed');
    expect((await remove('banners', 'desk', second.version)).outcome()).toBe('200');
    expect(await itemOf('banners', 'desk')).toBeUndefined();
    expect((await remove('banners', 'desk', second.version)).outcome()).toBe('409 content.changed');
    expect((await put('banners', banner('desk'), second.version)).outcome()).toBe('409 content.changed');
  });

  test('that twenty write at once is written by one', async () => {
    const { version } = (await put('banners', banner('busy'))).value();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        (await put('banners', banner('busy', { sortOrder: index + 1 }), version)).outcome(),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === '409 content.changed')).toHaveLength(19);
  });

  test('says by the clock whether players have it', async () => {
    const nowMs = server.clock.nowMs();
    const around = (from: number | null, until: number | null) => ({
      from: from === null ? null : new Date(nowMs + from).toISOString(),
      until: until === null ? null : new Date(nowMs + until).toISOString(),
    });
    const stateOf = async (period: object) => {
      const version = (await itemOf('banners', 'timed'))?.version ?? null;
      return (await put('banners', banner('timed', period), version)).value().state;
    };
    expect(await stateOf(around(null, null))).toBe('running');
    expect(await stateOf(around(-1_000, 60_000))).toBe('running');
    expect(await stateOf(around(60_000, null))).toBe('coming');
    expect(await stateOf(around(-2_000, -1_000))).toBe('over');
    expect((await itemsOf('help')).every(({ state }) => state === null)).toBe(true);
  });

  const wrong: readonly [ContentKindName, string, string, Readonly<Record<string, unknown>>][] = [
    [
      'banners',
      '400 content.invalid',
      'image',
      banner('wrong', { image: 'https://elsewhere.example/a.png' }),
    ],
    ['banners', '400 content.invalid', 'image', { id: 'wrong', texts: texts('x') }],
    ['banners', '400 content.invalid', 'colour', banner('wrong', { colour: 'red' })],
    ['banners', '400 content.invalid', 'texts.MY.title', banner('wrong', { texts: texts('') })],
    ['banners', '400 content.text.missing', 'texts.MY', banner('wrong', { texts: { EN: { title: 'x' } } })],
    [
      ...(['banners', '400 content.period.wrong', 'until'] as const),
      banner('wrong', { from: '2026-02-01T00:00:00Z', until: '2026-01-01T00:00:00Z' }),
    ],
    [
      ...(['announcements', '400 content.invalid', 'execution'] as const),
      { id: 'wrong', types: ['PL'], execution: 'A', from: '2026-01-01T00:00:00Z', texts: texts('x') },
    ],
    [
      ...(['announcements', '409 content.taken', 'id'] as const),
      {
        ...{ id: 'promotion-share-story', types: ['PL'], from: '2026-01-01T00:00:00Z' },
        texts: texts('x'),
      },
    ],
    [
      ...(['promotions', '400 content.invalid', 'category'] as const),
      {
        ...{ id: 'wrong', category: 'no-such', image: '/art/banners/kite-night.svg' },
        ...{ from: '2026-01-01T00:00:00Z', texts: texts('x') },
      },
    ],
    [
      ...(['club-levels', '400 content.level.wrong', 'requiredTurnoverMinor'] as const),
      { level: '99', texts: { MY: { name: 'x' } } },
    ],
    [
      ...(['rebate-rates', '409 content.rate.begun', 'fromDay'] as const),
      { id: 'wrong', category: 'RNG', fromDay: '2020-01-01', basisPoints: [10] },
    ],
    [
      ...(['deposit-methods', '400 content.invalid', 'hours'] as const),
      {
        ...{ method: 'wrong', provider: 'sandbox', minimumMinor: 100, maximumMinor: 200, hours: 'sometimes' },
        texts: { MY: { name: 'x' } },
      },
    ],
    [
      ...(['deposit-methods', '400 content.invalid', 'audience'] as const),
      {
        ...{ method: 'wrong', provider: 'sandbox', minimumMinor: 100, maximumMinor: 200, clubLevelFrom: 2 },
        texts: { MY: { name: 'x' } },
      },
    ],
    [
      ...(['rewards', '400 content.invalid', 'id'] as const),
      { id: 'no-such-promotion', enrolment: 'automatic', mostMinor: 500 },
    ],
    [
      ...(['rewards', '400 content.invalid', 'condition'] as const),
      { id: 'promotion-kite-night', enrolment: 'deposit', mostMinor: 500 },
    ],
    ['banks', '400 content.invalid', 'accountPattern', bank('wrong', { accountPattern: '^(?:[0-9]+)+$' })],
    ['banks', '400 content.invalid', 'accountExample', bank('wrong', { accountExample: '1234' })],
    ['banks', '400 content.invalid', 'kind', bank('wrong', { kind: 'mattress' })],
    ['domains', '409 content.taken', 'host', { host: 'laut.localhost' }],
  ];
  test.each(wrong)('of %s is refused %s at %s', async (kind, outcome, field, item) => {
    const before = await itemsOf(kind);
    const answer = await put(kind, item);
    expect(answer.outcome()).toBe(outcome);
    expect(answer.envelope.value).toMatchObject({ field, detail: expect.stringMatching(/\w/) });
    expect(await itemsOf(kind)).toEqual(before);
  });

  test('that something depends on stays', async () => {
    const version = (await itemOf('promotions', 'promotion-share-story'))?.version ?? '';
    expect((await remove('promotions', 'promotion-share-story', version)).outcome()).toBe('409 content.used');
    const level = (await itemsOf('club-levels'))[0];
    expect(level?.key).toBe('1');
    const domains = await itemsOf('domains');
    for (const { key, version: seen } of domains.slice(1)) {
      expect((await remove('domains', key, seen)).outcome()).toBe('200');
    }
    const [last] = await itemsOf('domains');
    expect((await remove('domains', last?.key ?? '', last?.version ?? '')).outcome()).toBe(
      '409 content.domain.last',
    );
  });

  test('ME-08 a bank is put in place for members at once, keeps who has an account there, and is switched off instead', async () => {
    const member = await server.openMember('banks.member');
    const offered = async () =>
      (await call('listBanks', { token: member.token })).value().map(({ bankCode }) => bankCode);
    const added = (await put('banks', bank('newbank'))).value();
    expect(await offered()).toContain('newbank');
    const card = { bankCode: 'newbank', accountNumber: '1122-3344 5566', holderName: 'Aisyah binti Ali' };
    const body = { ...card, loginPassword: member.password };
    expect((await call('addBankCard', { token: member.token, body })).outcome()).toBe('200');
    expect((await remove('banks', 'newbank', added.version)).outcome()).toBe('409 content.used');
    const off = (await put('banks', bank('newbank', { enabled: false }), added.version)).value();
    expect(await offered()).not.toContain('newbank');
    const cards = (await call('listBankCards', { token: member.token })).value();
    expect(cards.map(({ bankCode, isOpen }) => [bankCode, isOpen])).toEqual([['newbank', false]]);
    expect((await call('addBankCard', { token: member.token, body })).outcome()).toBe('404 bank.unknown');
    const [change] = (await changesOf('banks', { key: 'newbank' })).list;
    const undone = { entryId: change?.entryId ?? '', key: 'newbank', expectedVersion: off.version };
    const back = await call('undoContentChange', {
      ...{ token: administrator.token, params: { kind: 'banks' } },
      body: undone,
    });
    expect(back.value().item).toEqual(added);
    expect(await offered()).toContain('newbank');
  });

  test('of no kind is not there, and another merchant has its own', async () => {
    const unknown = { kind: 'nothing' } as unknown as { kind: ContentKindName };
    expect((await call('listContentItems', { token: editor.token, params: unknown })).outcome()).toBe(
      '400 request.invalid',
    );
    await put('help', helpItem('ours'));
    const theirs = await call('listContentItems', {
      ...{ token: administrator.token, merchantCode: 'laut', params: { kind: 'help' } },
    });
    expect(theirs.value().list.map(({ key }) => key)).not.toContain('ours');
  });
});

describe('the order', () => {
  const keysOf = async () => (await itemsOf('banners')).map(({ key }) => key);
  const order = (keys: readonly string[], expectedKeys: readonly string[]) =>
    call('orderContentItems', {
      ...{ token: editor.token, params: { kind: 'banners' } },
      body: { keys: [...keys], expectedKeys: [...expectedKeys] },
    });

  test('of items is what players have, and is changed whole', async () => {
    for (const id of ['order-c', 'order-a', 'order-b']) await put('banners', banner(id));
    const before = await keysOf();
    const shown = async () => (await call('listBanners', {})).value().list.map(({ bannerId }) => bannerId);
    const live = (keys: readonly string[]) => keys.filter((key) => key !== 'timed');
    expect(await shown()).toEqual(live(before));
    const wanted = before.toReversed();
    const answer = (await order(wanted, before)).value();
    expect(answer.list.map(({ key }) => key)).toEqual(wanted);
    expect(await shown()).toEqual(live(wanted));
    expect((await order(before, before)).outcome()).toBe('409 content.changed');
    expect((await order(wanted.slice(1), wanted)).outcome()).toBe('400 content.invalid');
    expect((await order([...wanted.slice(1), 'nobody'], wanted)).outcome()).toBe('400 content.invalid');
    const none = { token: editor.token, params: { kind: 'resources' } } as const;
    expect(
      (await call('orderContentItems', { ...none, body: { keys: [], expectedKeys: [] } })).outcome(),
    ).toBe('400 content.invalid');
    expect(await keysOf()).toEqual(wanted);
  });
});

describe('the history', () => {
  test('has who changed an item and how, and puts it back as it was', async () => {
    const first = (await put('help', helpItem('told'), null, editor.token)).value();
    const changed = helpItem('told', { sortOrder: 7 });
    const second = (await put('help', changed, first.version)).value();
    await put('help', helpItem('other'));
    await remove('help', 'told', second.version, editor.token);
    const { list } = await changesOf('help', { key: 'told' });
    expect(list.map(({ key, changedBy, before, after }) => ({ key, changedBy, before, after }))).toEqual([
      { key: 'told', changedBy: 'sari', before: changed, after: null },
      { key: 'told', changedBy: 'aminah', before: helpItem('told'), after: changed },
      { key: 'told', changedBy: 'sari', before: null, after: helpItem('told') },
    ]);
    const [taken, altered, came] = list.map(({ entryId }) => entryId);
    const back = (await undo('help', taken ?? '', 'told', null)).value();
    expect(back.item).toEqual(second);
    // Somebody who has not seen that it is back.
    expect((await undo('help', taken ?? '', 'told', null)).outcome()).toBe('409 content.taken');
    expect((await undo('help', altered ?? '', 'told', first.version)).outcome()).toBe('409 content.changed');
    expect((await undo('help', altered ?? '', 'told', second.version)).value().item).toEqual(first);
    expect((await undo('help', came ?? '', 'told', first.version)).value()).toEqual({ item: null });
    expect((await changesOf('help', { key: 'told' })).list).toHaveLength(6);
    const audit = await call('listAuditEntries', {
      ...{ token: auditor.token, query: { subject: 'help', action: 'undoContentChange' } },
    });
    expect(audit.value().list).toHaveLength(3);
  });

  test('goes on page by page, each item of an entry by itself, and knows single ones', async () => {
    const [before] = await itemsOf('rebate');
    const version = before?.version ?? null;
    const after = (await put('rebate', { ...before?.item, minimumMinor: 333 }, version)).value();
    expect(await changesOf('rebate', { key: '' })).toMatchObject({
      list: [{ key: '', before: before?.item ?? null, after: { minimumMinor: 333 } }],
    });
    const whole = (await changesOf('banners', { pageSize: 100 })).list;
    const pages: typeof whole = [];
    let cursor: string | undefined;
    do {
      const page = await changesOf('banners', { pageSize: 3, ...(cursor === undefined ? {} : { cursor }) });
      pages.push(...page.list);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(pages).toEqual(whole);
    expect(pages.length).toBeGreaterThan(6);
    const wrongCursor = {
      token: auditor.token,
      params: { kind: 'banners' } as const,
      query: { cursor: 'x' },
    };
    expect((await call('listContentChanges', wrongCursor)).outcome()).toBe('400 request.invalid');
    expect(after.version).not.toBe(version);
  });

  test('of another item, kind or merchant undoes nothing', async () => {
    const entryId = (await changesOf('help', {})).list[0]?.entryId ?? '';
    expect((await undo('help', entryId, 'nobody', null)).outcome()).toBe('404 content.change.unknown');
    expect((await undo('banners', entryId, 'told', null)).outcome()).toBe('404 content.change.unknown');
    expect((await undo('help', '999999999', 'told', null)).outcome()).toBe('404 content.change.unknown');
    const elsewhere = await call('undoContentChange', {
      ...{ token: administrator.token, merchantCode: 'laut', params: { kind: 'help' } },
      body: { entryId, key: 'told', expectedVersion: null },
    });
    expect(elsewhere.outcome()).toBe('404 content.change.unknown');
  });
});

test('S5 a preview is what the sanitiser leaves, of HTML alone, and leaves nothing behind', async () => {
  const body = {
    texts: {
      MY: { title: 'x', content: '<p onclick="x()">Hai<script>alert(1)</script></p>', terms: 5 },
      EN: { content: '<h1>Hi</h1>' },
    },
  };
  const shown = await call('previewContentItem', {
    ...{ token: auditor.token, params: { kind: 'promotions' } },
    body,
  });
  expect(shown.value()).toEqual({
    texts: { MY: { content: '<p>Hai</p>', terms: '' }, EN: { content: '<h2>Hi</h2>', terms: '' } },
  });
  const audit = { token: auditor.token, query: { action: 'previewContentItem' } };
  expect((await call('listAuditEntries', audit)).value().list).toEqual([]);
});
