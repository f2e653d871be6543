import { hash, type KeyObject } from 'node:crypto';
import type { CallValue } from '@wau/contract/call';
import type { vendorAuthenticate, vendorBalance } from '@wau/contract/calls/play/vendor-calls';
import { type ErrorCode, isErrorCode } from '@wau/contract/error-codes';
import type { MerchantCode } from '@wau/contract/ids';
import { isLanguageCode } from '@wau/contract/languages';
import {
  RsaWalletAnswer,
  RsaWalletInfo,
  type RsaWalletOperation,
  rsaSignatureHeader,
  rsaWalletPath,
  rsaWalletStatuses,
  scaledAmount,
  unscaledAmount,
} from '@wau/contract/vendor-wallets/rsa-wallet';
import { type CurrencyCode, currencyOf, isCurrencyCode } from '@wau/money/currency';
import type { Clock } from '@wau/service/clock';
import { signText } from '@wau/service/secrets/bytes-signature';
import type { TextTransport } from '@wau/service/secrets/signed-transport';
import { Compile } from 'typebox/compile';
import type { WalletAnswer, WalletClient } from '../wallet-client.ts';
import { callExactly } from './exact-call.ts';

export interface RsaWalletClientOptions {
  readonly transport: TextTransport;
  readonly vendorCode: string;
  /** The vendor's own; operators have its public half. */
  readonly privateKey: KeyObject;
  readonly clock: Clock;
}

type Balance = CallValue<typeof vendorBalance>;

const isAnswer = Compile(RsaWalletAnswer);
const isInfo = Compile(RsaWalletInfo);

/** About the request or the channel: what became of the transaction is not known. */
const openStatuses: ReadonlySet<string> = new Set([
  'ERROR_SIGNATURE',
  'ERROR_TIME',
  'ERROR_SYNTAX',
  'ERROR_BUSY',
  'ERROR_UNKNOWN',
]);

/**
 * The wallet of operators that speak `rsa-wallet`. The protocol has no bet that brings its win: the two are sent one after
 * the other, and as long as the win is not accepted it is not known what became of the round, so that it is repeated.
 */
export function createRsaWalletClient(options: RsaWalletClientOptions): WalletClient {
  const send = (operation: RsaWalletOperation, body: object) =>
    callExactly(
      options.transport,
      rsaWalletPath(options.vendorCode, operation),
      { operation, sentAt: BigInt(options.clock.nowMs()), ...body },
      (text) => ({ [rsaSignatureHeader]: signText(options.privateKey, text) }),
    );
  const move = async (operation: RsaWalletOperation, body: object): Promise<WalletAnswer<Balance>> => {
    const answer = await send(operation, body);
    return answer.kind === 'unknown' ? answer : movedAnswer(answer.body);
  };
  const bet: WalletClient['bet'] = async (body) => {
    const isLast = body.endRound === true;
    const { win } = body;
    const taken = await move('bet', {
      ...money(body, body.transactionId, body.amountMinor),
      session: body.sessionToken,
      roundClosed: isLast && win === undefined,
      ...(body.buysFeature === true ? { featureBuy: true } : {}),
    });
    if (win === undefined || taken.kind !== 'accepted') return taken;
    const paid = await move('win', {
      ...money(body, win.transactionId, win.amountMinor),
      reference: uuidOf(body.transactionId),
      roundClosed: isLast,
    });
    // The stake is taken, so that no refusal of the win may count as one of the bet, but for a stake given back.
    return paid.kind === 'refused' && paid.code !== 'vendor.bet.rolled.back'
      ? { kind: 'unknown', reason: `the win of a taken stake was refused with ${paid.code}` }
      : paid;
  };
  return {
    authenticate: async ({ launchToken }) => {
      const answer = await send('info', { token: launchToken });
      return answer.kind === 'unknown' ? answer : launchAnswer(answer.body);
    },
    balance: ({ merchantCode, playerId, sessionToken }) =>
      move('balance', { operator: merchantCode, user: playerId, session: sessionToken }),
    bet,
    bets: (bets) => Promise.all(bets.map(bet)),
    win: (body) =>
      move('win', {
        ...money(body, body.transactionId, body.amountMinor),
        roundClosed: body.endRound === true,
      }),
    rollback: (body) =>
      move('rollback', {
        ...inRound(body),
        transaction: uuidOf(body.transactionId),
        reference: uuidOf(body.betTransactionId),
      }),
    endRound: async (body) => {
      const balance = await move('balance', { operator: body.merchantCode, user: body.playerId });
      if (balance.kind !== 'accepted') return balance;
      const { currencyCode } = balance.value;
      return move('win', {
        ...money({ ...body, currencyCode }, `${body.roundId}:end`, '0'),
        roundClosed: true,
      });
    },
  };
}

interface InRound {
  readonly merchantCode: MerchantCode;
  readonly playerId: string;
  readonly roundId: string;
  readonly gameId: string;
}

function inRound({ merchantCode, playerId, roundId, gameId }: InRound) {
  return { operator: merchantCode, user: playerId, round: roundId, game: gameId };
}

function money(
  body: InRound & { readonly currencyCode: CurrencyCode },
  transactionId: string,
  amountMinor: string,
) {
  return {
    ...inRound(body),
    transaction: uuidOf(transactionId),
    currency: body.currencyCode,
    amount: scaledAmount(BigInt(amountMinor), currencyOf(body.currencyCode).exponent),
  };
}

/** Transactions are UUIDs here; ours have names, of which each gives one (version 8, made of a hash). */
function uuidOf(name: string): string {
  const digits = hash('sha256', name, 'hex');
  const variant = '89ab'[Number.parseInt(digits.slice(16, 17), 16) >> 2] ?? '8';
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}

function movedAnswer(body: unknown): WalletAnswer<Balance> {
  if (!isAnswer.Check(body)) return { kind: 'unknown', reason: 'an answer out of contract' };
  const { status, balance, currency = '' } = body;
  const balanceMinor =
    balance === undefined || !isCurrencyCode(currency)
      ? undefined
      : unscaledAmount(balance, currencyOf(currency).exponent)?.toString();
  if (status === 'OK') {
    return balanceMinor === undefined || !isCurrencyCode(currency)
      ? { kind: 'unknown', reason: 'an answer out of contract' }
      : { kind: 'accepted', value: { balanceMinor, currencyCode: currency } };
  }
  const code = codeOf(status, 'vendor.token.expired');
  return code === undefined ? { kind: 'unknown', reason: status } : { kind: 'refused', code, balanceMinor };
}

/** `tokenCode`: what a wrong token is called where this is asked. */
function codeOf(status: string, tokenCode: ErrorCode): ErrorCode | undefined {
  if (openStatuses.has(status)) return undefined;
  if (status === rsaWalletStatuses['vendor.token.expired']) return tokenCode;
  const [code = ''] = Object.entries(rsaWalletStatuses).find(([, name]) => name === status) ?? [];
  return isErrorCode(code) ? code : undefined;
}

function launchAnswer(body: unknown): WalletAnswer<CallValue<typeof vendorAuthenticate>> {
  if (!isInfo.Check(body)) {
    const code = isAnswer.Check(body) ? codeOf(body.status, 'launch.token.invalid') : undefined;
    return code === undefined
      ? { kind: 'unknown', reason: 'an answer out of contract' }
      : { kind: 'refused', code, balanceMinor: undefined };
  }
  const { currency, language } = body;
  if (!isCurrencyCode(currency) || !isLanguageCode(language)) {
    return { kind: 'unknown', reason: 'an answer out of contract' };
  }
  const minor = (amount: bigint) => (unscaledAmount(amount, currencyOf(currency).exponent) ?? 0n).toString();
  return {
    kind: 'accepted',
    value: {
      merchantCode: body.operator as MerchantCode,
      playerId: body.user,
      sessionToken: body.session,
      displayName: body.name,
      gameId: body.game,
      language,
      themeName: body.theme,
      currencyCode: currency,
      balanceMinor: minor(body.balance),
      limits: {
        minStakeMinor: minor(body.minStake),
        maxStakeMinor: minor(body.maxStake),
        maxWinMinor: minor(body.maxWin),
      },
      allowsAutoplay: body.autoplay,
      allowsFeatureBuy: body.featureBuy,
      isTrial: body.playMoney,
    },
  };
}
