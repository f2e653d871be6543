import { randomUUID } from 'node:crypto';
import { currencyOf } from '@wau/money/currency';
import { minorToMajorText, parseMajorText, toMinor } from '@wau/money/minor';
import { exactJsonText } from '@wau/service/http/exact-json';
import type { TestServer } from '../../../../../testing/test-server.ts';
import { sharedKeys } from '../add-test-vendor.ts';
import type { AdapterUnderTest } from '../conformance/adapter-under-test.ts';
import { sendRaw } from '../conformance/send-raw.ts';
import type { SpokenAnswer, SpokenBet, SpokenPlayer, VendorSpeech } from '../conformance/vendor-speech.ts';
import {
  type DecimalAnswer,
  type DecimalMessage,
  decimalAdapter,
  decimalGame,
  decimalPath,
  decimalSignatureHeader,
  decimalToleranceMs,
  decimalVendorCode,
  signDecimal,
} from './decimal-adapter.ts';

/** The vendor's own launch service; a test puts one in its place that fails. */
export const launchService = {
  ask: async (game: bigint, ticket: string, _signal: AbortSignal): Promise<string> =>
    `https://decimal.example/play/${game}?ticket=${ticket}`,
};

const keys: Readonly<Record<string, Buffer>> = {
  wau: Buffer.alloc(32, 21),
  laut: Buffer.alloc(32, 22),
};

const answers: ReadonlyMap<number, SpokenAnswer> = new Map<number, SpokenAnswer>([
  [11, 'token'],
  [12, 'wrong signature'],
  [13, 'unknown player'],
  [14, 'stale'],
  [21, 'funds'],
  [22, 'conflict'],
  [23, 'rolled back'],
  [24, 'settled'],
  [25, 'unknown bet'],
  [26, 'ended'],
  [27, 'limit'],
  [28, 'invalid'],
  [29, 'game'],
  [30, 'no feature buying'],
  [31, 'currency'],
  [99, 'failed'],
]);

function speech(server: TestServer, merchantCode: string, key: Buffer): VendorSpeech {
  const currency = currencyOf(merchantCode === 'laut' ? 'USD' : 'MYR');
  const now = () => BigInt(server.clock.nowMs());
  const sendText = async (text: string, signed: string | undefined): Promise<DecimalAnswer> => {
    const headers = signed === undefined ? undefined : { [decimalSignatureHeader]: signDecimal(key, signed) };
    return JSON.parse((await sendRaw(server, decimalPath, headers ?? {}, text)).text);
  };
  const send = (message: Omit<DecimalMessage, 'brand' | 'sent'>): Promise<DecimalAnswer> => {
    const text = exactJsonText({ ...message, sent: now(), brand: merchantCode });
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
  const pay = async (
    player: SpokenPlayer,
    { roundId, transactionId, amountMinor }: SpokenBet,
    last: boolean,
  ) => {
    const prize = { ref: transactionId, amount: amount(amountMinor) };
    return spoken(await send({ action: 'transact', ...by(player, roundId), prize, last }));
  };
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
    betText(player, bet, { amountText, sentAtMs } = {}) {
      const sent = sentAtMs === undefined ? now() : BigInt(sentAtMs);
      const text = exactJsonText({ ...staking(player, bet), sent, brand: merchantCode });
      return amountText === undefined ? text : text.replace(/"amount":"[^"]*"/, `"amount":${amountText}`);
    },
    async sendBetText(text, { signature } = {}) {
      const signed = { absent: undefined, 'of another body': `${text} ` };
      return spoken(await sendText(text, signature === undefined ? text : signed[signature]));
    },
    win: (player, won) => pay(player, won, true),
    partWin: (player, won) => pay(player, won, false),
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

/** What the conformance suite tries the adapter with, and how docs/vendors/write-an-adapter.md shows it. */
export const underTest: AdapterUnderTest = {
  title: 'a vendor of decimals',
  adapter: decimalAdapter((game, ticket, signal) => launchService.ask(game, ticket, signal)),
  vendor: {
    vendorCode: decimalVendorCode,
    gameId: decimalGame.gameId,
    launchUrl: 'https://decimal.example/',
    keys: sharedKeys(keys),
  },
  fixtureOf: (server) => ({
    features: new Set(['betAndWin', 'partWins', 'timestamps', 'unknownFields']),
    clockToleranceMs: decimalToleranceMs,
    wrongAmountTexts: [
      '"1e2"',
      '"1.005"',
      '"-1.00"',
      '"1,000.00"',
      '" 1.00"',
      '"1."',
      '""',
      '1',
      '1e2',
      'null',
      '"99999999999999999999.00"',
    ],
    speechOf: (merchantCode) => speech(server, merchantCode, keys[merchantCode] ?? Buffer.alloc(0)),
    forgedSpeechOf: (merchantCode) => speech(server, merchantCode, Buffer.alloc(32, 99)),
    newVendorId: () => `R/${randomUUID()}=7`,
  }),
};
