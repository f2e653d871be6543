import { firstWrongField } from '@wau/service/http/validator';
import { Compile } from 'typebox/compile';
import { type ContentKind, itemSchema } from './content-kinds.ts';
import { WrongContent } from './wrong-content.ts';

type FieldValue = string | number | boolean | null | readonly string[] | readonly number[];

/** One item as an operator writes it, with every field and in one order, so that two of them can be compared. */
export interface ContentItem {
  /** What it is known by among its kind; empty where there is only one. */
  readonly key: string;
  readonly fields: Readonly<Record<string, FieldValue>>;
  readonly texts: Readonly<Record<string, Readonly<Record<string, FieldValue>>>>;
}

/** The item as a file has it: only what differs from what is taken for granted. */
export function writeItem(kind: ContentKind, { key, fields, texts }: ContentItem): Record<string, unknown> {
  const written: Record<string, unknown> = kind.key === undefined ? {} : { [kind.key.field]: key };
  for (const table of kind.rows) {
    for (const [name, { fallback }] of Object.entries(table.fields)) {
      if (!isSame(fields[name], fallback)) written[name] = fields[name];
    }
  }
  if (kind.texts.length > 0) written.texts = texts;
  return written;
}

/** @throws WrongContent with the first thing that is wrong, and where */
export function readItems(kind: ContentKind, items: readonly unknown[]): readonly ContentItem[] {
  const validator = Compile(itemSchema(kind));
  const read = items.map((item, position) => {
    if (!validator.Check(item)) {
      const [error] = validator.Errors(item);
      const place = `items[${position}]${(error?.instancePath ?? '').replaceAll('/', '.')}`;
      const sentence = `${place} ${error?.message ?? 'is wrong'}.${unknownFields(error?.params)}`;
      throw new WrongContent(sentence, { field: firstWrongField(validator.Errors(item)) });
    }
    return itemOf(kind, item as Readonly<Record<string, unknown>>);
  });
  const keys = read.map(({ key }) => key);
  const twice = keys.find((key, position) => keys.indexOf(key) !== position);
  if (twice !== undefined) throw new WrongContent(`${twice || 'The item'} stands there twice.`);
  return read;
}

/** Lists by what is in them. */
function isSame(value: FieldValue | undefined, fallback: FieldValue | undefined): boolean {
  return Array.isArray(value) ? JSON.stringify(value) === JSON.stringify(fallback) : value === fallback;
}

function unknownFields(params: unknown): string {
  const names = (params as { additionalProperties?: readonly string[] } | undefined)?.additionalProperties;
  return names === undefined ? '' : ` Unknown: ${names.join(', ')}.`;
}

function itemOf(kind: ContentKind, item: Readonly<Record<string, unknown>>): ContentItem {
  const fields: Record<string, FieldValue> = {};
  for (const table of kind.rows) {
    for (const [name, { fallback }] of Object.entries(table.fields)) {
      fields[name] = canonical(name in item ? item[name] : (fallback ?? null));
    }
  }
  const texts: Record<string, Record<string, FieldValue>> = {};
  const given = (item.texts ?? {}) as ContentItem['texts'];
  for (const language of Object.keys(given).toSorted()) {
    const text: Record<string, FieldValue> = {};
    for (const table of kind.texts) {
      for (const [name, { fallback }] of Object.entries(table.fields)) {
        text[name] = given[language]?.[name] ?? fallback ?? '';
      }
    }
    texts[language] = text;
  }
  return { key: kind.key === undefined ? '' : String(item[kind.key.field]), fields, texts };
}

/** A value as the file and the database have it alike: moments as text to the millisecond, numbers as numbers. */
export function canonical(value: unknown): FieldValue {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value) && typeof value[0] === 'bigint') return value.map(Number);
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(value)) {
    return new Date(value).toISOString();
  }
  return value as FieldValue;
}
