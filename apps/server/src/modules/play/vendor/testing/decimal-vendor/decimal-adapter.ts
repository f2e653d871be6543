import { createHmac, timingSafeEqual } from 'node:crypto';
import { type MerchantCode, parseId, parseMerchantCode } from '@wau/contract/ids';
import { currencyOf, isCurrencyCode } from '@wau/money/currency';
import { type Minor, minorToMajorText, parseMajorText } from '@wau/money/minor';
import { Refusal } from '@wau/service/refusal';
import type { FastifyRequest } from 'fastify';
import type { VendorContext } from '../../../../../platform/gates/vendor-gate.ts';
import type { VendorAdapter, VendorOperator } from '../../vendor-adapter.ts';
import { hashToken, type WalletAnswer, type WalletCommand } from '../../wallet-command.ts';

/**
 * A vendor that does everything differently from the house's protocol: one address for all, amounts as decimals in
 * major units, currencies in small letters, games by numbers, stake and prize in one transaction, an HMAC of the body in
 * a header of its own, answers that are always 200 with a status inside, and a launch that the vendor is asked for.
 */
export interface DecimalMessage {
  readonly action: 'open' | 'funds' | 'transact' | 'cancel' | 'finish';
  readonly brand: string;
  readonly user?: string;
  readonly ticket: string;
  readonly game?: number;
  readonly hand?: string;
  readonly coin?: string;
  readonly stake?: { readonly ref: string; readonly amount: string };
  readonly prize?: { readonly ref: string; readonly amount: string };
  readonly cancelled?: { readonly ref: string; readonly of: string };
  readonly last?: boolean;
}

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

/** Their numbers of our games. */
const games: ReadonlyMap<number, string> = new Map([[7, 'seven-stars']]);
export const decimalGame = { number: 7, gameId: 'seven-stars' } as const;

/** Their numbers of our refusals. */
const statuses: Readonly<Record<string, number>> = {
  'launch.token.invalid': 11,
  'vendor.token.expired': 11,
  'vendor.signature.wrong': 12,
  'vendor.player.unknown': 13,
  'balance.insufficient': 21,
  'idempotency.conflict': 22,
  'vendor.bet.rolled.back': 23,
  'vendor.bet.settled': 24,
  'vendor.bet.unknown': 25,
  'vendor.round.ended': 26,
};
const otherStatus = 99;

export function signDecimal(key: Buffer, rawBody: string): string {
  return createHmac('sha512', key).update(rawBody).digest('base64');
}

/** `ask` is the vendor's own service, which gives the address of each launch. */
export function decimalAdapter(
  ask: (game: number, ticket: string, signal: AbortSignal) => Promise<string>,
): VendorAdapter {
  return {
    protocol: decimalProtocol,
    launch({ gameId, launchToken }, signal) {
      const [number] = [...games].find(([, ours]) => ours === gameId) ?? [];
      if (number === undefined) throw new Refusal('game.unknown');
      return ask(number, launchToken, signal);
    },
    registerRoutes(app, operator) {
      app.setErrorHandler(async (error, _request, reply) => {
        const code = error instanceof Refusal ? error.code : '';
        return reply.code(200).send({ status: statuses[code] ?? otherStatus } satisfies DecimalAnswer);
      });
      app.post(decimalPath, async (request) => answerMessage(operator, request));
    },
  };
}

async function answerMessage(operator: VendorOperator, request: FastifyRequest): Promise<DecimalAnswer> {
  const context = await enter(operator, request);
  const message = request.body as DecimalMessage;
  if (message.action === 'open') {
    const player = await operator.authenticate(context, message.ticket);
    return {
      status: 0,
      user: player.memberId,
      ticket: player.sessionToken,
      funds: minorToMajorText(player.balanceMinor, currencyOf(player.currencyCode)),
    };
  }
  const player = playerOf(context, message);
  if (message.action === 'funds') {
    return answerOf(await operator.balance(context, player, message.ticket));
  }
  return answerOf(await operator.submit(commandOf(player, message)));
}

/** The brand is named in the body, so the key is found before the body is believed. */
async function enter(operator: VendorOperator, request: FastifyRequest): Promise<VendorContext> {
  const { brand } = request.body as DecimalMessage;
  const shared = (await operator.vendorsOf(decimalProtocol, decimalVendorCode)).find(
    ({ merchantCode }) => merchantCode === parseMerchantCode(brand),
  );
  const signature = Buffer.from(String(request.headers[decimalSignatureHeader] ?? ''), 'base64');
  const key = shared?.keys.shared;
  const expected = key === undefined ? undefined : Buffer.from(signDecimal(key, request.rawBody), 'base64');
  const isRight = expected?.length === signature.length && timingSafeEqual(expected, signature);
  if (shared === undefined || !isRight) throw new Refusal('vendor.signature.wrong');
  return { vendorCode: decimalVendorCode, merchantCodes: new Set([shared.merchantCode]) };
}

function playerOf({ merchantCodes }: VendorContext, { user = '' }: DecimalMessage) {
  const memberId = parseId('member', user);
  const [merchantCode] = merchantCodes;
  if (memberId === undefined || merchantCode === undefined) throw new Refusal('vendor.player.unknown');
  return { merchantCode, memberId };
}

function commandOf(
  player: { readonly merchantCode: MerchantCode; readonly memberId: ReturnType<typeof playerOf>['memberId'] },
  message: DecimalMessage,
): WalletCommand {
  const { hand = '', game = 0, stake, prize, cancelled, last = false } = message;
  const gameId = games.get(game);
  if (gameId === undefined) throw new Refusal('game.unknown');
  const inRound = { ...player, vendorCode: decimalVendorCode, roundId: hand, gameId };
  if (message.action === 'finish') return { kind: 'endRound', ...inRound };
  if (cancelled !== undefined) {
    return { kind: 'rollback', ...inRound, transactionId: cancelled.ref, betTransactionId: cancelled.of };
  }
  const currencyCode = (message.coin ?? '').toUpperCase();
  if (!isCurrencyCode(currencyCode)) throw new Refusal('currency.mismatch');
  const amountOf = (text: string): Minor => {
    const amountMinor = parseMajorText(text, currencyOf(currencyCode));
    if (amountMinor === undefined || amountMinor < 0n) throw new Refusal('request.invalid');
    return amountMinor;
  };
  const win = prize && { transactionId: prize.ref, amountMinor: amountOf(prize.amount) };
  if (stake !== undefined) {
    return {
      kind: 'bet',
      ...inRound,
      currencyCode,
      transactionId: stake.ref,
      amountMinor: amountOf(stake.amount),
      sessionTokenHash: hashToken(message.ticket),
      win,
      endRound: last,
    };
  }
  if (win === undefined) throw new Refusal('request.invalid');
  return { kind: 'win', ...inRound, currencyCode, ...win, endRound: last };
}

function answerOf(answer: WalletAnswer): DecimalAnswer {
  if (!answer.ok) return { status: statuses[answer.code] ?? otherStatus };
  return { status: 0, funds: minorToMajorText(answer.balanceMinor, currencyOf(answer.currencyCode)) };
}
