import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { CallDefinition } from './call.ts';
import {
  agencyCallTableSource,
  callTableSource,
  lotteryCallTableSource,
  operatorCallTableSource,
} from './call-table-source.ts';
import { calls } from './calls.ts';
import { errorCodes } from './error-codes.ts';
import { openApiDocument } from './open-api.ts';

const all = Object.entries<CallDefinition>(calls);

describe('the contract', () => {
  test('names each call by the key it stands under', () => {
    for (const [key, call] of all) expect(call.name).toBe(key);
  });

  test('gives no two calls the same method and path', () => {
    const places = all.map(([, call]) => `${call.method} ${call.path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test('declares path parameters exactly where the path has them', () => {
    for (const [, call] of all) {
      const inPath = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
      const declared = Object.keys((call.params as { properties?: object } | undefined)?.properties ?? {});
      expect(declared, call.name).toEqual(inPath);
    }
  });

  test('lists the session refusals on every call that needs a session', () => {
    for (const [, call] of all) {
      if (!['member', 'agent', 'operator', 'player'].includes(call.caller)) continue;
      expect(call.errors, call.name).toEqual(expect.arrayContaining(['session.missing', 'session.ended']));
    }
  });

  test('lists the module refusals on every call of a module', () => {
    for (const [, call] of all) {
      if (call.module === undefined) continue;
      expect(call.errors, call.name).toEqual(
        expect.arrayContaining(['module.missing', 'module.wrong', 'module.unavailable']),
      );
    }
  });

  test('lists the refusal of a switched-off function on every call that needs a switch, in OpenAPI as well', () => {
    const { paths } = openApiDocument('1.0.0') as {
      paths: Record<string, Record<string, { description?: string }>>;
    };
    for (const [, call] of all) {
      if (call.needs === undefined) continue;
      expect(call.errors, call.name).toContain('module.unavailable');
      const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
      const { description } = paths[path]?.[call.method.toLowerCase()] ?? {};
      for (const flag of call.needs.flags ?? []) expect(description, call.name).toContain(flag);
    }
  });

  test('lists the refusal of trial members on every call that is closed to them', () => {
    for (const [, call] of all) {
      expect(call.errors.includes('trial.closed'), call.name).toBe(call.closedToTrial === true);
      if (call.closedToTrial === true) expect(['member', 'agent'], call.name).toContain(call.caller);
    }
  });

  test('spells error codes in dotted lower case', () => {
    for (const code of errorCodes) expect(code).toMatch(/^[a-z]+(\.[a-z]+)+$/);
  });

  test('keeps the generated call table fresh', async () => {
    const file = await readFile(new URL('./call-table.generated.ts', import.meta.url), 'utf8');
    expect(file, 'run `npm run generate`').toBe(callTableSource());
    const ofLotteries = await readFile(new URL('./lottery-call-table.generated.ts', import.meta.url), 'utf8');
    expect(ofLotteries, 'run `npm run generate`').toBe(lotteryCallTableSource());
    const ofAgents = await readFile(new URL('./agency-call-table.generated.ts', import.meta.url), 'utf8');
    expect(ofAgents, 'run `npm run generate`').toBe(agencyCallTableSource());
    const ofOperators = await readFile(
      new URL('./operator-call-table.generated.ts', import.meta.url),
      'utf8',
    );
    expect(ofOperators, 'run `npm run generate`').toBe(operatorCallTableSource());
  });

  test('keeps the paths of operators to themselves, so that no table of a player has one', () => {
    for (const [, { name, caller, path }] of all) {
      if (caller === 'operator') expect(path, name).toMatch(/^\/wps\/operator\//);
      if (path.startsWith('/wps/operator/')) expect(['operator', 'visitor'], name).toContain(caller);
    }
    expect(callTableSource()).not.toContain('/wps/operator/');
  });

  test('comes out as OpenAPI 3.1 with every call in it', () => {
    const document = openApiDocument('1.0.0') as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map((operation) => operation.operationId).sort()).toEqual(
      all.map(([name]) => name).sort(),
    );
  });
});
