import type { TSchema } from 'typebox';
import { type CallDefinition, type CallNeeds, commonErrors } from './call.ts';
import { calls } from './calls.ts';
import { type ErrorCode, errorStatuses } from './error-codes.ts';
import { headerNames } from './headers.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: unknown;
  readonly description?: string;
}

/** The OpenAPI 3.1 document of the whole contract (TypeBox schemas are JSON Schema, which 3.1 speaks). */
export function openApiDocument(version: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of Object.values<CallDefinition>(calls)) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wau',
      version,
      description: 'Every call of the platform. Errors travel in the envelope.',
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The session token' },
        play: { type: 'http', scheme: 'bearer', description: 'The play token of a game' },
        operator: { type: 'apiKey', in: 'header', name: headerNames.operatorToken },
        signature: { type: 'apiKey', in: 'header', name: headerNames.signature },
      },
      schemas: { Failure: failureSchema },
    },
  };
}

const failureSchema = {
  type: 'object',
  required: ['success', 'errorCode', 'message'],
  properties: {
    success: { const: false },
    errorCode: { type: 'string', enum: Object.keys(errorStatuses) },
    message: { type: 'string', description: "In the request's language" },
    value: { type: 'object' },
  },
};

/** Of the caller's own protocol. */
const anyContent = { '*/*': { schema: {} } };

function operation(call: CallDefinition): Record<string, unknown> {
  return {
    operationId: call.name,
    summary: call.summary,
    ...descriptionOf(call),
    tags: [call.path.split('/').slice(1, 3).join('/')],
    security: securityOf(call),
    parameters: parametersOf(call),
    ...(call.ownProtocol === undefined ? {} : { requestBody: { content: anyContent } }),
    ...(call.body === undefined ? {} : { requestBody: requestBodyOf(call, call.body) }),
    responses: responsesOf(call),
  };
}

function descriptionOf({ needs, permission }: CallDefinition): { readonly description?: string } {
  const sentences = [
    ...(permission === undefined ? [] : [`Needs the permission ${permission}.`]),
    ...(needs === undefined ? [] : [needsText(needs)]),
  ];
  return sentences.length === 0 ? {} : { description: sentences.join(' ') };
}

function needsText({ flags = [], modules = [] }: CallNeeds): string {
  const needed = [...flags.map((flag) => `the flag ${flag}`), ...modules.map((id) => `the module ${id}`)];
  return `Refused with module.unavailable unless the merchant has on: ${needed.join(', ')}.`;
}

function securityOf(call: CallDefinition): readonly Record<string, readonly string[]>[] {
  if (call.caller === 'visitor') return [];
  if (call.caller === 'member' || call.caller === 'agent') return [{ session: [] }];
  if (call.caller === 'operator') return [{ operator: [] }];
  if (call.caller === 'player') return [{ play: [] }];
  return [{ signature: [] }];
}

function parametersOf(call: CallDefinition): readonly Parameter[] {
  const header = (name: string, required: boolean, schema: unknown): Parameter => ({
    name,
    in: 'header',
    required,
    schema,
  });
  return [
    ...schemaParameters('path', call.params),
    ...schemaParameters('query', call.query),
    header(headerNames.merchant, false, { type: 'string', description: 'Else the merchant of the host' }),
    header(headerNames.language, false, { type: 'string' }),
    ...(call.module === undefined ? [] : [header(headerNames.module, true, { const: call.module })]),
    ...(call.idempotent === undefined ? [] : [header(headerNames.idempotencyKey, true, { type: 'string' })]),
    ...(call.encrypted === undefined ? [] : [header(headerNames.encryption, true, { const: 'JWE' })]),
  ];
}

function schemaParameters(place: 'path' | 'query', schema: TSchema | undefined): readonly Parameter[] {
  const shape = (schema ?? {}) as { properties?: Record<string, unknown>; required?: readonly string[] };
  return Object.entries(shape.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: shape.required?.includes(name) ?? false,
    schema: property,
  }));
}

function requestBodyOf(call: CallDefinition, body: TSchema): Record<string, unknown> {
  const schema =
    call.encrypted === undefined
      ? body
      : {
          type: 'object',
          required: ['data'],
          properties: {
            data: { type: 'string', description: 'Compact JWE of the payload below', 'x-payload': body },
          },
        };
  const json = { 'application/json': { schema } };
  const content =
    call.formEncoded === undefined ? json : { 'application/x-www-form-urlencoded': { schema }, ...json };
  return { required: true, content };
}

function successContentOf(call: CallDefinition, success: object): Record<string, unknown> {
  if (call.eventStream === true) return { 'text/event-stream': { schema: call.value } };
  if (call.file === true) return { 'text/csv': { schema: call.value } };
  return call.ownProtocol === true ? anyContent : { 'application/json': { schema: success } };
}

function responsesOf(call: CallDefinition): Record<string, unknown> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of [...commonErrors, ...call.errors]) {
    const status = errorStatuses[code];
    byStatus.set(status, [...new Set([...(byStatus.get(status) ?? []), code])]);
  }
  const success = {
    type: 'object',
    required: ['success', 'value'],
    properties: { success: { const: true }, value: call.value },
  };
  return {
    200: { description: 'Success', content: successContentOf(call, success) },
    ...Object.fromEntries(
      [...byStatus].map(([status, codes]) => [
        status,
        {
          description: codes.join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      ]),
    ),
  };
}
