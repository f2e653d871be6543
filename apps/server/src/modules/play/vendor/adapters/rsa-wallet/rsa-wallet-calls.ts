import {
  type RsaWalletBody,
  type RsaWalletOperation,
  rsaWalletBodies,
  rsaWalletStatuses,
  scaledAmount,
  unscaledAmount,
} from '@wau/contract/vendor-wallets/rsa-wallet';
import { type CurrencyCode, currencyOf } from '@wau/money/currency';
import { type Minor, zeroMinor } from '@wau/money/minor';
import type { FastifyRequest } from 'fastify';
import type { VendorContext } from '../../../../../platform/gates/vendor-gate.ts';
import {
  bodyReader,
  requireFresh,
  signedAmount,
  signedCurrency,
  signedGameId,
  signedPlayer,
  withBalance,
} from '../../signed-requests.ts';
import type { VendorOperator } from '../../vendor-adapter.ts';
import { hashToken, type WalletAnswer, type WalletCommand } from '../../wallet-command.ts';

export interface RsaWalletAnswer extends Readonly<Record<string, unknown>> {
  readonly status: string;
}

type RsaWalletCall = (context: VendorContext, request: FastifyRequest) => Promise<RsaWalletAnswer>;

/** What each operation does, for a request whose signature has been found right. */
export function createRsaWalletCalls(
  operator: VendorOperator,
): Readonly<Record<RsaWalletOperation, RsaWalletCall>> {
  return {
    info: answering(operator, 'info', (context, body) => tellPlayer(operator, context, body)),
    balance: answering(operator, 'balance', async (context, body) => {
      const player = signedPlayer(context, body.operator, body.user);
      return answerOf(body.user, await operator.balance(context, player, body.session));
    }),
    bet: answering(operator, 'bet', (context, body) => {
      const command = { kind: 'bet', ...moving(context, body), endRound: body.roundClosed } as const;
      return carryOut(operator, context, body.user, {
        ...command,
        sessionTokenHash: hashToken(body.session),
        win: undefined,
        buysFeature: body.featureBuy === true,
      });
    }),
    win: answering(operator, 'win', (context, body) => payWin(operator, context, body)),
    rollback: answering(operator, 'rollback', (context, body) =>
      carryOut(operator, context, body.user, {
        kind: 'rollback',
        ...inRound(context, body),
        transactionId: body.transaction,
        betTransactionId: body.reference,
      }),
    ),
  };
}

/** A call with its body read and found fresh. */
function answering<Operation extends RsaWalletOperation>(
  operator: VendorOperator,
  operation: Operation,
  answer: (context: VendorContext, body: RsaWalletBody<Operation>) => Promise<RsaWalletAnswer>,
): RsaWalletCall {
  const read = bodyReader<RsaWalletBody<Operation> & { readonly sentAt: bigint }>(rsaWalletBodies[operation]);
  return async (context, request) => {
    const body = read(request);
    requireFresh(operator, body.sentAt);
    return answer(context, body);
  };
}

async function tellPlayer(
  operator: VendorOperator,
  context: VendorContext,
  { token }: RsaWalletBody<'info'>,
): Promise<RsaWalletAnswer> {
  const player = await operator.authenticate(context, token);
  const scaled = (amountMinor: Minor) => scaledAmount(amountMinor, currencyOf(player.currencyCode).exponent);
  return {
    status: 'OK',
    operator: player.merchantCode,
    user: player.memberId,
    session: player.sessionToken,
    name: player.displayName,
    game: player.gameId,
    language: player.language,
    theme: player.themeName,
    currency: player.currencyCode,
    balance: scaled(player.balanceMinor),
    minStake: scaled(player.limits.minStakeMinor),
    maxStake: scaled(player.limits.maxStakeMinor),
    maxWin: scaled(player.limits.maxWinMinor),
    autoplay: player.allowsAutoplay,
    featureBuy: player.allowsFeatureBuy,
    playMoney: player.isTrial,
  };
}

/** Nothing won closes a round that was lost, or changes nothing. */
async function payWin(
  operator: VendorOperator,
  context: VendorContext,
  body: RsaWalletBody<'win'>,
): Promise<RsaWalletAnswer> {
  const win = moving(context, body);
  if (win.amountMinor > zeroMinor) {
    return carryOut(operator, context, body.user, { kind: 'win', ...win, endRound: body.roundClosed });
  }
  if (body.roundClosed) {
    return carryOut(operator, context, body.user, { kind: 'endRound', ...inRound(context, body) });
  }
  return answerOf(body.user, await operator.balance(context, win));
}

async function carryOut(
  operator: VendorOperator,
  context: VendorContext,
  user: string,
  command: WalletCommand,
): Promise<RsaWalletAnswer> {
  const answer = await withBalance(operator, context, command, await operator.submit(command));
  return answerOf(user, answer, 'currencyCode' in command ? command.currencyCode : undefined);
}

function inRound(
  context: VendorContext,
  body: Pick<RsaWalletBody<'rollback'>, 'operator' | 'user' | 'round' | 'game'>,
) {
  return {
    ...signedPlayer(context, body.operator, body.user),
    vendorCode: context.vendorCode,
    roundId: body.round,
    gameId: signedGameId(body.game),
  };
}

function moving(context: VendorContext, body: RsaWalletBody<'bet' | 'win'>) {
  const currencyCode = signedCurrency(body.currency);
  return {
    ...inRound(context, body),
    transactionId: body.transaction,
    currencyCode,
    amountMinor: signedAmount(unscaledAmount(body.amount, currencyOf(currencyCode).exponent)),
  };
}

/** `currencyCode` is what a refused command was in, for the balance that goes with the refusal. */
function answerOf(user: string, answer: WalletAnswer, currencyCode?: CurrencyCode): RsaWalletAnswer {
  const status = answer.ok
    ? 'OK'
    : ((rsaWalletStatuses as Readonly<Record<string, string>>)[answer.code] ?? 'ERROR_UNKNOWN');
  const currency = answer.ok ? answer.currencyCode : currencyCode;
  if (answer.balanceMinor === undefined || currency === undefined) return { status, user };
  return {
    status,
    user,
    currency,
    balance: scaledAmount(answer.balanceMinor, currencyOf(currency).exponent),
  };
}
