import { randomUUID } from 'node:crypto';
import { currencyOf } from '@wau/money/currency';
import { minorToMajorText, parseMajorText, toMinor } from '@wau/money/minor';
import { exactJsonText } from '@wau/service/http/exact-json';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { studioVendorCode, studioVendorKey } from '../../../../../seed-demo.ts';
import { createTestServer, testSecret } from '../../../../../testing/test-server.ts';
import { createOpenVendorGame } from '../../open-vendor-game.ts';
import type { VendorLaunch } from '../../vendor-adapter.ts';
import { addTestVendor, sharedKeys } from '../add-test-vendor.ts';
import type { AdapterFixture } from '../conformance/adapter-fixture.ts';
import { sendRaw } from '../conformance/send-raw.ts';
import { testAdapterConformance } from '../conformance/test-adapter-conformance.ts';
import type { SpokenAnswer, SpokenBet, SpokenPlayer, VendorSpeech } from '../conformance/vendor-speech.ts';
import { launch as launchOfStudio } from '../test-player.ts';
import { createVendorClient } from '../vendor-client.ts';
import {
  type DecimalAnswer,
  type DecimalMessage,
  decimalAdapter,
  decimalGame,
  decimalPath,
  decimalProtocol,
  decimalSignatureHeader,
  decimalVendorCode,
  signDecimal,
} from './decimal-adapter.ts';

/** The vendor's own launch service. */
let vendorService = async (game: bigint, ticket: string, _signal: AbortSignal): Promise<string> =>
  `https://decimal.example/play/${game}?ticket=${ticket}`;

const server = await createTestServer({
  dependencies: (usual) => ({
    ...usual,
    vendorAdapters: [decimalAdapter((game, ticket, signal) => vendorService(game, ticket, signal))],
  }),
});

const keys: Readonly<Record<string, Buffer>> = {
  wau: Buffer.alloc(32, 21),
  laut: Buffer.alloc(32, 22),
};

const answers: ReadonlyMap<number, SpokenAnswer> = new Map<number, SpokenAnswer>([
  [11, 'token'],
  [12, 'wrong signature'],
  [13, 'unknown player'],
  [21, 'funds'],
  [22, 'conflict'],
  [23, 'rolled back'],
  [24, 'settled'],
  [25, 'unknown bet'],
  [26, 'ended'],
  [27, 'limit'],
  [28, 'invalid'],
  [99, 'failed'],
]);

function speech(merchantCode: string, key: Buffer): VendorSpeech {
  const currency = currencyOf(merchantCode === 'laut' ? 'USD' : 'MYR');
  const sendText = async (text: string, signed: string | undefined): Promise<DecimalAnswer> => {
    const headers = signed === undefined ? undefined : { [decimalSignatureHeader]: signDecimal(key, signed) };
    return JSON.parse((await sendRaw(server, decimalPath, headers ?? {}, text)).text);
  };
  const send = (message: Omit<DecimalMessage, 'brand'>): Promise<DecimalAnswer> => {
    const text = exactJsonText({ ...message, brand: merchantCode });
    return sendText(text, text);
  };
  const spoken = ({ status, funds = '' }: DecimalAnswer): SpokenAnswer => {
    const answer = status === 0 ? parseMajorText(funds, currency) : answers.get(status);
    if (answer === undefined) throw new Error(`the vendor does not know status ${status}`);
    return answer;
  };
  const by = (player: SpokenPlayer, roundId: string) => ({
    user: player.playerId,
    ticket: player.sessionToken,
    game: decimalGame.number,
    hand: roundId,
    coin: currency.code.toLowerCase(),
  });
  const amount = (amountMinor: bigint) => minorToMajorText(toMinor(amountMinor), currency);
  const staking = (player: SpokenPlayer, { roundId, transactionId, amountMinor }: SpokenBet) => ({
    action: 'transact' as const,
    ...by(player, roundId),
    stake: { ref: transactionId, amount: amount(amountMinor) },
  });
  return {
    async enter(launchUrl) {
      const ticket = new URL(launchUrl).searchParams.get('ticket') ?? '';
      const answer = await send({ action: 'open', ticket });
      if (answer.status !== 0) return spoken(answer);
      return { merchantCode, playerId: answer.user ?? '', sessionToken: answer.ticket ?? '' };
    },
    balance: async ({ playerId, sessionToken }) =>
      spoken(await send({ action: 'funds', user: playerId, ticket: sessionToken })),
    bet: async (player, bet) => spoken(await send(staking(player, bet))),
    betAndWin: async (player, { win, ...bet }) =>
      spoken(
        await send({
          ...staking(player, bet),
          prize: { ref: win.transactionId, amount: amount(win.amountMinor) },
          last: true,
        }),
      ),
    refusedBalance: () => undefined,
    betText(player, bet, { amountText } = {}) {
      const text = exactJsonText({ ...staking(player, bet), brand: merchantCode });
      return amountText === undefined ? text : text.replace(/"amount":"[^"]*"/, `"amount":${amountText}`);
    },
    async sendBetText(text, { signature } = {}) {
      const signed = { absent: undefined, 'of another body': `${text} ` };
      return spoken(await sendText(text, signature === undefined ? text : signed[signature]));
    },
    win: async (player, { roundId, transactionId, amountMinor }) =>
      spoken(
        await send({
          action: 'transact',
          ...by(player, roundId),
          prize: { ref: transactionId, amount: amount(amountMinor) },
          last: true,
        }),
      ),
    rollback: async (player, { roundId, transactionId, betTransactionId }) =>
      spoken(
        await send({
          action: 'cancel',
          ...by(player, roundId),
          cancelled: { ref: transactionId, of: betTransactionId },
        }),
      ),
    endRound: async (player, roundId) => spoken(await send({ action: 'finish', ...by(player, roundId) })),
  };
}

const fixture: AdapterFixture = {
  server,
  vendorCode: decimalVendorCode,
  gameId: decimalGame.gameId,
  features: new Set(['betAndWin', 'unknownFields']),
  wrongAmountTexts: ['"1e2"', '"1.005"', '"-1.00"', '1', '1e2', 'null', '"99999999999999999999.00"'],
  speechOf: (merchantCode) => speech(merchantCode, keys[merchantCode] ?? Buffer.alloc(0)),
  forgedSpeechOf: (merchantCode) => speech(merchantCode, Buffer.alloc(32, 99)),
  newVendorId: () => `R/${randomUUID()}=7`,
};

const launchUrl = 'https://decimal.example/';
beforeAll(async () => {
  await addTestVendor(server, {
    protocol: decimalProtocol,
    vendorCode: decimalVendorCode,
    gameId: decimalGame.gameId,
    launchUrl,
    keys: sharedKeys(keys),
  });
  const nobody = { merchantCode: 'laut', playerId: 'nobody', sessionToken: '' };
  await vi.waitFor(async () => expect(await fixture.speechOf('laut').balance(nobody)).toBe('unknown player'));
});

testAdapterConformance('a vendor of decimals', fixture);

test('a launch of another vendor’s game opens nothing here, and stays good there', async () => {
  // Both vendors have a game of that name.
  await server.runner.query({
    text: `insert into wau.games
             (merchant_id, vendor_code, game_id, node_id, game_name, game_type, icon_url, return_percent,
              min_stake_minor, max_stake_minor, max_win_minor)
           values ('wau', $1, 'dice', 9002, 'dice', 'RNG', '', 97, 1, 100000, 1000000)`,
    values: [decimalVendorCode],
  });
  const launchToken = await launchOfStudio(server, await server.openMember('elsewhere'));
  const speak = fixture.speechOf('wau');
  expect(await speak.enter(`https://decimal.example/play/1?ticket=${launchToken}`)).toBe('token');
  const studio = createVendorClient(server.handle.vendorTransport, {
    vendorCode: studioVendorCode,
    key: studioVendorKey(testSecret),
    clock: server.clock,
  });
  expect((await studio.send('authenticate', { launchToken })).outcome).toBe('200 0');
});

describe('a launch for which the vendor is asked', () => {
  const launch = async () => {
    const member = await server.openMember(`asks${randomUUID().slice(0, 8)}`);
    const query = { vendor: decimalVendorCode, gameId: decimalGame.gameId };
    return (await server.call('launchGame', { token: member.token, query })).outcome();
  };

  test('is refused as unreachable when the vendor fails', async () => {
    const before = vendorService;
    vendorService = async () => {
      throw new TypeError('fetch failed');
    };
    expect(await launch()).toBe('502 network.upstream.failed');
    vendorService = before;
    expect(await launch()).toBe('200');
  });

  test('is aborted when the vendor does not answer in time, also where the adapter does not listen', async () => {
    const signals: AbortSignal[] = [];
    const silent = decimalAdapter((_game, _ticket, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    const open = createOpenVendorGame([silent], 5);
    const vendor = { vendorCode: decimalVendorCode, protocol: decimalProtocol } as VendorLaunch['vendor'];
    const asked = { vendor, gameId: decimalGame.gameId, launchToken: 't' } as VendorLaunch;
    await expect(open(asked)).rejects.toMatchObject({ code: 'network.upstream.failed' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
