import { currencyOf } from '@wau/money/currency';
import { describe, expect, test } from 'vitest';
import type { ContentField, ContentKind } from './content-queries.ts';
import { differencesOf } from './differences.ts';
import { isWritten, openDraft, shownFields, writeDraft } from './draft.ts';
import { readTyped, typedValue } from './draft-value.ts';

const currency = currencyOf('MYR');

function field(changes: Partial<ContentField>): ContentField {
  return { name: 'title', input: 'text', isRequired: false, isNullable: false, fallback: '', ...changes };
}

const required = (changes: Partial<ContentField>): ContentField => {
  const { fallback: _, ...rest } = field({ ...changes, isRequired: true });
  return rest;
};

describe('a field', () => {
  const cases: readonly [ContentField, unknown, string | boolean | readonly string[]][] = [
    [field({ input: 'text' }), 'Hai', 'Hai'],
    [field({ input: 'number' }), 7, '7'],
    [field({ input: 'money' }), 12_050, '120.50'],
    [field({ input: 'switch' }), true, true],
    [field({ input: 'choices' }), ['A', 'PL'], ['A', 'PL']],
    [field({ input: 'lines' }), ['Satu', 'Dua'], 'Satu\nDua'],
    [field({ input: 'numbers' }), [0, 50, 100], '0, 50, 100'],
    [field({ input: 'amounts' }), [3_000, 5_050], '30.00, 50.50'],
    [field({ input: 'day' }), '2026-12-01', '2026-12-01'],
    [field({ input: 'number', isNullable: true, fallback: null }), null, ''],
    [field({ input: 'moment', isNullable: true, fallback: null }), null, ''],
    [field({ input: 'lines', fallback: [] }), [], ''],
  ];
  test.each(cases)('$input: what is typed of a value is read as the same value', (kind, value, typed) => {
    expect(typedValue(kind, value, currency)).toEqual(typed);
    expect(readTyped(kind, typed, currency)).toEqual({ value });
  });

  test('of a moment is typed in the zone of the desk, and read as the moment', () => {
    const moment = field({ input: 'moment' });
    for (const text of ['2026-12-01T04:30:00.000Z', '2026-12-01T04:30:09.000Z']) {
      const typed = String(typedValue(moment, text, currency));
      expect(typed).toMatch(/^2026-(11-30|12-0[12])T\d\d:\d\d(:09)?$/);
      expect(readTyped(moment, typed, currency)).toEqual({ value: text });
    }
  });

  const wrong: readonly [ContentField, string | readonly string[], string][] = [
    [required({ input: 'text' }), '  ', 'empty'],
    [required({ input: 'choices' }), [], 'empty'],
    [required({ input: 'moment' }), 'tomorrow', 'empty'],
    [field({ input: 'number' }), '1.5', 'number'],
    [field({ input: 'number', minimum: 1, maximum: 9 }), '10', 'range'],
    [field({ input: 'money' }), '5.555', 'money'],
    [field({ input: 'money', minimum: 100 }), '0.50', 'range'],
    [field({ input: 'numbers' }), '1, x', 'numbers'],
    [field({ input: 'numbers', maximum: 1000 }), '1, 1001', 'range'],
    [field({ input: 'amounts' }), '30, much', 'amounts'],
  ];
  test.each(wrong)('$input says what is wrong with %j: %s', (kind, typed, problem) => {
    expect(readTyped(kind, typed, currency)).toEqual({ problem });
  });
});

const kind: ContentKind = {
  kind: 'banners',
  mayChange: true,
  isSingle: false,
  isOrdered: true,
  keyField: required({ name: 'id' }),
  fields: [
    required({ name: 'image' }),
    field({ name: 'link' }),
    field({ name: 'sortOrder', input: 'number', fallback: 0 }),
    field({ name: 'from', input: 'moment', isNullable: true, fallback: null }),
  ],
  textFields: [required({ name: 'title' }), field({ name: 'text' })],
};
const site = { languages: ['MY', 'EN'], defaultLanguage: 'MY', currencyCode: 'MYR' } as const;
const opened = (item?: Readonly<Record<string, unknown>>) =>
  openDraft(kind, { ...site, languages: [...site.languages] }, item, 40);
const written = (draft: ReturnType<typeof opened>, base?: Readonly<Record<string, unknown>>) =>
  writeDraft(kind, { ...site, languages: [...site.languages] }, draft, base);

describe('a draft', () => {
  const item = {
    id: 'kite',
    image: '/art/kite.svg',
    // Finer than a field of day and time, and so lost by whoever wrote it anew.
    from: '2026-12-01T04:30:09.123Z',
    sortOrder: 7,
    texts: { MY: { title: 'Hai', text: '' } },
  };

  test('of an item that nobody touches is that item', () => {
    expect(written(opened(item), item)).toEqual({ item: { ...item, link: '' } });
  });

  test('keeps where the item stands by now, whatever it was when it was opened', () => {
    expect(written(opened(item), { ...item, sortOrder: 90 })).toMatchObject({ item: { sortOrder: 90 } });
    expect(shownFields(kind).map(({ name }) => name)).not.toContain('sortOrder');
  });

  test('of a new item stands last, and names everything that is missing', () => {
    const draft = opened();
    expect(written(draft)).toEqual({
      problems: { id: 'empty', image: 'empty', 'texts.MY.title': 'empty' },
    });
    const filled = {
      key: 'new',
      fields: { ...draft.fields, image: '/art/kite.svg' },
      texts: { ...draft.texts, MY: { title: 'Hai', text: '' } },
    };
    expect(written(filled)).toEqual({
      item: {
        ...{ id: 'new', image: '/art/kite.svg', link: '', sortOrder: 40, from: null },
        texts: { MY: { title: 'Hai', text: '' } },
      },
    });
  });

  test('has a text in a language from its first letter on, and then all that is needed of one', () => {
    const draft = opened(item);
    expect([isWritten(draft, 'MY'), isWritten(draft, 'EN')]).toEqual([true, false]);
    const half = { ...draft, texts: { ...draft.texts, EN: { title: '', text: 'A kite' } } };
    expect(isWritten(half, 'EN')).toBe(true);
    expect(written(half, item)).toEqual({ problems: { 'texts.EN.title': 'empty' } });
  });
});

test('two versions differ field by field, in each language, and a removed one in all it had', () => {
  const before = { id: 'kite', link: '/m/help', types: ['A'], texts: { MY: { title: 'Hai' } } };
  const after = {
    ...{ id: 'kite', link: '/m/help', types: ['A', 'PL'] },
    texts: { MY: { title: 'Helo' }, EN: { title: 'Hi' } },
  };
  expect(differencesOf(before, after)).toEqual([
    { name: 'types', language: undefined, before: 'A', after: 'A, PL' },
    { name: 'title', language: 'MY', before: 'Hai', after: 'Helo' },
    { name: 'title', language: 'EN', before: '', after: 'Hi' },
  ]);
  expect(differencesOf({ id: 'kite', texts: { MY: { title: 'Hai' } } }, null)).toEqual([
    { name: 'id', language: undefined, before: 'kite', after: '' },
    { name: 'title', language: 'MY', before: 'Hai', after: '' },
  ]);
});
