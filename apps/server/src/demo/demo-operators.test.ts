import { systemRandom } from '@wau/service/random';
import { expect, test } from 'vitest';
import { createTestServer, testSecret } from '../testing/test-server.ts';
import { demoPassword } from './demo-merchants.ts';
import { seedDemoOperators } from './demo-operators.ts';

const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, config: { ...usual.config, demoReach: 'this-machine' } }),
});

test('the demo’s operators, whose passwords are public, come in from this machine alone', async () => {
  await seedDemoOperators({ ...server, random: systemRandom, masterSecret: testSecret, studioUrl: '' });
  const codes = (await server.app.inject('/dev/operator-codes')).body;
  const code = /^hafiz (\d{6})$/m.exec(codes)?.[1] ?? '';
  const login = async (address: string) => {
    const body = { username: 'Hafiz', password: demoPassword, code };
    return (await server.call('loginOperator', { body, address })).outcome();
  };
  expect(await login('203.0.113.9')).toBe('401 login.failed');
  expect(await login('127.0.0.1')).toBe('200');
  const elsewhere = await server.app.inject({ url: '/dev/operator-codes', remoteAddress: '203.0.113.9' });
  expect(elsewhere.statusCode).toBe(403);
});
