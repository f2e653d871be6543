import { expect, test } from 'vitest';
import { announce } from './announce.ts';

const config = {
  publicUrl: 'http://localhost:3000',
  roles: ['api', 'ssr'],
  databaseUrl: undefined,
  demo: true,
  demoNetwork: false,
} as const;
const account = { site: 'http://localhost:3000', username: 'demo', password: 'open-to-all' };
const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

test('the start says that outbox, payment pages and accounts answer this machine alone, and what would open them', () => {
  const said = oneLine(announce(config, [account]));
  expect(said).toContain(
    'The outbox (/dev/outbox), the payment pages and the accounts of the demo answer this machine alone',
  );
  expect(said).toContain('WAU_DEMO_NETWORK=on opens them to all who reach it');
  expect(said).toContain('http://localhost:3000 demo open-to-all');
});

test('the start says what WAU_DEMO_NETWORK opens', () => {
  const said = oneLine(announce({ ...config, demoNetwork: true }, [account]));
  expect(said).toContain('WAU_DEMO_NETWORK is on: whoever reaches this machine reads every code and link');
  expect(said).toContain('logs in to the demo accounts');
  expect(said).not.toContain('this machine alone');
});

test('the start says where the console is and who may try it', () => {
  const said = oneLine(announce(config, [account], [{ username: 'aminah', password: 'open-to-all' }]));
  expect(said).toContain('The console for operators is http://localhost:3000/console');
  expect(said).toContain('http://localhost:3000/dev/operator-codes aminah open-to-all');
});

test('without a demo the start says nothing of it', () => {
  const said = announce({ ...config, demo: false, demoNetwork: true }, []);
  expect(said).not.toMatch(/outbox|DEMO|password/i);
  expect(oneLine(said)).toContain('Wau is ready: http://localhost:3000 roles api, ssr; database embedded');
});
