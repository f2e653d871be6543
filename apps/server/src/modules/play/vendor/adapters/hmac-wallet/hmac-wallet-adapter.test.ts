import { createHmac, randomUUID } from 'node:crypto';
import {
  type HmacWalletOperation,
  hmacSignatureHeader,
  hmacWalletOperations,
  hmacWalletPath,
  hmacWalletProtocol,
} from '@wau/contract/vendor-wallets/hmac-wallet';
import { exactJsonText, parseExactJson } from '@wau/service/http/exact-json';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestServer } from '../../../../../testing/test-server.ts';
import { addTestVendor, sharedKeys } from '../../testing/add-test-vendor.ts';
import type { AdapterFixture } from '../../testing/conformance/adapter-fixture.ts';
import { createConformanceBench } from '../../testing/conformance/conformance-bench.ts';
import { sendRaw } from '../../testing/conformance/send-raw.ts';
import { testAdapterConformance } from '../../testing/conformance/test-adapter-conformance.ts';
import type { SpokenAnswer, SpokenPlayer, VendorSpeech } from '../../testing/conformance/vendor-speech.ts';

const server = await createTestServer();
const vendorCode = 'jungle';
const gameId = 'tigers';
const keys = { wau: Buffer.alloc(32, 41), laut: Buffer.alloc(32, 42) };

const spokenCodes: ReadonlyMap<bigint, SpokenAnswer> = new Map<bigint, SpokenAnswer>([
  [100n, 'funds'],
  [101n, 'unknown player'],
  [102n, 'token'],
  [106n, 'limit'],
  [107n, 'game'],
  [108n, 'no feature buying'],
  [154n, 'currency'],
  [155n, 'conflict'],
  [400n, 'invalid'],
  [403n, 'wrong signature'],
  [404n, 'unknown bet'],
  [408n, 'stale'],
  [409n, 'rolled back'],
  [410n, 'ended'],
  [411n, 'settled'],
  [500n, 'failed'],
  [503n, 'failed'],
]);

interface Answer {
  readonly httpStatus: number;
  readonly code?: bigint;
  readonly balance?: bigint;
  readonly player: string;
  readonly session: string;
}

function speech(brand: string, key: Buffer): VendorSpeech {
  let refusedBalance: bigint | undefined;
  const currency = brand === 'laut' ? 'USD' : 'MYR';
  const sendText = async (
    operation: HmacWalletOperation,
    text: string,
    signed: string | undefined,
  ): Promise<Answer> => {
    const headers =
      signed === undefined
        ? {}
        : { [hmacSignatureHeader]: createHmac('sha256', key).update(signed).digest('hex') };
    const { statusCode, text: answer } = await sendRaw(
      server,
      hmacWalletPath(vendorCode, operation),
      headers,
      text,
    );
    return { ...(parseExactJson(Buffer.from(answer)) as Answer), httpStatus: statusCode };
  };
  const send = (operation: HmacWalletOperation, body: object) => {
    const text = exactJsonText({ operation, brand, sentAt: BigInt(server.clock.nowMs()), ...body });
    return sendText(operation, text, text);
  };
  const spoken = ({ httpStatus, code, balance }: Answer): SpokenAnswer => {
    if (httpStatus === 200) return balance ?? 'failed';
    refusedBalance = balance;
    const answer = spokenCodes.get(code ?? 0n);
    if (answer === undefined) throw new Error(`the vendor does not know ${httpStatus} ${code}`);
    return answer;
  };
  const by = ({ playerId }: SpokenPlayer, round: string) => ({ player: playerId, round, game: gameId });
  const play: NonNullable<VendorSpeech['play']> = async (player, { roundId, actions, isLast }) =>
    spoken(
      await send('play', {
        ...by(player, roundId),
        session: player.sessionToken,
        currency,
        actions: actions.map(({ kind, transactionId, amountMinor }) => ({
          action: kind,
          id: transactionId,
          amount: amountMinor,
        })),
        finished: isLast,
      }),
    );
  const betText: VendorSpeech['betText'] = (player, bet, changes = {}) => {
    const text = exactJsonText({
      operation: 'play',
      brand,
      sentAt: BigInt(changes.sentAtMs ?? server.clock.nowMs()),
      ...by(player, bet.roundId),
      session: player.sessionToken,
      currency: changes.currency ?? currency,
      actions: [{ action: 'bet', id: bet.transactionId, amount: bet.amountMinor }],
      finished: false,
    });
    const { amountText } = changes;
    return amountText === undefined ? text : text.replace(/"amount":\d+/, `"amount":${amountText}`);
  };
  return {
    async enter(launchUrl) {
      const token = /#launch=([\w-]+)$/.exec(launchUrl)?.[1] ?? '';
      const answer = await send('info', { token });
      return answer.httpStatus === 200
        ? { merchantCode: brand, playerId: answer.player, sessionToken: answer.session }
        : spoken(answer);
    },
    balance: async ({ playerId, sessionToken }) =>
      spoken(await send('balance', { player: playerId, session: sessionToken })),
    bet: (player, { roundId, ...bet }) =>
      play(player, { roundId, actions: [{ kind: 'bet', ...bet }], isLast: false }),
    win: (player, { roundId, ...win }) =>
      play(player, { roundId, actions: [{ kind: 'win', ...win }], isLast: true }),
    partWin: (player, { roundId, ...win }) =>
      play(player, { roundId, actions: [{ kind: 'win', ...win }], isLast: false }),
    rollback: async (player, { roundId, transactionId, betTransactionId }) =>
      spoken(
        await send('rollback', {
          ...by(player, roundId),
          actions: [{ id: transactionId, original: betTransactionId }],
        }),
      ),
    endRound: (player, roundId) => play(player, { roundId, actions: [], isLast: true }),
    refusedBalance: () => refusedBalance,
    betText,
    async sendBetText(text, { signature } = {}) {
      const signed = { absent: undefined, 'of another body': `${text} ` };
      return spoken(await sendText('play', text, signature === undefined ? text : signed[signature]));
    },
    sendBetTextElsewhere: (text) =>
      Promise.all(
        hmacWalletOperations
          .filter((operation) => operation !== 'play')
          .map(async (operation) => spoken(await sendText(operation, text, text))),
      ),
    betAndWin: (player, { roundId, win, ...bet }) =>
      play(player, {
        roundId,
        actions: [
          { kind: 'bet', ...bet },
          { kind: 'win', ...win },
        ],
        isLast: true,
      }),
    play,
  };
}

const fixture: AdapterFixture = {
  server,
  vendorCode,
  gameId,
  features: new Set([
    'betAndWin',
    'partWins',
    'lists',
    'timestamps',
    'addresses',
    'unknownFields',
    'strictCurrency',
    'limitBalance',
  ]),
  wrongAmountTexts: [
    '1e2',
    '100.0',
    '0.5',
    '-1',
    '"100"',
    'null',
    '1000000000000001',
    '9999999999999999999',
    '1E400',
  ],
  speechOf: (merchantCode) => speech(merchantCode, merchantCode === 'laut' ? keys.laut : keys.wau),
  forgedSpeechOf: (merchantCode) => speech(merchantCode, Buffer.alloc(32, 99)),
  newVendorId: () => randomUUID(),
};

beforeAll(async () => {
  await addTestVendor(server, {
    protocol: hmacWalletProtocol,
    vendorCode,
    gameId,
    launchUrl: 'https://jungle.example/{gameId}',
    keys: sharedKeys(keys),
  });
  const nobody = { merchantCode: 'laut', playerId: 'nobody', sessionToken: '' };
  await vi.waitFor(async () => expect(await fixture.speechOf('laut').balance(nobody)).toBe('unknown player'));
});

testAdapterConformance('a vendor of lists that signs with HMAC', fixture);

test('of a list of rollbacks none gives back where one may not, and its tombstones stay', async () => {
  const { open, newBet, vendor, balanceOf } = createConformanceBench(fixture);
  const { member, player } = await open(1_000n);
  const [open1, never] = [newBet(), newBet()];
  const settled = { ...newBet(), roundId: open1.roundId };
  await vendor.bet(player, open1);
  const rollback = async (...bets: readonly { readonly transactionId: string }[]) => {
    const body = exactJsonText({
      operation: 'rollback',
      brand: 'wau',
      sentAt: BigInt(server.clock.nowMs()),
      player: player.playerId,
      round: open1.roundId,
      game: gameId,
      actions: bets.map(({ transactionId }) => ({ id: `${transactionId}/r`, original: transactionId })),
    });
    const signature = createHmac('sha256', keys.wau).update(body).digest('hex');
    const { text } = await sendRaw(
      server,
      hmacWalletPath(vendorCode, 'rollback'),
      { [hmacSignatureHeader]: signature },
      body,
    );
    return text;
  };
  expect(await rollback(open1, never)).toBe('{"balance":1000,"currency":"MYR"}');
  expect(await vendor.bet(player, never)).toBe('rolled back');
  expect(await vendor.bet(player, settled)).toBe('ended');
  expect(await balanceOf(member)).toBe(1_000n);
});

test('S10 a bet that says it buys a feature is refused where the market forbids that, and a spin is not', async () => {
  const { open, newBet, vendor } = createConformanceBench(fixture);
  const { player } = await open(1_000n);
  const buy = () => vendor.sendBetText(boughtText(vendor.betText(player, newBet())));
  expect(await buy()).toBe(900n);
  await setFeatureBuying(false);
  try {
    expect(await buy()).toBe('no feature buying');
    expect(await vendor.bet(player, newBet())).toBe(800n);
  } finally {
    await setFeatureBuying(true);
  }
});

function setFeatureBuying(isAllowed: boolean) {
  return server.runner.query({
    text: `update wau.merchants set allows_feature_buy = $1 where merchant_id = 'wau'`,
    values: [isAllowed],
  });
}

function boughtText(betText: string): string {
  return betText.replace('"action":"bet"', '"action":"bet","featureBuy":true');
}

test('a vendor of another protocol does not get in here, nor one that nobody knows', async () => {
  for (const code of ['studio', 'nobody']) {
    const answer = await sendRaw(server, hmacWalletPath(code, 'balance'), {}, '{}');
    expect([answer.statusCode, answer.text]).toEqual([403, '{"code":403}']);
  }
});
