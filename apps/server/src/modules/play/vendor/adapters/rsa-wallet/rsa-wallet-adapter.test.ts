import { createPublicKey, type KeyObject, randomUUID, sign } from 'node:crypto';
import {
  type RsaWalletOperation,
  rsaSignatureHeader,
  rsaWalletOperations,
  rsaWalletPath,
  rsaWalletProtocol,
} from '@wau/contract/vendor-wallets/rsa-wallet';
import { exactJsonText, parseExactJson } from '@wau/service/http/exact-json';
import { deriveRsaKeyPair } from '@wau/service/secrets/derived-rsa-key';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestServer } from '../../../../../testing/test-server.ts';
import { addTestVendor } from '../../testing/add-test-vendor.ts';
import type { AdapterFixture } from '../../testing/conformance/adapter-fixture.ts';
import { createConformanceBench } from '../../testing/conformance/conformance-bench.ts';
import { sendRaw } from '../../testing/conformance/send-raw.ts';
import { testAdapterConformance } from '../../testing/conformance/test-adapter-conformance.ts';
import type {
  SpokenAnswer,
  SpokenBet,
  SpokenPlayer,
  VendorSpeech,
} from '../../testing/conformance/vendor-speech.ts';

const server = await createTestServer();
const vendorCode = 'breeze';
const gameId = 'kites';
const keyOf = (name: string) => deriveRsaKeyPair('a secret of these tests alone, and long', name).privateKey;
const keys: Readonly<Record<string, KeyObject>> = { wau: keyOf('wau'), laut: keyOf('laut') };

const spokenStatuses: Readonly<Record<string, SpokenAnswer>> = {
  ERROR_SIGNATURE: 'wrong signature',
  ERROR_TIME: 'stale',
  ERROR_SYNTAX: 'invalid',
  ERROR_TOKEN: 'token',
  ERROR_USER: 'unknown player',
  ERROR_FUNDS: 'funds',
  ERROR_LIMIT: 'limit',
  ERROR_GAME: 'game',
  ERROR_GAME_CLOSED: 'game',
  ERROR_FEATURE_BUY: 'no feature buying',
  ERROR_CURRENCY: 'currency',
  ERROR_DUPLICATE: 'conflict',
  ERROR_ROLLED_BACK: 'rolled back',
  ERROR_SETTLED: 'settled',
  ERROR_TRANSACTION: 'unknown bet',
  ERROR_ROUND_CLOSED: 'ended',
  ERROR_UNKNOWN: 'failed',
  ERROR_BUSY: 'failed',
};

interface Answer {
  readonly status: string;
  readonly user: string;
  readonly session: string;
  readonly balance?: bigint;
}

/** Both demo merchants' currencies have two digits: a minor unit is a thousand of the protocol's. */
const minorOf = (amount: bigint | undefined) => (amount === undefined ? undefined : amount / 1_000n);

function speech(operator: string, key: KeyObject): VendorSpeech {
  let refusedBalance: bigint | undefined;
  const currency = operator === 'laut' ? 'USD' : 'MYR';
  const now = () => BigInt(server.clock.nowMs());
  const sendText = async (operation: RsaWalletOperation, text: string, signed: string | undefined) => {
    const signature = signed === undefined ? undefined : sign('sha256', Buffer.from(signed), key);
    const headers =
      signature === undefined ? undefined : { [rsaSignatureHeader]: signature.toString('base64') };
    const answer = await sendRaw(server, rsaWalletPath(vendorCode, operation), headers ?? {}, text);
    return parseExactJson(Buffer.from(answer.text)) as Answer;
  };
  const send = (operation: RsaWalletOperation, body: object) => {
    const text = exactJsonText({ operation, operator, sentAt: now(), ...body });
    return sendText(operation, text, text);
  };
  const spoken = ({ status, balance }: Answer): SpokenAnswer => {
    if (status === 'OK') return minorOf(balance) ?? 'failed';
    refusedBalance = minorOf(balance);
    const answer = spokenStatuses[status];
    if (answer === undefined) throw new Error(`the vendor does not know ${status}`);
    return answer;
  };
  const by = ({ playerId }: SpokenPlayer, round: string) => ({ user: playerId, round, game: gameId });
  const money = (transaction: string, amountMinor: bigint) => ({
    transaction,
    amount: amountMinor * 1_000n,
    currency,
  });
  const betText: VendorSpeech['betText'] = (player, bet, changes = {}) => {
    const text = exactJsonText({
      operation: 'bet',
      operator,
      sentAt: BigInt(changes.sentAtMs ?? server.clock.nowMs()),
      ...by(player, bet.roundId),
      ...money(bet.transactionId, bet.amountMinor),
      ...(changes.currency === undefined ? {} : { currency: changes.currency }),
      session: player.sessionToken,
      roundClosed: false,
    });
    const { amountText } = changes;
    return amountText === undefined ? text : text.replace(/"amount":\d+/, `"amount":${amountText}`);
  };
  const pay = async (
    player: SpokenPlayer,
    { roundId, transactionId, amountMinor }: SpokenBet,
    roundClosed: boolean,
  ) =>
    spoken(await send('win', { ...by(player, roundId), ...money(transactionId, amountMinor), roundClosed }));
  return {
    async enter(launchUrl) {
      const token = /#launch=([\w-]+)$/.exec(launchUrl)?.[1] ?? '';
      const answer = await send('info', { token });
      return answer.status === 'OK'
        ? { merchantCode: operator, playerId: answer.user, sessionToken: answer.session }
        : spoken(answer);
    },
    balance: async ({ playerId, sessionToken }) =>
      spoken(await send('balance', { user: playerId, session: sessionToken })),
    async bet(player, bet) {
      const text = betText(player, bet);
      return spoken(await sendText('bet', text, text));
    },
    win: (player, won) => pay(player, won, true),
    partWin: (player, won) => pay(player, won, false),
    rollback: async (player, { roundId, transactionId, betTransactionId }) =>
      spoken(
        await send('rollback', {
          ...by(player, roundId),
          transaction: transactionId,
          reference: betTransactionId,
        }),
      ),
    endRound: async (player, roundId) =>
      spoken(await send('win', { ...by(player, roundId), ...money(randomUUID(), 0n), roundClosed: true })),
    refusedBalance: () => refusedBalance,
    betText,
    async sendBetText(text, { signature } = {}) {
      const signed = { absent: undefined, 'of another body': `${text} ` };
      return spoken(await sendText('bet', text, signature === undefined ? text : signed[signature]));
    },
    sendBetTextElsewhere: (text) =>
      Promise.all(
        rsaWalletOperations
          .filter((operation) => operation !== 'bet')
          .map(async (operation) => spoken(await sendText(operation, text, text))),
      ),
  };
}

const fixture: AdapterFixture = {
  server,
  vendorCode,
  gameId,
  features: new Set([
    'partWins',
    'timestamps',
    'addresses',
    'unknownFields',
    'strictCurrency',
    'limitBalance',
  ]),
  wrongAmountTexts: [
    '1e5',
    '100000.0',
    '100001',
    '100500',
    '-100000',
    '"100000"',
    'null',
    '1000000000000000000',
    '123456789012345678901234567890',
    '1E400',
  ],
  speechOf: (merchantCode) => speech(merchantCode, keys[merchantCode] ?? keyOf('nobody')),
  forgedSpeechOf: (merchantCode) => speech(merchantCode, keyOf('nobody')),
  newVendorId: () => randomUUID(),
};

beforeAll(async () => {
  await addTestVendor(server, {
    protocol: rsaWalletProtocol,
    vendorCode,
    gameId,
    launchUrl: 'https://breeze.example/{gameId}',
    keys: Object.fromEntries(
      Object.entries(keys).map(([merchantCode, key]) => [
        merchantCode,
        { shared: undefined, vendorPublic: createPublicKey(key), ownPrivate: undefined },
      ]),
    ),
  });
  const nobody = { merchantCode: 'laut', playerId: 'nobody', sessionToken: '' };
  await vi.waitFor(async () => expect(await fixture.speechOf('laut').balance(nobody)).toBe('unknown player'));
});

testAdapterConformance('a vendor that signs with RSA', fixture);

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
  return betText.replace('"roundClosed":false', '"roundClosed":false,"featureBuy":true');
}

test('a vendor of another protocol does not get in here, nor one that nobody knows', async () => {
  const body = exactJsonText({ operation: 'balance', operator: 'wau', sentAt: 0n, user: 'nobody' });
  for (const code of ['studio', 'nobody']) {
    const answer = await sendRaw(server, rsaWalletPath(code, 'balance'), {}, body);
    expect([answer.statusCode, answer.text]).toEqual([403, '{"status":"ERROR_SIGNATURE"}']);
  }
});
