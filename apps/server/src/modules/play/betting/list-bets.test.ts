import { headerNames } from '@wau/contract/headers';
import { describe, expect, test } from 'vitest';
import { studioProtocol } from '../../../platform/gates/vendor-gate.ts';
import { studioVendorCode, studioVendorKey } from '../../../seed-demo.ts';
import { createTestServer, type TestMember, testSecret } from '../../../testing/test-server.ts';
import { addTestVendor, sharedKeys } from '../vendor/testing/add-test-vendor.ts';
import { openPlayer } from '../vendor/testing/test-player.ts';
import { createVendorClient } from '../vendor/testing/vendor-client.ts';

const server = await createTestServer();
const vendor = createVendorClient(server.handle.vendorTransport, {
  vendorCode: studioVendorCode,
  key: studioVendorKey(testSecret),
  clock: server.clock,
});

type BetsQuery = NonNullable<NonNullable<Parameters<typeof server.call<'listBets'>>[1]>['query']>;

const listBets = (member: TestMember, query: BetsQuery = {}) =>
  server.call('listBets', { token: member.token, merchantCode: member.merchantCode, query });

const moment = (): string => new Date(server.clock.nowMs()).toISOString();

describe('the betting record', () => {
  test('CA-04: shows what became of each round and where it is proved', async () => {
    const player = await openPlayer(server, vendor, 1_000n);
    const round = player.round();
    await vendor.send('bet', round.bet);
    await vendor.send('win', round.win('250'));
    const { list } = (await listBets(player.member)).value();
    expect(list).toEqual([
      {
        betKey: `vendor:studio:${round.bet.roundId}`,
        source: 'vendor',
        provider: 'studio',
        externalKey: round.bet.roundId,
        category: 'INHOUSE',
        gameId: 'dice',
        gameName: 'Dadu',
        stakeMinor: '100',
        payoutMinor: '250',
        currencyCode: 'MYR',
        status: 'settled',
        placedAt: expect.stringMatching(/Z$/),
        settledAt: expect.stringMatching(/Z$/),
        verifyUrl: `/studio/verify?round=${round.bet.roundId}`,
      },
    ]);
  });

  test('proves a round with its own vendor, and names none where that vendor proves nothing', async () => {
    const key = Buffer.alloc(32, 17);
    const others = ['another', 'zebra'];
    for (const vendorCode of others) {
      const keys = sharedKeys({ wau: key });
      const protocol = studioProtocol;
      await addTestVendor(server, { protocol, vendorCode, launchUrl: '/', gameId: 'dice', keys });
    }
    await server.runner.query({
      text: `update wau.vendors set verify_url = 'https://another.example/{roundId}' where vendor_code = 'another'`,
      values: [],
    });
    const vendors = async () => (await server.handle.merchantOf('', 'wau'))?.vendors;
    await expect
      .poll(async () => (await vendors())?.map(({ vendorCode, verifyUrl }) => [vendorCode, verifyUrl !== '']))
      .toEqual([
        ['angin', true],
        ['another', true],
        ['rimba', true],
        ['samudra', true],
        ['studio', true],
        ['zebra', false],
      ]);
    const player = await openPlayer(server, vendor, 1_000n);
    const round = player.round({ roundId: 'round/7=a' });
    await vendor.send('bet', round.bet);
    const nowMs = server.clock.nowMs();
    const roundsOf = others.map((provider, place) => ({
      provider,
      externalKey: `${provider}/7=a`,
      placedAt: new Date(nowMs - 1_000 - place),
    }));
    for (const { provider, externalKey, placedAt } of roundsOf) {
      await server.runner.query({
        text: `insert into wau.bets (merchant_id, source, provider, external_key, member_id, game_id, category, currency,
                 stake_minor, payout_minor, turnover_minor, status, placed_at)
               values ('wau', 'vendor', $1, $2, $3, 'dice', 'RNG', 'MYR', 1, 0, 1, 'settled', $4)`,
        values: [provider, externalKey, player.member.memberId, placedAt],
      });
    }
    const { list } = (await listBets(player.member)).value();
    expect(list.map(({ verifyUrl }) => verifyUrl)).toEqual([
      '/studio/verify?round=round%2F7%3Da',
      'https://another.example/another%2F7%3Da',
      '',
    ]);
  });

  test.each<[string, BetsQuery]>([
    ['all', {}],
    ['those that are open', { status: 'open' }],
    ['those of a category', { category: 'INHOUSE' }],
  ])(
    'of %s comes newest first, by pages that neither repeat nor miss a bet of the same moment',
    async (_, filter) => {
      const player = await openPlayer(server, vendor, 1_000n);
      // In one batch, so that they have one moment.
      await Promise.all(Array.from({ length: 7 }, () => vendor.send('bet', player.round().bet)));
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const query = { ...filter, pageSize: 2, ...(cursor === undefined ? {} : { cursor }) };
        const page: { list: { externalKey: string }[]; nextCursor?: string } = (
          await listBets(player.member, query)
        ).value();
        seen.push(...page.list.map((bet) => bet.externalKey));
        cursor = page.nextCursor;
      } while (cursor !== undefined);
      const all = (await listBets(player.member, filter)).value().list.map((bet) => bet.externalKey);
      expect([seen.length, new Set(seen).size, seen]).toEqual([7, 7, all]);
    },
  );

  test('keeps to a period and a game', async () => {
    const player = await openPlayer(server, vendor, 1_000n);
    const rounds = [player.round(), player.round(), player.round()];
    const moments: string[] = [];
    for (const round of rounds) {
      moments.push(moment());
      await vendor.send('bet', round.bet);
      server.clock.advance(60_000);
    }
    const roundIds = async (query: BetsQuery) =>
      (await listBets(player.member, query)).value().list.map((bet) => bet.externalKey);
    const [first, second, third] = rounds.map((round) => round.bet.roundId);
    const [, from = '', to = ''] = moments;
    expect(await roundIds({ from })).toEqual([third, second]);
    expect(await roundIds({ to })).toEqual([second, first]);
    expect(await roundIds({ from, to })).toEqual([second]);
    // The very moment of a bet begins the period that it belongs to and ends the one before.
    const [, placedAt = ''] = (await listBets(player.member)).value().list.map((bet) => bet.placedAt);
    expect(await roundIds({ from: placedAt })).toEqual([third, second]);
    expect(await roundIds({ to: placedAt })).toEqual([first]);
    expect(await roundIds({ gameId: 'dice' })).toHaveLength(3);
    expect(await roundIds({ gameId: 'plinko' })).toEqual([]);
  });

  test.each([
    ['cursor', { cursor: 'x' }],
    ['cursor', { cursor: '12.' }],
    ['cursor', { cursor: '1x.rnd_x' }],
    ['from', { from: '2026-13-45T00:00:00Z' }],
    ['to', { to: 'yesterday' }],
    ['pageSize', { pageSize: 101 }],
  ] as const)('refuses a %s that is none: %j', async (field, query) => {
    const member = await server.openMember(`reader-${JSON.stringify(query)}`);
    const answer = await listBets(member, query);
    expect([answer.outcome(), answer.envelope]).toMatchObject(['400 request.invalid', { value: { field } }]);
  });

  test("is nobody else's", async () => {
    const player = await openPlayer(server, vendor, 1_000n);
    await vendor.send('bet', player.round().bet);
    for (const merchantCode of ['wau', 'laut']) {
      const stranger = await server.openMember(`stranger-${merchantCode}`, merchantCode);
      expect((await listBets(stranger)).value().list).toEqual([]);
    }
    const { token } = player.member;
    const outcomes = await Promise.all([
      server.call('listBets'),
      server.call('listBets', { token, merchantCode: 'laut' }),
      server.call('listBets', { token, headers: { [headerNames.module]: undefined } }),
      server.call('listBets', { token, headers: { [headerNames.module]: 'GAME3' } }),
    ]);
    expect(outcomes.map((answer) => answer.outcome())).toEqual([
      '401 session.missing',
      '401 session.ended',
      '400 module.missing',
      '400 module.wrong',
    ]);
  });
});
