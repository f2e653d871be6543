import type { CallName } from '@wau/contract/calls';
import { calls } from '@wau/contract/calls';
import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId, systemRandom } from '@wau/service/random';
import { describe, expect, test } from 'vitest';
import { studioVendorCode, studioVendorKey } from '../../../seed-demo.ts';
import { switchOnFlags } from '../../../testing/switch-on-flags.ts';
import { createTestServer, testSecret } from '../../../testing/test-server.ts';
import { createVendorClient } from '../../play/vendor/testing/vendor-client.ts';
import { rememberDevice } from '../session/session-sql.ts';
import { closeTrialAccountsJob } from './close-trial-accounts-job.ts';
import { trialLifetimeMs, trialLoginWindowMs, trialsPerAddress } from './create-trial-account.ts';

const server = await createTestServer();

let addresses = 0;
const freshAddress = () => {
  addresses += 1;
  return `10.5.0.${addresses}`;
};

const create = (merchantCode = 'wau', address = freshAddress()) =>
  server.call('createTrialAccount', { merchantCode, address });

const logInTrial = (username: string, password: string, merchantCode = 'wau') =>
  server.call('loginTrial', { merchantCode, body: { username, password } });

async function openTrial(merchantCode = 'wau') {
  const account = (await create(merchantCode)).value();
  const session = (await logInTrial(account.userName, account.password, merchantCode)).value();
  return { account, session };
}

describe('a free trial', () => {
  test('is an account of type 4 with play money at the merchant’s own trial merchant (AC-10)', async () => {
    const { account, session } = await openTrial();
    expect(account).toMatchObject({ merchantCode: 'wautrial' });
    expect(session).toMatchObject({ merchantCode: 'wautrial', customerType: 4, userName: account.userName });
    const as = { token: session.token, merchantCode: 'wautrial' };
    const { id, type } = (await server.call('getMemberInfo', as)).value();
    expect(type).toBe(4);
    expect((await server.call('getBalance', as)).value()).toMatchObject({ sumBalanceMinor: '100000' });
    const [movement] = (await server.call('listMovements', as)).value().list;
    expect(movement).toMatchObject({ reason: 'trial.grant', amountMinor: '100000' });
    expect(await server.ledger.balanceOf('wau' as never, playerAccountId(id))).toBeUndefined();
    const house = await server.ledger.balanceOf('wau' as never, houseAccountId('trial'));
    expect(house).toBeUndefined();
  });

  test('comes by GET as well, as documented, and each merchant has a trial merchant of its own', async () => {
    const answer = await server.call('createTrialAccountByGet', {
      merchantCode: 'laut',
      address: freshAddress(),
    });
    const { userName, password, merchantCode } = answer.value();
    expect(merchantCode).toBe('lauttrial');
    expect((await logInTrial(userName, password, 'wau')).outcome()).toBe('401 login.failed');
    expect((await logInTrial(userName, password, 'laut')).outcome()).toBe('200');
  });

  test('is nobody at the real merchant: neither its token nor its name work there (S1)', async () => {
    const { account, session } = await openTrial();
    expect((await server.call('getMemberInfo', { token: session.token })).outcome()).toBe(
      '401 session.ended',
    );
    const refusals = { wau: '401 login.failed', wautrial: '403 login.trial.rejected' };
    for (const [merchantCode, refusal] of Object.entries(refusals)) {
      for (const password of [account.password, 'x']) {
        const answer = await server.call('login', {
          merchantCode,
          body: { type: 'username', username: account.userName, password, captcha: '' },
          address: freshAddress(),
        });
        expect(answer.outcome()).toBe(refusal);
      }
    }
  });

  test('plays the merchant’s games with its play money, while these are open (SH-12, S10)', async () => {
    const { session } = await openTrial();
    const launch = await server.call('launchGame', {
      token: session.token,
      merchantCode: 'wautrial',
      query: { vendor: studioVendorCode, gameId: 'dice' },
    });
    const launchToken = /#launch=([\w-]+)$/.exec(launch.value().launchUrl)?.[1] ?? '';
    const vendor = createVendorClient(server.handle.vendorTransport, {
      vendorCode: studioVendorCode,
      key: studioVendorKey(testSecret),
      clock: server.clock,
    });
    const player = (await vendor.send('authenticate', { launchToken })).value();
    expect(player).toMatchObject({ merchantCode: 'wautrial', balanceMinor: '100000', isTrial: true });
    let bets = 0;
    const bet = async () => {
      bets += 1;
      const { outcome } = await vendor.send('bet', {
        merchantCode: player.merchantCode,
        playerId: player.playerId,
        sessionToken: player.sessionToken,
        roundId: newId('round', server.clock, systemRandom),
        gameId: 'dice',
        transactionId: `trial-bet-${bets}`,
        amountMinor: '100',
        currencyCode: 'MYR',
      });
      return outcome;
    };
    expect(await bet()).toBe('200 99900');
    // It closes with the merchant that it belongs to, and loses its games with it.
    const changes: readonly [string, string][] = [
      [`status = 'maintenance'`, `status = 'open'`],
      [
        `enabled_modules = array_remove(enabled_modules, 'GAME3')`,
        `enabled_modules = array_append(enabled_modules, 'GAME3')`,
      ],
    ];
    const set = (change: string) =>
      server.runner.query({
        text: `update wau.merchants set ${change} where merchant_id = 'wau'`,
        values: [],
      });
    for (const [change, back] of changes) {
      await set(change);
      try {
        expect(await bet(), change).toBe('403 game.unavailable');
      } finally {
        await set(back);
      }
    }
    expect(await bet()).toBe('200 99800');
  });

  test('is told where it may not go, call by call (AC-10)', async () => {
    // A call that is switched off is refused for that reason first.
    await switchOnFlags(server, 'FEEDBACK3', 'KYC3', 'MEMCLUB3');
    const { session } = await openTrial();
    const closed = Object.values(calls).filter((call) => 'closedToTrial' in call);
    expect(closed.length).toBeGreaterThan(0);
    for (const call of closed) {
      const answer = await server.app.inject({
        method: call.method,
        url: call.path.replaceAll(/:\w+/g, 'x'),
        headers: {
          authorization: `Bearer ${session.token}`,
          merchant: 'wautrial',
          ...('module' in call ? { module: call.module } : {}),
        },
      });
      expect([call.name as CallName, answer.json().errorCode]).toEqual([call.name, 'trial.closed']);
    }
  });

  test('cannot be registered at, nor be tried any further from', async () => {
    const register = await server.app.inject({
      method: 'PUT',
      url: calls.register.path,
      headers: { merchant: 'wautrial', module: 'REGISTER_REE3', encryption: 'JWE' },
      payload: { data: 'x' },
    });
    expect(register.json().errorCode).toBe('module.unavailable');
    expect((await create('wautrial')).outcome()).toBe('403 module.unavailable');
  });

  test('is asked for so often from one address and no oftener', async () => {
    const address = freshAddress();
    const outcomes: string[] = [];
    for (let asked = 0; asked <= trialsPerAddress; asked += 1) {
      outcomes.push((await create('wau', address)).outcome());
    }
    expect(outcomes.slice(0, -1).every((outcome) => outcome === '200')).toBe(true);
    expect(outcomes.at(-1)).toBe('429 rate.limited');
  });

  test('is made so often for one merchant, however many addresses ask', async () => {
    const from = (address: string, merchantCode = 'wau') =>
      server.call('createTrialAccount', { address, merchantCode });
    expect((await from('198.51.100.1')).outcome()).toBe('200');
    await server.runner.query({
      text: `update wau.attempt_counters set attempt_count = 2000 where counter_name = 'trial.merchant' and merchant_id = 'wau'`,
      values: [],
    });
    expect((await from('198.51.100.2')).outcome()).toBe('429 rate.limited');
    expect((await from('198.51.100.2', 'laut')).outcome()).toBe('200');
    server.clock.advance(60 * 60_000);
    expect((await from('198.51.100.2')).outcome()).toBe('200');
  });

  test('is logged in to for ten minutes, by its own secret only', async () => {
    const { userName, password } = (await create()).value();
    expect((await logInTrial(userName, 'A'.repeat(43))).outcome()).toBe('401 login.failed');
    expect((await logInTrial(userName, 'short')).outcome()).toBe('401 login.failed');
    // A login whose answer was lost may be repeated.
    expect((await logInTrial(userName, password)).outcome()).toBe('200');
    expect((await logInTrial(userName, password)).outcome()).toBe('200');
    const setStatus = (status: string) =>
      server.runner.query({
        text: `update wau.members set status = $2 where merchant_id = 'wautrial' and username = $1`,
        values: [userName, status],
      });
    await setStatus('disabled');
    expect((await logInTrial(userName, password)).outcome()).toBe('401 login.failed');
    await setStatus('active');
    server.clock.advance(trialLoginWindowMs + 1);
    expect((await logInTrial(userName, password)).outcome()).toBe('401 login.failed');
  });

  test('follows what its merchant changes: games, switches, theme', async () => {
    const { session } = await openTrial();
    const open = async () =>
      (
        await server.call('launchGame', {
          token: session.token,
          merchantCode: 'wautrial',
          query: { vendor: studioVendorCode, gameId: 'plinko' },
        })
      ).outcome();
    expect(await open()).toBe('200');
    const enable = (enabled: boolean) =>
      server.runner.query({
        text: `update wau.games set enabled = $1 where merchant_id = 'wau' and game_id = 'plinko'`,
        values: [enabled],
      });
    await enable(false);
    expect(await open()).toBe('403 game.unavailable');
    await enable(true);
    expect(await open()).toBe('200');
  });

  test('ends: the account is closed, its session with it, and no money is deleted', async () => {
    const { session } = await openTrial();
    const as = { token: session.token, merchantCode: 'wautrial' };
    const { id } = (await server.call('getMemberInfo', as)).value();
    const job = closeTrialAccountsJob(server);
    await job.run({}, new AbortController().signal);
    expect((await server.call('getMemberInfo', as)).outcome()).toBe('200');

    server.clock.advance(trialLifetimeMs + 1);
    expect((await server.call('getMemberInfo', as)).outcome()).toBe('401 session.ended');
    const other = { token: (await openTrial()).session.token, merchantCode: 'wautrial' };
    const { id: otherId } = (await server.call('getMemberInfo', other)).value();
    for (const memberId of [id, otherId]) {
      await rememberDevice(server.runner, 'wautrial' as never, memberId, Buffer.alloc(32, 1), new Date());
    }
    await job.run({}, new AbortController().signal);
    const standing = async (memberId: string) => {
      const of = (table: string) =>
        `(select count(*) from wau.${table} where merchant_id = 'wautrial' and member_id = $1)::integer as ${table}`;
      const [row] = await server.runner.query({
        text: `select status, ${of('sessions')}, ${of('trial_accounts')}, ${of('known_devices')}
                 from wau.members where merchant_id = 'wautrial' and member_id = $1`,
        values: [memberId],
      });
      return row;
    };
    expect(await standing(id)).toEqual({
      status: 'disabled',
      sessions: 0,
      trial_accounts: 0,
      known_devices: 0,
    });
    expect(await standing(otherId)).toEqual({
      status: 'active',
      sessions: 1,
      trial_accounts: 1,
      known_devices: 1,
    });
    expect((await server.call('getMemberInfo', other)).outcome()).toBe('200');
    const balance = await server.ledger.balanceOf('wautrial' as never, playerAccountId(id));
    expect(balance?.balanceMinor).toBe(100_000n);
  });
});

test('more accounts than are closed at a time are closed in one run', async () => {
  const closed = [500n, 500n, 3n, 500n];
  let asked = 0;
  const runner: SqlRunner = {
    async query<Row>() {
      asked += 1;
      return [{ closed: closed.shift() }] as unknown as readonly Row[];
    },
  };
  await closeTrialAccountsJob({ runner, clock: server.clock }).run({}, new AbortController().signal);
  expect(asked).toBe(3);
});
