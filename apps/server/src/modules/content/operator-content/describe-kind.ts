import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import {
  type ContentFieldName,
  type ContentInput,
  contentFieldNames,
  orderedField,
} from '@wau/contract/content-kinds';
import { Day, Moment } from '@wau/contract/schema';
import { assert } from '@wau/service/refusal';
import type { TSchema } from 'typebox';
import type { ContentField, ContentKind } from './content-kinds.ts';

type DescribedKind = CallValue<Calls['listContentKinds']>['kinds'][number];
type DescribedField = DescribedKind['fields'][number];

/** What a schema says of the values that it takes, as far as a form needs it. */
interface SchemaFacts {
  readonly type?: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly items?: SchemaFacts;
  readonly anyOf?: readonly SchemaFacts[];
}

/** What a form for items of a kind is made of; all of it follows from the kind's own table of fields. */
export function describeKind({
  key,
  rows,
  texts,
}: ContentKind): Pick<DescribedKind, 'isSingle' | 'isOrdered' | 'keyField' | 'fields' | 'textFields'> {
  const fields = rows.flatMap(({ fields: ofTable }) => describeFields(ofTable));
  return {
    isSingle: key === undefined,
    isOrdered: fields.some(({ name }) => name === orderedField),
    keyField: key === undefined ? null : describeField(key.field, key),
    fields,
    textFields: texts.flatMap(({ fields: ofTable }) => describeFields(ofTable)),
  };
}

function describeFields(fields: Readonly<Record<string, ContentField>>): DescribedField[] {
  return Object.entries(fields).map(([name, field]) => describeField(name, field));
}

function describeField(
  text: string,
  { schema, fallback, isHtml }: { schema: TSchema; fallback?: unknown; isHtml?: true },
): DescribedField {
  const name = contentFieldNames.find((known) => known === text);
  assert(name !== undefined, `the contract names the field ${text}`);
  const whole = schema as SchemaFacts;
  const facts = whole.anyOf?.find(({ type }) => type !== 'null') ?? whole;
  const single = facts.items ?? facts;
  return {
    name,
    input: isHtml === true ? 'html' : inputOf(name, facts),
    isRequired: fallback === undefined,
    isNullable: whole.anyOf !== undefined,
    ...(single.minimum === undefined ? {} : { minimum: single.minimum }),
    ...(single.maximum === undefined ? {} : { maximum: single.maximum }),
    ...(single.maxLength === undefined ? {} : { maximumLength: single.maxLength }),
    ...(single.enum === undefined ? {} : { choices: [...single.enum] }),
    ...(fallback === undefined ? {} : { fallback }),
  };
}

/** Units stand last in a name, so what ends in Minor is money. */
function inputOf(name: ContentFieldName, { type, pattern, enum: choices, items }: SchemaFacts): ContentInput {
  const isMoney = name.endsWith('Minor');
  if (items !== undefined) {
    if (items.type === 'integer') return isMoney ? 'amounts' : 'numbers';
    return items.enum === undefined ? 'lines' : 'choices';
  }
  if (type === 'boolean') return 'switch';
  if (type === 'integer') return isMoney ? 'money' : 'number';
  if (choices !== undefined) return 'choice';
  if (pattern === (Moment as SchemaFacts).pattern) return 'moment';
  return pattern === (Day as SchemaFacts).pattern ? 'day' : 'text';
}
