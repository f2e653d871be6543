import { calls } from '@wau/contract/calls';
import type { Envelope } from '@wau/contract/envelope';
import { headerNames } from '@wau/contract/headers';
import type { MerchantCode } from '@wau/contract/ids';
import { newId, systemRandom } from '@wau/service/random';
import { signedHeaders } from '@wau/service/secrets/signature';
import { httpSignedTransport, type SignedTransport } from '@wau/service/secrets/signed-transport';
import { beforeAll, expect, vi } from 'vitest';
import { studioProtocol } from '../../../../../platform/gates/vendor-gate.ts';
import { studioVendorCode, studioVendorKey } from '../../../../../seed-demo.ts';
import { createTestServer, testSecret } from '../../../../../testing/test-server.ts';
import { addTestVendor, sharedKeys } from '../../testing/add-test-vendor.ts';
import type { AdapterFixture } from '../../testing/conformance/adapter-fixture.ts';
import { testAdapterConformance } from '../../testing/conformance/test-adapter-conformance.ts';
import type {
  SendingWays,
  SpokenAnswer,
  SpokenBet,
  SpokenPlayer,
  VendorSpeech,
} from '../../testing/conformance/vendor-speech.ts';
import { createVendorClient, type VendorBody } from '../../testing/vendor-client.ts';

const server = await createTestServer();
const keys: Readonly<Record<string, Buffer>> = {
  wau: studioVendorKey(testSecret),
  laut: Buffer.alloc(32, 23),
};
const gameId = 'kites';

const answers: Readonly<Record<string, SpokenAnswer>> = {
  'launch.token.invalid': 'token',
  'vendor.token.expired': 'token',
  'vendor.signature.wrong': 'wrong signature',
  'vendor.player.unknown': 'unknown player',
  'balance.insufficient': 'funds',
  'idempotency.conflict': 'conflict',
  'vendor.bet.rolled.back': 'rolled back',
  'vendor.bet.settled': 'settled',
  'vendor.bet.unknown': 'unknown bet',
  'vendor.round.ended': 'ended',
  'vendor.timestamp.stale': 'stale',
  'stake.above.maximum': 'limit',
  'game.unavailable': 'game',
  'currency.mismatch': 'currency',
  'request.invalid': 'invalid',
  'request.json.invalid': 'invalid',
  'request.body.too.large': 'invalid',
  'request.path.unknown': 'invalid',
  'server.failed': 'failed',
};

function spoken(outcome: string): SpokenAnswer {
  const [status, rest = ''] = outcome.split(' ');
  const answer = status === '200' ? BigInt(rest) : answers[rest];
  if (answer === undefined) throw new Error(`the vendor does not know ${outcome}`);
  return answer;
}

function speech(transport: SignedTransport, merchantCode: string, key: Buffer): VendorSpeech {
  const client = createVendorClient(transport, { vendorCode: studioVendorCode, key, clock: server.clock });
  const currencyCode = merchantCode === 'laut' ? ('USD' as const) : ('MYR' as const);
  const by = (player: SpokenPlayer, roundId: string) => ({
    merchantCode: player.merchantCode as MerchantCode,
    playerId: player.playerId,
    roundId,
    gameId,
  });
  let refusedBalance: bigint | undefined;
  const bodyOf = (player: SpokenPlayer, { roundId, transactionId, amountMinor }: SpokenBet) => ({
    ...by(player, roundId),
    sessionToken: player.sessionToken,
    transactionId,
    amountMinor: String(amountMinor),
    currencyCode,
  });
  const sendBet = async (body: VendorBody<'bet'>): Promise<SpokenAnswer> => {
    const { outcome, failure } = await client.send('bet', body);
    if (failure?.balanceMinor !== undefined) refusedBalance = BigInt(failure.balanceMinor);
    return spoken(outcome);
  };
  const pay = async (
    player: SpokenPlayer,
    { roundId, transactionId, amountMinor }: SpokenBet,
    endRound: boolean,
  ): Promise<SpokenAnswer> => {
    const amount = { transactionId, amountMinor: String(amountMinor), currencyCode } as const;
    return spoken((await client.send('win', { ...by(player, roundId), ...amount, endRound })).outcome);
  };
  /** `path`: where the text is sent that was signed as a bet. */
  const sendText = async (
    text: string,
    { signature, sentAtMs }: SendingWays,
    path: string,
  ): Promise<SpokenAnswer> => {
    const timestampMs = sentAtMs ?? server.clock.nowMs();
    const rawBody = signature === 'of another body' ? `${text} ` : text;
    const signed = { method: 'POST', path: calls.vendorBet.path, timestampMs, rawBody };
    const headers = signedHeaders(studioVendorCode, key, signed);
    if (signature === 'absent') delete headers[headerNames.signature];
    const { statusCode, body } = await transport({ path, headers, rawBody: text });
    const envelope = body as Envelope<{ readonly balanceMinor: string }>;
    return spoken(`${statusCode} ${envelope.success ? envelope.value.balanceMinor : envelope.errorCode}`);
  };
  return {
    async enter(launchUrl) {
      const launchToken = /#launch=([\w-]+)$/.exec(launchUrl)?.[1] ?? '';
      const answer = await client.send('authenticate', { launchToken });
      return answer.failure === undefined && answer.outcome.startsWith('200')
        ? answer.value()
        : spoken(answer.outcome);
    },
    balance: async ({ merchantCode: code, playerId, sessionToken }) =>
      spoken(
        (
          await client.send('balance', {
            merchantCode: code as MerchantCode,
            playerId,
            ...(sessionToken === '' ? {} : { sessionToken }),
          })
        ).outcome,
      ),
    bet: (player, bet) => sendBet(bodyOf(player, bet)),
    betAndWin: (player, { win, ...bet }) =>
      sendBet({
        ...bodyOf(player, bet),
        win: { transactionId: win.transactionId, amountMinor: String(win.amountMinor) },
        endRound: true,
      }),
    refusedBalance: () => refusedBalance,
    betText(player, bet, { amountText, currency } = {}) {
      const text = JSON.stringify({ ...bodyOf(player, bet), ...(currency && { currencyCode: currency }) });
      return amountText === undefined
        ? text
        : text.replace(/"amountMinor":"\d+"/, `"amountMinor":${amountText}`);
    },
    sendBetText: (text, ways = {}) => sendText(text, ways, calls.vendorBet.path),
    sendBetTextElsewhere: (text) =>
      Promise.all(
        [calls.vendorWin, calls.vendorRollback, calls.vendorEndRound, calls.vendorBalance].map(({ path }) =>
          sendText(text, {}, path),
        ),
      ),
    win: (player, won) => pay(player, won, true),
    partWin: (player, won) => pay(player, won, false),
    rollback: async (player, { roundId, ...ids }) =>
      spoken((await client.send('rollback', { ...by(player, roundId), ...ids })).outcome),
    endRound: async (player, roundId) => spoken((await client.send('endRound', by(player, roundId))).outcome),
  };
}

function fixtureOver(transport: SignedTransport): AdapterFixture {
  return {
    server,
    vendorCode: studioVendorCode,
    gameId,
    features: new Set(['betAndWin', 'partWins', 'timestamps', 'addresses', 'strictCurrency', 'limitBalance']),
    wrongAmountTexts: [
      '"1e2"',
      '"1.0"',
      '"-1"',
      '100',
      'null',
      '"1000000000000001"',
      '"99999999999999999999"',
      '"0x10"',
    ],
    speechOf: (merchantCode) => speech(transport, merchantCode, keys[merchantCode] ?? Buffer.alloc(0)),
    forgedSpeechOf: (merchantCode) => speech(transport, merchantCode, Buffer.alloc(32, 99)),
    newVendorId: () => newId('round', server.clock, systemRandom),
  };
}

beforeAll(async () => {
  const vendor = {
    protocol: studioProtocol,
    vendorCode: studioVendorCode,
    gameId,
    launchUrl: '/',
    keys: sharedKeys(keys),
  };
  await addTestVendor(server, vendor);
  const nobody = { merchantCode: 'laut', playerId: 'nobody', sessionToken: '' };
  const laut = fixtureOver(server.handle.vendorTransport).speechOf('laut');
  await vi.waitFor(async () => expect(await laut.balance(nobody)).toBe('unknown player'));
});

testAdapterConformance('the studio in the same process', fixtureOver(server.handle.vendorTransport));

let origin: Promise<string> | undefined;
testAdapterConformance(
  'the studio over HTTP',
  fixtureOver(async (request) => {
    origin ??= server.app.listen({ host: '127.0.0.1', port: 0 });
    return httpSignedTransport(await origin, 20_000)(request);
  }),
);
