import type { CallDefinition } from '@wau/contract/call';
import { type CallName, calls } from '@wau/contract/calls';
import { headerNames } from '@wau/contract/headers';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { SampleInput } from '../s1/call-samples.ts';

/** Whose session a request shows, whether the call is theirs to make or not. */
export const hands = ['nobody', 'player', 'agent', 'trial', 'operator'] as const;
export type Hand = (typeof hands)[number];

type Part = 'params' | 'query' | 'body' | 'headers';

/** One thing that is not as the contract wants it. */
interface Change {
  readonly part: Part;
  /** Which of the part’s values, wherever it is nested; taken modulo their number. */
  readonly at: number;
  readonly how: 'replace' | 'remove' | 'add';
  readonly value: unknown;
}

export interface GeneratedRequest {
  readonly callName: CallName;
  readonly hand: Hand;
  readonly changes: readonly Change[];
  /** In place of a body: what is no JSON, or says that it is something else. */
  readonly raw: { readonly payload: string; readonly contentType: string } | undefined;
}

const deep = (depth: number): unknown => (depth === 0 ? 'end' : { a: deep(depth - 1) });

/** What has broken servers before: in databases, numbers, paths, pages and prototypes. */
const notoriousValues: readonly unknown[] = [
  ...[null, true, 0, -0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER + 2],
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\u202e',
    '\ud800',
    '\ufeff',
    '🪁'.repeat(60),
    'x'.repeat(5_000),
    '\r\nSet-Cookie: a=b',
  ],
  ...["' or 1=1 --", '"; drop table wau.members; --', "\\'; select pg_sleep(9); --", '$1', '%s%n', '{{7*7}}'],
  ...[
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '../../../../etc/passwd',
    '%00',
    '//evil.example',
    '\\\\host',
  ],
  ...[
    '9223372036854775808',
    '-9223372036854775808',
    '9'.repeat(400),
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '१२३',
  ],
  ...['9999-12-31', '0000-00-00', '2026-02-30', '2026-01-01T00:00:00Z', '+99999-01-01'],
  ...[[], [[]], {}, Array.from({ length: 300 }, () => 'many'), deep(200)],
  ...[JSON.parse('{"__proto__":{"isAdmin":true}}'), { constructor: { prototype: { isAdmin: true } } }],
];

const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...notoriousValues) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 1, arbitrary: fc.bigInt().map(String) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const change: fc.Arbitrary<Change> = fc.record({
  part: fc.constantFrom('params', 'query', 'body', 'body', 'body', 'headers'),
  at: fc.nat(1_000),
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add'),
  value,
});

const rawBody = fc.record({
  payload: fc.oneof(
    fc.constantFrom('{"a":', 'null', '[]', '"words"', '{}{}', '\0', '['.repeat(3_000), '{"a":1e999}', '﻿{}'),
    fc.string({ unit: 'binary', maxLength: 200 }),
  ),
  contentType: fc.constantFrom(
    'application/json',
    'application/json; charset=utf-7',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    '',
  ),
});

/** A request of any call: as it should be, or with up to three things wrong, or with a body that is none. */
export const generatedRequest: fc.Arbitrary<GeneratedRequest> = fc.record({
  callName: fc.constantFrom(...(Object.keys(calls) as CallName[])),
  hand: fc.constantFrom(...hands),
  changes: fc.array(change, { maxLength: 3 }),
  raw: fc.option(rawBody, { freq: 12, nil: undefined }),
});

/** What a request is sent with before anything is changed. */
export interface SoundRequest extends SampleInput {
  readonly headers: Readonly<Record<string, string>>;
}

/** The request as it goes over the wire. */
export function injectOptionsOf(
  { callName, changes, raw }: GeneratedRequest,
  sound: SoundRequest,
): Omit<InjectOptions, 'payload'> & { readonly payload?: object | string } {
  const call: CallDefinition = calls[callName];
  const parts: Record<Part, unknown> = structuredClone({
    params: sound.params,
    query: sound.query,
    body: sound.body,
    headers: sound.headers,
  });
  for (const each of changes) parts[each.part] = changed(parts[each.part], each);
  const params = parts.params as Readonly<Record<string, unknown>>;
  return {
    method: call.method,
    url: call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(params[name]))),
    query: textsOf(parts.query),
    headers: {
      ...headersOf(parts.headers),
      ...(raw === undefined ? {} : { 'content-type': raw.contentType }),
    },
    ...payloadOf(raw?.payload ?? parts.body),
  };
}

/** Only objects and text travel; whatever else a change has made of the body goes as its JSON. */
function payloadOf(body: unknown): { readonly payload?: object | string } {
  if (body === undefined) return {};
  if (typeof body === 'string' || (typeof body === 'object' && body !== null)) return { payload: body };
  return { payload: JSON.stringify(body) };
}

interface Place {
  readonly parent: Record<string, unknown>;
  readonly key: string;
}

/** Every value of a part, those of nested objects and lists included. */
function placesOf(part: unknown): readonly Place[] {
  if (typeof part !== 'object' || part === null) return [];
  const parent = part as Record<string, unknown>;
  return Object.keys(parent).flatMap((key) => [{ parent, key }, ...placesOf(parent[key])]);
}

function changed(part: unknown, { at, how, value: wanted }: Change): unknown {
  const places = placesOf(part);
  const place = places[at % Math.max(1, places.length)];
  if (place === undefined) return part;
  if (how === 'remove') delete place.parent[place.key];
  // A value of its own, since the next change may be made within it.
  else place.parent[how === 'add' ? `${place.key}2` : place.key] = structuredClone(wanted);
  return part;
}

function textOf(one: unknown): string {
  return (typeof one === 'string' ? one : (JSON.stringify(one) ?? '')).toWellFormed();
}

function textsOf(values: unknown): Record<string, string | string[]> {
  if (typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(
    Object.entries(values).map(([key, one]) => [key, Array.isArray(one) ? one.map(textOf) : textOf(one)]),
  );
}

/** A header of more than ASCII never leaves a client. */
function headersOf(values: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(textsOf(values)).map(([name, text]) => [
      name,
      String(text)
        .replaceAll(/[^ -~]/g, '?')
        .slice(0, 4_000),
    ]),
  );
}

/** The headers that every call may come with, so that each of them is among what is changed. */
export function soundHeaders(
  call: CallDefinition,
  merchantCode: string,
  key: string,
): Record<string, string> {
  return {
    [headerNames.merchant]: merchantCode,
    [headerNames.idempotencyKey]: key,
    [headerNames.language]: 'EN',
    ...(call.module === undefined ? {} : { [headerNames.module]: call.module }),
    ...(call.encrypted === undefined ? {} : { [headerNames.encryption]: 'JWE' }),
    'user-agent': 'Mozilla/5.0 (Linux; Android 10)',
    'accept-language': 'ms-MY',
  };
}
