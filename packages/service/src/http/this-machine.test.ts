import { expect, it } from 'vitest';
import { buildServiceApp } from './service-app.ts';
import { requireDemoReach } from './this-machine.ts';

const proxy = '127.0.0.1';

async function ask(
  remoteAddress: string,
  headers: Record<string, string>,
  trustProxy: string[] | false,
): Promise<string> {
  const app = buildServiceApp({
    logger: false,
    errorMessages: (code) => code,
    fallbackLanguage: 'MY',
    apiPrefixes: [],
    trustProxy,
  });
  app.get('/dev', async (request) => {
    requireDemoReach(request, 'this-machine');
    return { errorCode: 'none' };
  });
  const answer = await app.inject({ url: '/dev', remoteAddress, headers });
  await app.close();
  return answer.json<{ errorCode: string }>().errorCode;
}

it.each([
  ['of IPv4', '127.0.0.1'],
  ['of IPv6', '::1'],
  ['of IPv4 in IPv6', '::ffff:127.0.0.9'],
])('a demo answers loopback %s', async (_what, address) => {
  expect(await ask(address, {}, false)).toBe('none');
});

it.each<[string, string, Record<string, string>, string[] | false]>([
  ['another machine', '192.168.1.7', {}, false],
  ['another machine that says it is this one', '192.168.1.7', { 'x-forwarded-for': '127.0.0.1' }, false],
  ['a proxy here that nobody has named', proxy, { 'x-forwarded-for': '127.0.0.1' }, false],
  ['a proxy here that speaks otherwise', proxy, { forwarded: 'for=127.0.0.1' }, [proxy]],
  ['a trusted proxy for somebody else', proxy, { 'x-forwarded-for': '203.0.113.5' }, [proxy]],
  [
    'a trusted proxy for somebody who lied to it',
    proxy,
    { 'x-forwarded-for': '127.0.0.1, 203.0.113.5' },
    [proxy],
  ],
])('a demo refuses %s', async (_what, address, headers, trustProxy) => {
  expect(await ask(address, headers, trustProxy)).toBe('demo.local.only');
});

it('a demo answers this machine through a trusted proxy on it', async () => {
  expect(await ask(proxy, { 'x-forwarded-for': '127.0.0.1' }, [proxy])).toBe('none');
});
