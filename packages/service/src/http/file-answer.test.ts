import { defineCall } from '@wau/contract/call';
import { Exact, FileText } from '@wau/contract/schema';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { fileRegistrar } from './call-registrar.ts';
import { buildServiceApp } from './service-app.ts';

const exportNumbers = defineCall({
  name: 'exportNumbers',
  method: 'GET',
  path: '/wps/numbers/file',
  caller: 'visitor',
  file: true,
  summary: 'Test call',
  query: Exact({ how: Type.String({ maxLength: 10 }) }),
  value: FileText,
  errors: ['deposit.unknown'],
});

let app: FastifyInstance;

async function* numbers(failsAfter: number) {
  for (let number = 0; ; number += 1) {
    if (number === failsAfter) throw new Error('the database is away');
    if (number === 3) return;
    yield `${number}\r\n`;
  }
}

beforeEach(async () => {
  app = buildServiceApp({
    logger: false,
    errorMessages: (code) => code,
    fallbackLanguage: 'MY',
    apiPrefixes: ['/wps'],
    trustProxy: false,
  });
  const register = fileRegistrar<undefined, 'visitor'>(app, { enter: async () => undefined });
  register(exportNumbers, async ({ query: { how } }) => {
    if (how === 'refused') throw new Refusal('deposit.unknown');
    return { name: 'numbers.csv', pieces: numbers(how === 'breaks' ? 2 : 9) };
  });
  await app.ready();
});
afterEach(() => app.close());

const ask = (how: string) => app.inject({ url: '/wps/numbers/file', query: { how } });

test('CA-04 a file is answered piece by piece, under its name', async () => {
  const { statusCode, headers, body } = await ask('whole');
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: '0\r\n1\r\n2\r\n' });
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="numbers.csv"',
    'cache-control': 'no-store',
  });
});

test('CA-04 what is refused or asked wrongly is answered in the envelope', async () => {
  expect((await ask('refused')).json()).toMatchObject({ success: false, errorCode: 'deposit.unknown' });
  expect((await ask('a'.repeat(11))).json()).toMatchObject({ errorCode: 'request.invalid' });
});

test('CA-04 a file that cannot be finished does not look whole', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const answer = await fetch(`http://127.0.0.1:${port}/wps/numbers/file?how=breaks`);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
});
