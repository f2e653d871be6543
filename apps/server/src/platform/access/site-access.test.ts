import type { CallName } from '@wau/contract/calls';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';

const proxy = '192.0.2.10';
const server = await createTestServer({
  trustProxy: ['192.0.2.0/24'],
  dependencies: (usual) => ({ ...usual, config: { ...usual.config, countryHeader: 'CF-IPCountry' } }),
});
const player = await server.openMember('closedout');

async function set(assignments: string): Promise<void> {
  await server.runner.query({
    text: `update wau.merchants set ${assignments} where merchant_id = 'wau'`,
    values: [],
  });
}

async function outcome(
  name: CallName,
  from: { address?: string; headers?: Record<string, string>; token?: string } = {},
): Promise<string> {
  return (await server.call(name, from as never)).outcome();
}

/** Settings take effect when the notice has come. */
async function settles(read: () => Promise<unknown>, value: unknown): Promise<void> {
  await expect.poll(read).toEqual(value);
}

afterEach(async () => {
  await set(`status = 'open', status_text = '', maintenance_from = null, maintenance_until = null,
    maintenance_allowed_addresses = '{}', blocked_addresses = '{}', allowed_addresses = '{}', restricted_countries = '{}'`);
  await settles(() => outcome('listGames'), '200');
});

describe('SH-12 maintenance', () => {
  test('calls are refused with a code, a text and Retry-After; what a client needs is answered', async () => {
    await set(`status = 'maintenance', status_text = 'Back at noon'`);
    await settles(() => outcome('listGames'), '503 site.maintenance');
    const refused = await server.call('listGames');
    expect(refused.headers['retry-after']).toBe('300');
    expect(await outcome('getMemberInfo', { token: player.token })).toBe('503 site.maintenance');
    expect((await server.call('getSystemStatus')).value()).toMatchObject({
      maintenance: true,
      regionRestriction: false,
      info: 'Back at noon',
      retryAfterSeconds: 300,
    });
    expect(await outcome('getWhitelabel')).toBe('200');
    expect(await outcome('getResources')).toBe('200');
    expect((await server.call('listGames', { merchantCode: 'laut' })).outcome()).toBe('200');
  });

  test('a window begins and ends by itself, by the clock of the server', async () => {
    const fromMs = server.clock.nowMs() + 60_000;
    await set(
      `maintenance_from = to_timestamp(${fromMs / 1000}), maintenance_until = to_timestamp(${(fromMs + 600_000) / 1000})`,
    );
    await settles(
      async () =>
        (
          await server.runner.query({
            text: `select 1 from wau.merchants where merchant_id = 'wau' and maintenance_from is not null`,
            values: [],
          })
        ).length,
      1,
    );
    expect(await outcome('listGames')).toBe('200');
    server.clock.advance(90_000);
    await settles(() => outcome('listGames'), '503 site.maintenance');
    const status = (await server.call('getSystemStatus')).value();
    expect(status.maintenanceUntil).toBe(new Date(fromMs + 600_000).toISOString());
    expect(status.retryAfterSeconds).toBe(570);
    server.clock.advance(570_000);
    await settles(() => outcome('listGames'), '200');
  });

  test('who checks the work gets in, by IPv4, IPv6 and IPv4 inside IPv6', async () => {
    await set(`status = 'maintenance', maintenance_allowed_addresses = '{203.0.113.0/24,2001:db8::/32}'`);
    await settles(() => outcome('listGames', { address: '198.51.100.1' }), '503 site.maintenance');
    for (const address of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::9']) {
      expect(await outcome('listGames', { address }), address).toBe('200');
    }
    expect(await outcome('listGames', { address: '2001:db9::9' })).toBe('503 site.maintenance');
  });

  test('a member can still log out', async () => {
    const leaving = await server.openMember('leaving');
    await set(`status = 'maintenance'`);
    await settles(() => outcome('listGames'), '503 site.maintenance');
    expect(await outcome('logout', { token: leaving.token })).toBe('200');
  });

  test('money under way still settles: vendors and payment providers pass', async () => {
    await set(`status = 'maintenance', blocked_addresses = '{127.0.0.0/8}'`);
    await settles(() => outcome('listGames'), '503 site.maintenance');
    const vendor = await server.app.inject({ method: 'POST', url: '/vendor/wallet/win', payload: {} });
    expect(vendor.json().errorCode).toMatch(/^vendor\./);
    const callback = await server.app.inject({
      method: 'POST',
      url: '/payments/wau/sandbox/pay-in',
      payload: {},
    });
    expect(callback.json().errorCode).not.toBe('site.maintenance');
    expect(callback.statusCode).not.toBe(503);
  });
});

describe('SH-12 restricted regions', () => {
  const malaysian = '1.9.0.1';

  test('the country comes from the address; the site is closed with 451', async () => {
    await set(`restricted_countries = '{MY}'`);
    await settles(() => outcome('listGames', { address: malaysian }), '451 region.restricted');
    expect(await outcome('listGames', { address: `::ffff:${malaysian}` })).toBe('451 region.restricted');
    expect(await outcome('listGames', { address: '2001:d08::1' })).toBe('451 region.restricted');
    expect(await outcome('listGames', { address: '193.0.14.129' })).toBe('200');
    expect(await outcome('listGames', { address: '127.0.0.1' })).toBe('200');
    const status = (await server.call('getSystemStatus', { address: malaysian })).value();
    expect(status).toMatchObject({ location: 'MY', regionRestriction: true, maintenance: false });
  });

  test('when both are on, maintenance wins', async () => {
    await set(`restricted_countries = '{MY}', status = 'maintenance'`);
    await settles(() => outcome('listGames', { address: malaysian }), '503 site.maintenance');
    const status = (await server.call('getSystemStatus', { address: malaysian })).value();
    expect(status).toMatchObject({ regionRestriction: false, maintenance: true });
  });

  test('an allowed address gets in from anywhere', async () => {
    await set(`restricted_countries = '{MY}', allowed_addresses = '{1.9.0.0/24}'`);
    await settles(() => outcome('listGames', { address: '1.9.1.1' }), '451 region.restricted');
    expect(await outcome('listGames', { address: malaysian })).toBe('200');
  });

  test('a trusted proxy tells address and country; nobody else does', async () => {
    await set(`restricted_countries = '{MY}'`);
    await settles(() => outcome('listGames', { address: malaysian }), '451 region.restricted');
    const forwarded = (address: string, country?: string) => ({
      'x-forwarded-for': address,
      ...(country === undefined ? {} : { 'cf-ipcountry': country }),
    });
    // Through the proxy: its header, else the address that it forwards.
    expect(await outcome('listGames', { address: proxy, headers: forwarded('193.0.14.129', 'MY') })).toBe(
      '451 region.restricted',
    );
    expect(await outcome('listGames', { address: proxy, headers: forwarded(malaysian, 'NL') })).toBe('200');
    expect(await outcome('listGames', { address: proxy, headers: forwarded(malaysian) })).toBe(
      '451 region.restricted',
    );
    expect(await outcome('listGames', { address: proxy, headers: forwarded(malaysian, 'XX') })).toBe(
      '451 region.restricted',
    );
    expect(await outcome('listGames', { address: `::ffff:${proxy}`, headers: forwarded(malaysian) })).toBe(
      '451 region.restricted',
    );
    // From somebody else: neither opens the site to a Malaysian nor closes it to another.
    expect(await outcome('listGames', { address: malaysian, headers: forwarded('193.0.14.129', 'NL') })).toBe(
      '451 region.restricted',
    );
    expect(await outcome('listGames', { address: '193.0.14.129', headers: forwarded(malaysian, 'MY') })).toBe(
      '200',
    );
    // A caller who puts words into the proxy's mouth: only the hop that the proxy saw itself counts.
    expect(
      await outcome('listGames', { address: proxy, headers: forwarded(`193.0.14.129, ${malaysian}`) }),
    ).toBe('451 region.restricted');
  });
});

describe('SH-12 blocked addresses', () => {
  test('are refused with 403, members with a session included', async () => {
    await set(`blocked_addresses = '{198.51.100.0/24,2001:db8:bad::/48}'`);
    await settles(() => outcome('listGames', { address: '198.51.100.7' }), '403 address.blocked');
    expect(await outcome('getMemberInfo', { address: '::ffff:198.51.100.7', token: player.token })).toBe(
      '403 address.blocked',
    );
    expect(await outcome('listGames', { address: '2001:db8:bad::1' })).toBe('403 address.blocked');
    expect(await outcome('listGames', { address: '198.51.101.7' })).toBe('200');
    const status = (await server.call('getSystemStatus', { address: '198.51.100.7' })).value();
    expect(status).toMatchObject({ addressBlocked: true, maintenance: false, regionRestriction: false });
  });
});
