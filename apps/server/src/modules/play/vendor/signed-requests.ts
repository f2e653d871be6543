import { type MemberId, type MerchantCode, parseId } from '@wau/contract/ids';
import { maximumTransferMinor } from '@wau/ledger/transfer';
import { type CurrencyCode, currencyOf, isCurrencyCode } from '@wau/money/currency';
import { type Minor, parseMajorText, toMinor } from '@wau/money/minor';
import { OverloadError } from '@wau/service/database/batcher';
import { InexactJsonError, parseExactJson } from '@wau/service/http/exact-json';
import { contractValidator, InvalidRequestError } from '@wau/service/http/validator';
import { Refusal } from '@wau/service/refusal';
import { signatureToleranceMs } from '@wau/service/secrets/signature';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import type { VendorContext } from '../../../platform/gates/vendor-gate.ts';
import type { VendorOfMerchant } from '../../../platform/merchants/merchant-directory.ts';
import type { VendorOperator } from './vendor-adapter.ts';
import type { WalletAnswer } from './wallet-command.ts';

/**
 * What adapters have in common whose vendors sign the bytes of the body: the signature is checked before anything of them
 * is read.
 */

/** Bodies of these routes stay bytes, whatever they are said to be. */
export function takeBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/**
 * The merchants for whom a request speaks: those whose keys with the vendor made its signature.
 *
 * @throws Refusal `vendor.unknown`, `vendor.signature.wrong`
 */
export async function enterSigned(
  operator: VendorOperator,
  { protocol, vendorCode }: { readonly protocol: string; readonly vendorCode: string },
  isSignedWith: (vendor: VendorOfMerchant) => boolean,
): Promise<VendorContext> {
  const vendors = await operator.vendorsOf(protocol, vendorCode);
  if (vendors.length === 0) throw new Refusal('vendor.unknown');
  const merchantCodes = new Set(vendors.filter(isSignedWith).map(({ merchantCode }) => merchantCode));
  if (merchantCodes.size === 0) throw new Refusal('vendor.signature.wrong');
  return { vendorCode, merchantCodes };
}

export function bytesOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** Reads the body of a request that has been let in. Throws `InvalidRequestError` for what does not fit the schema. */
export function bodyReader<Body>(schema: TSchema): (request: FastifyRequest) => Body {
  const validate = contractValidator<Body>(schema);
  return (request) => {
    try {
      return validate(parseExactJson(bytesOf(request)));
    } catch (error) {
      if (error instanceof InexactJsonError) throw new InvalidRequestError('body');
      throw error;
    }
  };
}

/** A recorded request is not to work for ever. @throws Refusal `vendor.timestamp.stale` */
export function requireFresh(
  operator: VendorOperator,
  sentAt: bigint,
  toleranceMs: number = signatureToleranceMs,
): void {
  const nowMs = BigInt(operator.clock.nowMs());
  const ageMs = sentAt > nowMs ? sentAt - nowMs : nowMs - sentAt;
  if (ageMs > BigInt(toleranceMs)) throw new Refusal('vendor.timestamp.stale');
}

/** A player of a merchant that the vendor does not speak for is unknown to it. */
export function signedPlayer(
  { merchantCodes }: VendorContext,
  merchantText: string,
  playerText: string,
): { readonly merchantCode: MerchantCode; readonly memberId: MemberId } {
  const merchantCode = merchantText as MerchantCode;
  const memberId = parseId('member', playerText);
  if (memberId === undefined || !merchantCodes.has(merchantCode)) throw new Refusal('vendor.player.unknown');
  return { merchantCode, memberId };
}

/** Game ids become part of account names, so only what can be one goes further. */
export function signedGameId(gameId: string): string {
  if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(gameId)) throw new Refusal('game.unknown');
  return gameId;
}

/** Names of rounds and transactions become keys of the ledger, so only what can be one goes further. */
export function signedName(text: string): string {
  if (!/^[!-~]{1,128}$/.test(text)) throw new InvalidRequestError('name');
  return text;
}

export function signedCurrency(text: string): CurrencyCode {
  if (!isCurrencyCode(text)) throw new Refusal('currency.mismatch');
  return text;
}

/** `undefined` stands for an amount that is no whole number of the currency's smallest unit. */
export function signedAmount(amountMinor: bigint | undefined): Minor {
  if (amountMinor === undefined || amountMinor < 0n || amountMinor > maximumTransferMinor) {
    throw new InvalidRequestError('amount');
  }
  return toMinor(amountMinor);
}

/** An amount in major units, as a machine writes it: `12`, `12.5` or `12.50`, without what people put between digits. */
export function signedMajorAmount(text: string, currencyCode: CurrencyCode): Minor {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new InvalidRequestError('amount');
  return signedAmount(parseMajorText(text, currencyOf(currencyCode)));
}

/** Refusals which are told with the balance, because the player is to see what can be staked. */
const toldWithBalance: ReadonlySet<string> = new Set([
  'balance.insufficient',
  'stake.above.maximum',
  'play.limit.stake',
  'play.limit.loss',
  'play.limit.time',
  'play.check.due',
]);

/** Adds the balance to a refusal that is told with it, where the answer has none. */
export async function withBalance(
  operator: VendorOperator,
  context: VendorContext,
  player: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
  answer: WalletAnswer,
): Promise<WalletAnswer> {
  if (answer.ok || answer.balanceMinor !== undefined || !toldWithBalance.has(answer.code)) return answer;
  const now = await operator.balance(context, player);
  return now.ok ? { ...answer, balanceMinor: now.balanceMinor } : answer;
}

/** The code of whatever was thrown on the way to an answer. `server.failed`: it is not known what was done. */
export function thrownCode(error: unknown): Refusal['code'] {
  if (error instanceof Refusal) return error.code;
  if (error instanceof InvalidRequestError) return 'request.invalid';
  if (error instanceof OverloadError) return 'server.overloaded';
  if ((error as { code?: unknown } | null)?.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return 'request.body.too.large';
  return 'server.failed';
}
