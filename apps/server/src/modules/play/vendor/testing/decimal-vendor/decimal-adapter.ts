import { createHmac, timingSafeEqual } from 'node:crypto';
import type { VendorRefusal } from '@wau/contract/vendor-wallets/vendor-refusal';
import { currencyOf } from '@wau/money/currency';
import { minorToMajorText, zeroMinor } from '@wau/money/minor';
import { InvalidRequestError } from '@wau/service/http/validator';
import { Refusal } from '@wau/service/refusal';
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { VendorContext } from '../../../../../platform/gates/vendor-gate.ts';
import {
  bodyReader,
  bytesOf,
  enterSigned,
  requireFresh,
  signedCurrency,
  signedMajorAmount,
  signedName,
  signedPlayer,
  takeBytes,
  thrownCode,
} from '../../signed-requests.ts';
import type { VendorAdapter, VendorOperator } from '../../vendor-adapter.ts';
import { hashToken, type WalletAnswer, type WalletCommand } from '../../wallet-command.ts';

const Text = Type.String({ maxLength: 128 });
const Money = Type.Object({ ref: Text, amount: Text });

/**
 * A vendor that does everything differently from the house's protocol: one address for all, amounts as decimals in
 * major units, currencies in small letters, games by numbers, stake and prize in one transaction, an HMAC of the body in
 * a header of its own, answers that are always 200 with a status inside, and a launch that the vendor is asked for.
 */
const Message = Type.Object({
  action: Type.Union([
    Type.Literal('open'),
    Type.Literal('funds'),
    Type.Literal('transact'),
    Type.Literal('cancel'),
    Type.Literal('finish'),
  ]),
  /** When it was signed, in milliseconds since 1970. */
  sent: Type.BigInt(),
  brand: Text,
  user: Type.Optional(Text),
  ticket: Text,
  game: Type.Optional(Type.BigInt()),
  hand: Type.Optional(Text),
  coin: Type.Optional(Text),
  stake: Type.Optional(Money),
  prize: Type.Optional(Money),
  cancelled: Type.Optional(Type.Object({ ref: Text, of: Text })),
  last: Type.Optional(Type.Boolean()),
});

export type DecimalMessage = Static<typeof Message>;

export interface DecimalAnswer {
  readonly status: number;
  readonly funds?: string;
  readonly user?: string;
  readonly ticket?: string;
}

export const decimalProtocol = 'decimal-wallet';
export const decimalVendorCode = 'decimal';
export const decimalPath = '/vendor/decimal/transaction';
export const decimalSignatureHeader = 'x-body-hmac';
/** Their clocks are better than most. */
export const decimalToleranceMs = 60_000;

/** Their numbers of our games. */
const games: ReadonlyMap<bigint, string> = new Map([[7n, 'seven-stars']]);
export const decimalGame = { number: 7n, gameId: 'seven-stars' } as const;

/** Their numbers of our refusals. */
const statuses: Readonly<Record<string, number>> = {
  'vendor.unknown': 12,
  'launch.token.invalid': 11,
  'vendor.token.expired': 11,
  'vendor.signature.wrong': 12,
  'vendor.player.unknown': 13,
  'vendor.timestamp.stale': 14,
  'balance.insufficient': 21,
  'idempotency.conflict': 22,
  'vendor.bet.rolled.back': 23,
  'vendor.bet.settled': 24,
  'vendor.bet.unknown': 25,
  'vendor.round.ended': 26,
  'stake.above.maximum': 27,
  'request.invalid': 28,
  'request.body.too.large': 28,
  'game.unknown': 29,
  'game.unavailable': 29,
  'feature.buy.forbidden': 30,
  'play.limit.stake': 32,
  'play.limit.loss': 32,
  'play.limit.time': 32,
  'play.check.due': 32,
  'currency.mismatch': 31,
} satisfies Record<VendorRefusal, number>;
/** It is not known what was done: the vendor repeats. */
const otherStatus = 99;

export function signDecimal(key: Buffer, rawBody: string | Buffer): string {
  return createHmac('sha512', key).update(rawBody).digest('base64');
}

/** `ask` is the vendor's own service, which gives the address of each launch. */
export function decimalAdapter(
  ask: (game: bigint, ticket: string, signal: AbortSignal) => Promise<string>,
): VendorAdapter {
  return {
    protocol: decimalProtocol,
    launch({ gameId, launchToken }, signal) {
      const [number] = [...games].find(([, ours]) => ours === gameId) ?? [];
      if (number === undefined) throw new Refusal('game.unknown');
      return ask(number, launchToken, signal);
    },
    registerRoutes(app, operator) {
      takeBytes(app);
      app.setErrorHandler(async (error, request, reply) => {
        const code = thrownCode(error);
        if (code === 'server.failed') request.log.error({ err: error }, 'a vendor call failed');
        const status = statuses[code] ?? otherStatus;
        return reply.code(200).send({ status } satisfies DecimalAnswer);
      });
      app.post(decimalPath, { config: { callName: decimalProtocol } }, (request) =>
        answerMessage(operator, request),
      );
    },
  };
}

const readMessage = bodyReader<DecimalMessage>(Message);

async function answerMessage(operator: VendorOperator, request: FastifyRequest): Promise<DecimalAnswer> {
  const context = await enter(operator, request);
  const message = readMessage(request);
  requireFresh(operator, message.sent, decimalToleranceMs);
  if (message.action === 'open') {
    const player = await operator.authenticate(context, message.ticket);
    return {
      status: 0,
      user: player.memberId,
      ticket: player.sessionToken,
      funds: minorToMajorText(player.balanceMinor, currencyOf(player.currencyCode)),
    };
  }
  const player = signedPlayer(context, message.brand, message.user ?? '');
  if (message.action === 'funds') {
    return answerOf(await operator.balance(context, player, message.ticket));
  }
  return answerOf(await operator.submit(commandOf(player, message)));
}

function enter(operator: VendorOperator, request: FastifyRequest): Promise<VendorContext> {
  const signature = Buffer.from(String(request.headers[decimalSignatureHeader] ?? ''), 'base64');
  const vendor = { protocol: decimalProtocol, vendorCode: decimalVendorCode };
  return enterSigned(operator, vendor, ({ keys: { shared } }) => {
    if (shared === undefined) return false;
    const expected = Buffer.from(signDecimal(shared, bytesOf(request)), 'base64');
    return expected.length === signature.length && timingSafeEqual(expected, signature);
  });
}

function commandOf(player: ReturnType<typeof signedPlayer>, message: DecimalMessage): WalletCommand {
  const { hand = '', game = 0n, stake, prize, cancelled, last = false } = message;
  const gameId = games.get(game);
  if (gameId === undefined) throw new Refusal('game.unknown');
  const inRound = { ...player, vendorCode: decimalVendorCode, roundId: signedName(hand), gameId };
  if (message.action === 'finish') return { kind: 'endRound', ...inRound };
  if (cancelled !== undefined) {
    return {
      kind: 'rollback',
      ...inRound,
      transactionId: signedName(cancelled.ref),
      betTransactionId: signedName(cancelled.of),
    };
  }
  const currencyCode = signedCurrency((message.coin ?? '').toUpperCase());
  const moved = ({ ref, amount }: Static<typeof Money>) => ({
    transactionId: signedName(ref),
    amountMinor: signedMajorAmount(amount, currencyCode),
  });
  const priced = prize && moved(prize);
  // The ledger moves no nothing: a prize of it says no more than that the round ends.
  const win = priced && priced.amountMinor > zeroMinor ? priced : undefined;
  if (stake !== undefined) {
    return {
      kind: 'bet',
      ...inRound,
      currencyCode,
      ...moved(stake),
      sessionTokenHash: hashToken(message.ticket),
      win,
      endRound: last,
      buysFeature: false,
    };
  }
  if (priced !== undefined && win === undefined && last) return { kind: 'endRound', ...inRound };
  if (win === undefined) throw new InvalidRequestError('prize');
  return { kind: 'win', ...inRound, currencyCode, ...win, endRound: last };
}

function answerOf(answer: WalletAnswer): DecimalAnswer {
  if (!answer.ok) return { status: statuses[answer.code] ?? otherStatus };
  return { status: 0, funds: minorToMajorText(answer.balanceMinor, currencyOf(answer.currencyCode)) };
}
