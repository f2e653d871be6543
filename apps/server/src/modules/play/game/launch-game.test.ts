import { hash } from 'node:crypto';
import { headerNames } from '@wau/contract/headers';
import { describe, expect, test } from 'vitest';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';

const server = await createTestServer();
const member = await server.openMember('launcher');

const launch = (query: { vendor: string; gameId: string }, by: TestMember = member) =>
  server.call('launchGame', { token: by.token, merchantCode: by.merchantCode, query });

const setEnabled = async (table: 'games' | 'vendors', enabled: boolean): Promise<void> => {
  await server.runner.query({
    text: `update wau.${table} set enabled = $1 where merchant_id = 'wau' and vendor_code = 'studio'`,
    values: [enabled],
  });
};

describe('launching a game', () => {
  test("gives the vendor's page with the token in the fragment, and keeps only its hash", async () => {
    const answer = await launch({ vendor: 'studio', gameId: 'dice' });
    const { launchUrl, ...rest } = answer.value();
    expect(rest).toEqual({ gameName: 'Dadu', gameId: 'dice' });
    const match = /^\/studio\/play\/dice\?language=MY&theme=night#launch=([\w-]{43})$/.exec(launchUrl);
    const tokenHash = hash('sha256', match?.[1] ?? '', 'buffer');
    const rows = await server.runner.query<{ token_hash: Buffer }>({
      text: 'select token_hash from wau.launch_tokens where member_id = $1',
      values: [member.memberId],
    });
    expect(rows).toEqual([{ token_hash: tokenHash }]);
  });

  test('speaks the language and wears the theme of the merchant that was asked', async () => {
    const namesake = await server.openMember('launcher', 'laut');
    const url = (await launch({ vendor: 'studio', gameId: 'plinko' }, namesake)).value().launchUrl;
    expect(url).toContain('?language=EN&theme=laut#');
  });

  test('GA-07 names the game in the language of who opens it', async () => {
    const answer = await server.call('launchGame', {
      token: member.token,
      query: { vendor: 'studio', gameId: 'dice' },
      headers: { [headerNames.language]: 'EN' },
    });
    expect(answer.value().gameName).toBe('Dice');
    expect(answer.value().launchUrl).toContain('?language=EN&');
  });

  test('refuses unknown games and vendors, and those that are switched off', async () => {
    expect((await launch({ vendor: 'studio', gameId: 'poker' })).outcome()).toBe('404 game.unknown');
    expect((await launch({ vendor: 'nobody', gameId: 'dice' })).outcome()).toBe('404 game.unknown');
    await setEnabled('games', false);
    expect((await launch({ vendor: 'studio', gameId: 'dice' })).outcome()).toBe('403 game.unavailable');
    await setEnabled('games', true);
    await setEnabled('vendors', false);
    const outcome = async () => (await launch({ vendor: 'studio', gameId: 'dice' })).outcome();
    await expect.poll(outcome).toBe('403 game.unavailable');
    await setEnabled('vendors', true);
    await expect.poll(outcome).toBe('200');
  });

  test('needs a session, and names no module, as the documents have it', async () => {
    const query = { vendor: 'studio', gameId: 'dice' };
    const outcomes = await Promise.all([
      server.call('launchGame', { query }),
      server.call('launchGame', { query, token: 'x'.repeat(43) }),
      server.call('launchGame', { query, token: member.token, headers: { [headerNames.module]: undefined } }),
      server.call('launchGame', {
        query,
        token: member.token,
        headers: { [headerNames.module]: 'DEPOSIT3' },
      }),
    ]);
    expect(outcomes.map((answer) => answer.outcome())).toEqual([
      '401 session.missing',
      '401 session.ended',
      '200',
      '200',
    ]);
  });
});
