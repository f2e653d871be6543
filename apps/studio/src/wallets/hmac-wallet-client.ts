import type { CallBody, CallValue } from '@wau/contract/call';
import type { vendorAuthenticate, vendorBalance, vendorBet } from '@wau/contract/calls/play/vendor-calls';
import { type ErrorCode, isErrorCode } from '@wau/contract/error-codes';
import type { MerchantCode } from '@wau/contract/ids';
import { isLanguageCode } from '@wau/contract/languages';
import {
  HmacWalletBalance,
  HmacWalletFailure,
  HmacWalletInfo,
  type HmacWalletOperation,
  hmacSignatureHeader,
  hmacWalletCodes,
  hmacWalletPath,
} from '@wau/contract/vendor-wallets/hmac-wallet';
import { isCurrencyCode } from '@wau/money/currency';
import type { Clock } from '@wau/service/clock';
import { signText } from '@wau/service/secrets/bytes-signature';
import type { TextTransport } from '@wau/service/secrets/signed-transport';
import { Compile } from 'typebox/compile';
import type { WalletAnswer, WalletClient } from '../wallet-client.ts';
import { callExactly } from './exact-call.ts';

export interface HmacWalletClientOptions {
  readonly transport: TextTransport;
  readonly vendorCode: string;
  /** Shared with the operator, at least 32 bytes. */
  readonly key: Buffer;
  readonly clock: Clock;
}

type Balance = CallValue<typeof vendorBalance>;

const isBalance = Compile(HmacWalletBalance);
const isInfo = Compile(HmacWalletInfo);
const isFailure = Compile(HmacWalletFailure);

/** About the request or the channel: what became of the transaction is not known. */
const openCodes: ReadonlySet<bigint> = new Set([400n, 403n, 408n, 500n, 503n]);

/** The wallet of operators that speak `hmac-wallet`: a round's stake and win go in one list, all or none. */
export function createHmacWalletClient(options: HmacWalletClientOptions): WalletClient {
  const send = (operation: HmacWalletOperation, body: object) =>
    callExactly(
      options.transport,
      hmacWalletPath(options.vendorCode, operation),
      { operation, sentAt: BigInt(options.clock.nowMs()), ...body },
      (text) => ({ [hmacSignatureHeader]: signText(options.key, text) }),
    );
  const move = async (operation: HmacWalletOperation, body: object): Promise<WalletAnswer<Balance>> => {
    const answer = await send(operation, body);
    if (answer.kind === 'unknown') return answer;
    if (isBalance.Check(answer.body) && isCurrencyCode(answer.body.currency)) {
      const { balance, currency } = answer.body;
      return { kind: 'accepted', value: { balanceMinor: balance.toString(), currencyCode: currency } };
    }
    return failureOf(answer.body, 'vendor.token.expired');
  };
  const bet = (body: CallBody<typeof vendorBet>) =>
    move('play', {
      ...inRound(body),
      session: body.sessionToken,
      currency: body.currencyCode,
      actions: [
        {
          action: 'bet',
          id: body.transactionId,
          amount: BigInt(body.amountMinor),
          ...(body.buysFeature === true ? { featureBuy: true } : {}),
        },
        ...(body.win === undefined
          ? []
          : [{ action: 'win', id: body.win.transactionId, amount: BigInt(body.win.amountMinor) }]),
      ],
      finished: body.endRound === true,
    });
  return {
    authenticate: async ({ launchToken }) => {
      const answer = await send('info', { token: launchToken });
      return answer.kind === 'unknown' ? answer : launchAnswer(answer.body);
    },
    balance: ({ merchantCode, playerId, sessionToken }) =>
      move('balance', { brand: merchantCode, player: playerId, session: sessionToken }),
    bet,
    bets: (bets) => Promise.all(bets.map(bet)),
    win: (body) =>
      move('play', {
        ...inRound(body),
        currency: body.currencyCode,
        actions: [{ action: 'win', id: body.transactionId, amount: BigInt(body.amountMinor) }],
        finished: body.endRound === true,
      }),
    rollback: (body) =>
      move('rollback', {
        ...inRound(body),
        actions: [{ id: body.transactionId, original: body.betTransactionId }],
      }),
    endRound: async (body) => {
      const balance = await move('balance', { brand: body.merchantCode, player: body.playerId });
      if (balance.kind !== 'accepted') return balance;
      const { currencyCode } = balance.value;
      return move('play', { ...inRound(body), currency: currencyCode, actions: [], finished: true });
    },
  };
}

function inRound(body: {
  readonly merchantCode: MerchantCode;
  readonly playerId: string;
  readonly roundId: string;
  readonly gameId: string;
}) {
  return { brand: body.merchantCode, player: body.playerId, round: body.roundId, game: body.gameId };
}

/** `tokenCode`: what a wrong token is called where this is asked. */
function failureOf(body: unknown, tokenCode: ErrorCode): WalletAnswer<never> {
  if (!isFailure.Check(body)) return { kind: 'unknown', reason: 'an answer out of contract' };
  const code = codeOf(body.code, tokenCode);
  return code === undefined
    ? { kind: 'unknown', reason: `code ${body.code}` }
    : { kind: 'refused', code, balanceMinor: body.balance?.toString() };
}

function codeOf(number: bigint, tokenCode: ErrorCode): ErrorCode | undefined {
  if (openCodes.has(number)) return undefined;
  if (number === BigInt(hmacWalletCodes['vendor.token.expired'])) return tokenCode;
  const [code = ''] = Object.entries(hmacWalletCodes).find(([, each]) => BigInt(each) === number) ?? [];
  return isErrorCode(code) ? code : undefined;
}

function launchAnswer(body: unknown): WalletAnswer<CallValue<typeof vendorAuthenticate>> {
  if (!isInfo.Check(body)) return failureOf(body, 'launch.token.invalid');
  const { currency, language, limits } = body;
  if (!isCurrencyCode(currency) || !isLanguageCode(language)) {
    return { kind: 'unknown', reason: 'an answer out of contract' };
  }
  return {
    kind: 'accepted',
    value: {
      merchantCode: body.brand as MerchantCode,
      playerId: body.player,
      sessionToken: body.session,
      displayName: body.name,
      gameId: body.game,
      language,
      themeName: body.theme,
      currencyCode: currency,
      balanceMinor: body.balance.toString(),
      limits: {
        minStakeMinor: limits.minStake.toString(),
        maxStakeMinor: limits.maxStake.toString(),
        maxWinMinor: limits.maxWin.toString(),
      },
      allowsAutoplay: body.autoplay,
      allowsFeatureBuy: body.featureBuy,
      isTrial: body.demo,
    },
  };
}
