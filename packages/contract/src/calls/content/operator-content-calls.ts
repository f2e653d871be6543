import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { contentFieldNames, contentInputs, contentKindNames, contentStates } from '../../content-kinds.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { OperatorHtmlText } from '../../operator-html.ts';
import { CurrencyText, Exact, LanguageText, Moment, OneOf, Page, PageQuery } from '../../schema.ts';

/** Two texts of the largest kind with their terms, each character of three bytes. */
const bodyLimitBytes = 1_000_000;

const OfKind = Exact({ kind: OneOf(contentKindNames) });
const KeyText = Type.String({
  maxLength: 255,
  description: 'What the item is known by among its kind; empty where there is a single one',
});
const VersionText = Type.String({ minLength: 1, maxLength: 64, description: 'Another for other content' });
const VersionOrNull = Type.Union([VersionText, Type.Null()], {
  description: 'What the caller has seen of the item; null: that there is none',
});
const WrittenItem = Type.Unsafe<Readonly<Record<string, unknown>>>(
  Type.Object(
    {},
    {
      additionalProperties: true,
      description: 'As in the file of `npm run content`: what is taken for granted may be left out',
    },
  ),
);

const FieldView = Exact({
  name: OneOf(contentFieldNames),
  input: OneOf(contentInputs),
  isRequired: Type.Boolean({ description: 'The item must name it' }),
  isNullable: Type.Boolean(),
  minimum: Type.Optional(Type.Integer()),
  maximum: Type.Optional(Type.Integer()),
  maximumLength: Type.Optional(Type.Integer()),
  choices: Type.Optional(Type.Array(Type.String())),
  fallback: Type.Optional(Type.Unknown({ description: 'What it is where the item does not name it' })),
});

const ItemView = Exact({
  key: KeyText,
  version: VersionText,
  item: WrittenItem,
  state: Type.Union([OneOf(contentStates), Type.Null()], { description: 'Null: shown without a time' }),
});

const putErrors = [
  'content.invalid',
  'content.text.missing',
  'content.period.wrong',
  'content.taken',
  'content.changed',
  'content.level.wrong',
  'content.rate.begun',
  'merchant.host.console',
] as const;
const removeErrors = ['content.changed', 'content.used', 'content.domain.last'] as const;

export const listContentKinds = defineCall({
  name: 'listContentKinds',
  method: 'GET',
  path: '/wps/operator/content',
  caller: 'operator',
  permission: 'content.read',
  summary: 'What an operator can put in place, with the fields of each kind, and what the site is like',
  value: Exact({
    kinds: Type.Array(
      Exact({
        kind: OneOf(contentKindNames),
        mayChange: Type.Boolean({ description: 'Whether the caller’s roles allow changing it' }),
        isSingle: Type.Boolean(),
        isOrdered: Type.Boolean({ description: 'Whether the operator decides in which order items stand' }),
        keyField: Type.Union([FieldView, Type.Null()]),
        fields: Type.Array(FieldView),
        textFields: Type.Array(FieldView, { description: 'Once in each language' }),
      }),
    ),
    languages: Type.Array(LanguageText, { description: 'In the order in which the site offers them' }),
    defaultLanguage: LanguageText,
    currencyCode: CurrencyText,
    themeName: Type.String(),
  }),
  errors: [...operatorErrors],
});

export const listContentItems = defineCall({
  name: 'listContentItems',
  method: 'GET',
  path: '/wps/operator/content/:kind',
  caller: 'operator',
  permission: 'content.read',
  summary: 'All items of a kind in the order in which players have them',
  params: OfKind,
  value: Exact({ list: Type.Array(ItemView) }),
  errors: [...operatorErrors],
});

export const putContentItem = defineCall({
  name: 'putContentItem',
  method: 'PUT',
  path: '/wps/operator/content/:kind',
  caller: 'operator',
  permission: 'content.write',
  summary: 'Puts an item in place whole, unless somebody has changed it since it was read',
  params: OfKind,
  body: Exact({ item: WrittenItem, expectedVersion: VersionOrNull }),
  bodyLimitBytes,
  value: ItemView,
  errors: [...operatorErrors, ...putErrors],
});

export const removeContentItem = defineCall({
  name: 'removeContentItem',
  method: 'POST',
  path: '/wps/operator/content/:kind/remove',
  caller: 'operator',
  permission: 'content.write',
  summary: 'Takes an item away, unless somebody has changed it since it was read',
  params: OfKind,
  body: Exact({ key: KeyText, expectedVersion: VersionText }),
  value: Type.Null(),
  errors: [...operatorErrors, ...removeErrors, 'content.level.wrong', 'content.rate.begun'],
});

export const orderContentItems = defineCall({
  name: 'orderContentItems',
  method: 'PUT',
  path: '/wps/operator/content/:kind/order',
  caller: 'operator',
  permission: 'content.write',
  summary: 'Puts all items of a kind in another order, unless somebody has changed it since it was read',
  params: OfKind,
  body: Exact({
    keys: Type.Array(KeyText, { maxItems: 1_000, description: 'All of them, as they are to stand' }),
    expectedKeys: Type.Array(KeyText, { maxItems: 1_000, description: 'As they stood when they were read' }),
  }),
  value: Exact({ list: Type.Array(ItemView) }),
  errors: [...operatorErrors, 'content.invalid', 'content.changed'],
});

export const listContentChanges = defineCall({
  name: 'listContentChanges',
  method: 'GET',
  path: '/wps/operator/content/:kind/changes',
  caller: 'operator',
  permission: 'content.read',
  summary: 'Who changed items of a kind, or one of them, and how, the newest first; out of the audit',
  params: OfKind,
  query: Exact({ ...PageQuery, key: Type.Optional(KeyText) }),
  value: Page(
    Exact({
      entryId: Type.String(),
      key: KeyText,
      changedAt: Moment,
      changedBy: Type.String(),
      before: Type.Union([WrittenItem, Type.Null()], { description: 'Null: there was none' }),
      after: Type.Union([WrittenItem, Type.Null()], { description: 'Null: it was taken away' }),
    }),
  ),
  errors: [...operatorErrors],
});

export const undoContentChange = defineCall({
  name: 'undoContentChange',
  method: 'POST',
  path: '/wps/operator/content/:kind/undo',
  caller: 'operator',
  permission: 'content.write',
  summary: 'Puts an item back as it was before a change, as a change of its own',
  params: OfKind,
  body: Exact({
    entryId: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }),
    key: KeyText,
    expectedVersion: VersionOrNull,
  }),
  value: Exact({ item: Type.Union([ItemView, Type.Null()]) }),
  errors: [...operatorErrors, ...putErrors, 'content.used', 'content.domain.last', 'content.change.unknown'],
});

export const previewContentItem = defineCall({
  name: 'previewContentItem',
  method: 'POST',
  path: '/wps/operator/content/:kind/preview',
  caller: 'operator',
  permission: 'content.read',
  summary: 'What players would be shown of texts that are not in place yet: their HTML, sanitised',
  changesNothing: true,
  params: OfKind,
  body: Exact({
    texts: Type.Record(Type.String({ maxLength: 8 }), Type.Record(Type.String(), Type.Unknown())),
  }),
  bodyLimitBytes,
  value: Exact({ texts: Type.Record(Type.String(), Type.Record(Type.String(), OperatorHtmlText)) }),
  errors: [...operatorErrors],
});
