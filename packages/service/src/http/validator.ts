import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { onFirstUse } from './on-first-use.ts';

/** The error of a part of a request that does not fit its schema; `field` is the first wrong property. */
export class InvalidRequestError extends Error {
  override readonly name = 'InvalidRequestError';
  readonly field: string;

  constructor(field: string) {
    super(`invalid: ${field}`);
    this.field = field;
  }
}

/**
 * Compiles the contract's schemas with TypeBox's own compiler, each when its call first comes: a start that compiles
 * hundreds takes longer for calls that may never come. Query and path values arrive as text, so they
 * are converted first; a body never is, because a number in quotes is a client's bug to be told about.
 */
export const contractValidatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compiled = onFirstUse(() => Compile(schema));
  const convert = httpPart === 'querystring' || httpPart === 'params';
  return (data: unknown) => {
    const validator = compiled();
    const value = convert ? validator.Convert(data ?? {}) : data;
    const unstorable = unstorableField(value);
    if (unstorable !== undefined) return { error: new InvalidRequestError(unstorable) };
    if (validator.Check(value)) return { value };
    return { error: new InvalidRequestError(firstWrongField(validator.Errors(value))) };
  };
};

/** A check of values that did not come through Fastify; throws `InvalidRequestError` for what does not fit. */
export function contractValidator<Value>(schema: TSchema): (data: unknown) => Value {
  const compiled = onFirstUse(() => Compile(schema));
  return (data) => {
    const validator = compiled();
    const unstorable = unstorableField(data);
    if (unstorable !== undefined) throw new InvalidRequestError(unstorable);
    if (!validator.Check(data)) throw new InvalidRequestError(firstWrongField(validator.Errors(data)));
    return data as Value;
  };
}

/**
 * The first property whose text PostgreSQL cannot hold: one with a zero character or half a surrogate pair. Refused for
 * every call, because a schema's `String` lets both through and the database then fails in the middle of a use case.
 * Without recursion, because a body may nest as deep as it is long.
 */
function unstorableField(data: unknown): string | undefined {
  if (typeof data === 'string') return isUnstorable(data) ? '' : undefined;
  if (!isObject(data)) return undefined;
  const open: (readonly [field: string, value: object])[] = [['', data]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [field, value] = next;
    for (const key of Object.keys(value)) {
      const inner = (value as Record<string, unknown>)[key];
      const place = field === '' ? key : field;
      // Most values are short texts; only what holds others is put aside.
      if (typeof inner === 'string') {
        if (isUnstorable(inner)) return place;
      } else if (isObject(inner)) open.push([place, inner]);
    }
  }
  return undefined;
}

function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

interface SchemaError {
  readonly instancePath: string;
  readonly params?: object;
}

/** Where the first error is, with points between the names; empty where it has no place. */
export function firstWrongField(errors: readonly SchemaError[]): string {
  const first = errors[0];
  if (first === undefined) return '';
  const path = first.instancePath.replace(/^\//, '').replaceAll('/', '.');
  if (path !== '') return path;
  const named = first.params as
    | { requiredProperties?: string[]; additionalProperties?: string[] }
    | undefined;
  return named?.requiredProperties?.[0] ?? named?.additionalProperties?.[0] ?? '';
}
