import { systemClock } from '@wau/service/clock';
import { newId, systemRandom } from '@wau/service/random';
import { signedHeaders } from '@wau/service/secrets/signature';
import { describe, expect, test } from 'vitest';
import { addTestGame } from '../../../../../testing/add-test-game.ts';
import { fund } from '../../../../../testing/member-money.ts';
import { testSecret } from '../../../../../testing/test-server.ts';
import { houseVendorSecret } from '../../../../operation/merchant/house-vendors.ts';
import { testWalletConformance } from '../../testing/conformance/wallet/test-wallet-conformance.ts';
import { openWalletUnderTest } from '../../testing/conformance/wallet/wallet-under-test.ts';
import { walletUnderTest } from '../../testing/transfer-wallet/transfer-wallet-under-test.ts';

const fixture = await openWalletUnderTest(walletUnderTest);
testWalletConformance(walletUnderTest.title, fixture);

const { server } = fixture;
const key = houseVendorSecret(testSecret, 'samudra');

describe('a vendor with wallets of its own', () => {
  const gameId = 'laut-dalam';
  const call = async (path: string, body: object, signing: { key?: Buffer } = {}) => {
    const rawBody = JSON.stringify(body);
    const parts = { method: 'POST', path, timestampMs: systemClock.nowMs(), rawBody };
    const answer = await server.app.inject({
      method: 'POST',
      url: path,
      headers: {
        ...signedHeaders('samudra', signing.key ?? key, parts),
        'content-type': 'application/json',
      },
      payload: rawBody,
    });
    return answer.json<{ success: boolean; value: Record<string, unknown>; errorCode?: string }>();
  };
  const authenticate = (launchToken: string, signing: { key?: Buffer; path?: string } = {}) =>
    call(signing.path ?? '/vendor/transfer-wallet/authenticate', { launchToken }, signing);
  const launch = async () => {
    await addTestGame(server, { merchantCode: 'wau', vendorCode: 'samudra', gameId });
    const member = await server.openMember(`launched${newId('member', systemClock, systemRandom).slice(-8)}`);
    await fund(server, member, 1_234n);
    const query = { vendor: 'samudra', gameId };
    const { launchUrl } = (await server.call('launchGame', { token: member.token, query })).value();
    return { member, launchToken: /#launch=([\w.-]+)$/.exec(launchUrl)?.[1]?.split('.').at(-1) ?? '' };
  };

  test('learns who a launch stands for, once, and not what is in the main wallet', async () => {
    const { member, launchToken } = await launch();
    const { value } = await authenticate(launchToken);
    expect(value).toMatchObject({ playerId: member.memberId, gameId, currencyCode: 'MYR', isTrial: false });
    expect(JSON.stringify(value)).not.toContain('1234');
    expect(await authenticate(launchToken)).toMatchObject({ errorCode: 'launch.token.invalid' });
  });

  test('gets in with its own key alone, and by its own protocol alone', async () => {
    const { launchToken } = await launch();
    expect(await authenticate(launchToken, { key: Buffer.alloc(32, 3) })).toMatchObject({
      errorCode: 'vendor.signature.wrong',
    });
    // What the house's own vendor may do, take from the main wallet, is closed to it.
    expect(await authenticate(launchToken, { path: '/vendor/wallet/authenticate' })).toMatchObject({
      errorCode: 'vendor.unknown',
    });
    expect((await authenticate(launchToken)).success).toBe(true);
  });

  test.each([
    ['its game is off', 'goes on', `games set enabled = $1 where game_id = 'laut-dalam' and`],
    ['the vendor is off', 'goes on', `vendors set enabled = $1 where vendor_code = 'samudra' and`],
    [
      'games are off',
      'game.unavailable',
      `merchants set enabled_modules = case when $1 then array_append(enabled_modules, 'GAME3')
                                           else array_remove(enabled_modules, 'GAME3') end where`,
    ],
    [
      'the site is in maintenance',
      'game.unavailable',
      `merchants set status = case when $1 then 'open' else 'maintenance' end where`,
    ],
  ])('S10 while it plays, %s: no round begins, and one that has begun: %s', async (_title, begun, change) => {
    const { launchToken } = await launch();
    const { value } = await authenticate(launchToken);
    const permit = async (more: { readonly roundBegun?: true; readonly amountMinor?: string } = {}) => {
      const { playerId, sessionToken, merchantCode } = value;
      const bet = { merchantCode, playerId, sessionToken, gameId, amountMinor: '100', ...more };
      const answer = await call('/vendor/transfer-wallet/permit', bet);
      return answer.errorCode ?? 'goes on';
    };
    const set = (isOn: boolean) =>
      server.runner.query({ text: `update wau.${change} merchant_id = 'wau'`, values: [isOn] });
    expect([await permit(), await permit({ roundBegun: true })]).toEqual(['goes on', 'goes on']);
    await set(false);
    try {
      expect([await permit(), await permit({ roundBegun: true })]).toEqual(['game.unavailable', begun]);
      const aboveLimit = await permit({ roundBegun: true, amountMinor: '100001' });
      expect(aboveLimit).toBe(begun === 'goes on' ? 'stake.above.maximum' : begun);
    } finally {
      await set(true);
    }
    expect(await permit()).toBe('goes on');
  });
});
