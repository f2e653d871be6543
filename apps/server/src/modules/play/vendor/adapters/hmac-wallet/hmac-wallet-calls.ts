import {
  type HmacWalletBody,
  type HmacWalletOperation,
  hmacWalletBodies,
} from '@wau/contract/vendor-wallets/hmac-wallet';
import { InvalidRequestError } from '@wau/service/http/validator';
import { Refusal } from '@wau/service/refusal';
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

/** A value to send, or a refusal in our words. */
export type HmacWalletAnswer =
  | { readonly value: object }
  | { readonly refusal: Extract<WalletAnswer, { ok: false }> };

type HmacWalletCall = (context: VendorContext, request: FastifyRequest) => Promise<HmacWalletAnswer>;

/** What each operation does, for a request whose signature has been found right. */
export function createHmacWalletCalls(
  operator: VendorOperator,
): Readonly<Record<HmacWalletOperation, HmacWalletCall>> {
  return {
    info: answering(operator, 'info', (context, body) => tellPlayer(operator, context, body)),
    balance: answering(operator, 'balance', async (context, body) => {
      const player = signedPlayer(context, body.brand, body.player);
      return answerOf(await operator.balance(context, player, body.session));
    }),
    play: answering(operator, 'play', (context, body) => {
      const commands = playCommands(context, body);
      return commands.length === 0
        ? tellBalance(operator, context, body)
        : carryOut(operator, context, commands);
    }),
    rollback: answering(operator, 'rollback', (context, body) => {
      const round = inRound(context, body);
      const commands = body.actions.map(
        ({ id, original }): WalletCommand => ({
          kind: 'rollback',
          ...round,
          transactionId: id,
          betTransactionId: original,
        }),
      );
      return carryOut(operator, context, commands);
    }),
  };
}

/** A call with its body read and found fresh. */
function answering<Operation extends HmacWalletOperation>(
  operator: VendorOperator,
  operation: Operation,
  answer: (context: VendorContext, body: HmacWalletBody<Operation>) => Promise<HmacWalletAnswer>,
): HmacWalletCall {
  const read = bodyReader<HmacWalletBody<Operation> & { readonly sentAt: bigint }>(
    hmacWalletBodies[operation],
  );
  return async (context, request) => {
    const body = read(request);
    requireFresh(operator, body.sentAt);
    return answer(context, body);
  };
}

async function tellPlayer(
  operator: VendorOperator,
  context: VendorContext,
  { token }: HmacWalletBody<'info'>,
): Promise<HmacWalletAnswer> {
  const { limits, ...player } = await operator.authenticate(context, token);
  return {
    value: {
      brand: player.merchantCode,
      player: player.memberId,
      session: player.sessionToken,
      name: player.displayName,
      game: player.gameId,
      language: player.language,
      theme: player.themeName,
      currency: player.currencyCode,
      balance: player.balanceMinor,
      limits: {
        minStake: limits.minStakeMinor,
        maxStake: limits.maxStakeMinor,
        maxWin: limits.maxWinMinor,
      },
      autoplay: player.allowsAutoplay,
      featureBuy: player.allowsFeatureBuy,
      demo: player.isTrial,
    },
  };
}

async function tellBalance(
  operator: VendorOperator,
  context: VendorContext,
  body: HmacWalletBody<'play'>,
): Promise<HmacWalletAnswer> {
  return answerOf(await operator.balance(context, signedPlayer(context, body.brand, body.player)));
}

/** The actions in their order; the last one closes a round that is finished, or a command of its own does. */
function playCommands(context: VendorContext, body: HmacWalletBody<'play'>): readonly WalletCommand[] {
  const round = inRound(context, body);
  const currencyCode = signedCurrency(body.currency);
  // Nothing won is a fact about the round and no movement; a round that is finished with it closes all the same.
  const actions = body.actions.filter(({ action, amount }) => action === 'bet' || amount > 0n);
  const commands = actions.map(({ action, id, amount, featureBuy }, place): WalletCommand => {
    const endRound = body.finished && place === actions.length - 1;
    const moving = {
      ...round,
      transactionId: id,
      amountMinor: signedAmount(amount),
      currencyCode,
      endRound,
    };
    if (action === 'win') return { kind: 'win', ...moving };
    if (body.session === undefined) throw new InvalidRequestError('session');
    return {
      kind: 'bet',
      ...moving,
      sessionTokenHash: hashToken(body.session),
      win: undefined,
      buysFeature: featureBuy === true,
    };
  });
  return commands.length === 0 && body.finished ? [{ kind: 'endRound', ...round }] : commands;
}

async function carryOut(
  operator: VendorOperator,
  context: VendorContext,
  commands: readonly WalletCommand[],
): Promise<HmacWalletAnswer> {
  const [first] = commands;
  if (first === undefined) throw new Refusal('request.invalid');
  const answers =
    commands.length === 1 ? [await operator.submit(first)] : await operator.submitTogether(commands);
  const last = answers.at(-1);
  if (last === undefined) throw new Error('every command is answered');
  return answerOf(await withBalance(operator, context, first, last));
}

function inRound(
  context: VendorContext,
  body: Pick<HmacWalletBody<'rollback'>, 'brand' | 'player' | 'round' | 'game'>,
) {
  return {
    ...signedPlayer(context, body.brand, body.player),
    vendorCode: context.vendorCode,
    roundId: body.round,
    gameId: signedGameId(body.game),
  };
}

function answerOf(answer: WalletAnswer): HmacWalletAnswer {
  return answer.ok
    ? { value: { balance: answer.balanceMinor, currency: answer.currencyCode } }
    : { refusal: answer };
}
