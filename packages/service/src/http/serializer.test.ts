import { calls } from '@wau/contract/calls';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { routeSchema } from './call-registrar.ts';
import { compileSerializer, contractSerializerCompiler } from './serializer.ts';

const routeOf = (schema: object) => ({ schema, method: 'GET', url: '/', httpStatus: '200' }) as never;

describe('the serialiser of an answer', () => {
  it('writes what the schema names and nothing else', () => {
    const schema = Type.Object({ success: Type.Literal(true), value: Type.Object({ name: Type.String() }) });
    const serialise = contractSerializerCompiler(routeOf(schema));
    const answer = { success: true, value: { name: 'a', secret: 'b' } };
    expect(serialise(answer)).toBe('{"success":true,"value":{"name":"a"}}');
    expect(serialise({ success: true, value: { name: 'c' } })).toBe('{"success":true,"value":{"name":"c"}}');
  });

  it('is not made before there is an answer to write', () => {
    const impossible = { type: 'object', properties: { name: { $ref: '#/definitions/nowhere' } } };
    expect(() => compileSerializer(routeOf(impossible))).toThrow();
    const serialise = contractSerializerCompiler(routeOf(impossible));
    expect(() => serialise({ name: 'a' })).toThrow();
  });
});

// A server compiles a schema when its call comes, so a start does not find one that cannot be compiled.
it.each(Object.values(calls))('the schemas of $name can be compiled', (call) => {
  const { params, querystring, body, response } = routeSchema(call) as Record<string, object | undefined>;
  for (const schema of [params, querystring, body]) {
    if (schema !== undefined) expect(Compile(schema as never)).toBeDefined();
  }
  const { 200: success } = response as { readonly 200: object };
  expect(compileSerializer(routeOf(success))).toBeTypeOf('function');
});
