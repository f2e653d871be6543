import { createTestPayments } from '@wau/server/testing/test-payments';
import { createTestServer, type TestServer } from '@wau/server/testing/test-server';
import type { Database } from '@wau/service/database/database';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { injectedTransport } from '../injected-transport.ts';
import { registerOtherParties } from './s1/register-other-parties.ts';

/** A server with every call of the contract: the operator's, the studio's and the payment provider's, on one database. */
export async function createEveryCallServer(): Promise<TestServer> {
  let database: Database;
  let vendors: FastifyInstance;
  return createTestServer({
    dependencies: (usual) => {
      database = usual.database;
      return {
        ...usual,
        sandboxTransport: createTestPayments().transport,
        vendorTransport: () => (request) => injectedTransport(vendors)(request),
      };
    },
    alsoRegister: async (app, handle) => {
      vendors = app;
      afterAll(await registerOtherParties(app, handle, database));
    },
  });
}
