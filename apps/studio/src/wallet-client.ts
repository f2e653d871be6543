import type { CallBody, CallDefinition, CallValue } from '@wau/contract/call';
import {
  maximumBetsPerCall,
  vendorAuthenticate,
  vendorBalance,
  vendorBet,
  vendorBets,
  vendorEndRound,
  vendorRollback,
  vendorWin,
} from '@wau/contract/calls/play/vendor-calls';
import type { FailureEnvelope } from '@wau/contract/envelope';
import type { ErrorCode } from '@wau/contract/error-codes';
import type { Clock } from '@wau/service/clock';
import type { DirectCall } from '@wau/service/secrets/direct-call';
import { signedHeaders } from '@wau/service/secrets/signature';
import type { SignedAnswer, SignedTransport } from '@wau/service/secrets/signed-transport';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';

/**
 * What became of a wallet call. `refused` is the operator's final word on this transaction id. `unknown` means that
 * the call may or may not have been carried out: no answer, or none that the protocol allows.
 */
export type WalletAnswer<Value> =
  | { readonly kind: 'accepted'; readonly value: Value }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly balanceMinor: string | undefined }
  | { readonly kind: 'unknown'; readonly reason: string };

type WalletCall<Definition extends CallDefinition> = (
  body: CallBody<Definition>,
) => Promise<WalletAnswer<CallValue<Definition>>>;

export type BetAnswer = WalletAnswer<CallValue<typeof vendorBet>>;

/** The operator's wallet as the studio sees it. No method throws; each may be repeated with the same body. */
export interface WalletClient {
  readonly authenticate: WalletCall<typeof vendorAuthenticate>;
  /** The game says whose wallet it is; operators need not be told. */
  readonly balance: (
    body: CallBody<typeof vendorBalance> & { readonly gameId: string },
  ) => Promise<WalletAnswer<CallValue<typeof vendorBalance>>>;
  readonly bet: WalletCall<typeof vendorBet>;
  /** Many bets with as few calls as can be; answers in their order, each for itself. */
  readonly bets: (bets: readonly CallBody<typeof vendorBet>[]) => Promise<readonly BetAnswer[]>;
  readonly win: WalletCall<typeof vendorWin>;
  readonly rollback: WalletCall<typeof vendorRollback>;
  readonly endRound: WalletCall<typeof vendorEndRound>;
}

export interface WalletClientOptions {
  readonly transport: SignedTransport;
  readonly vendorCode: string;
  /** Shared with the operator, at least 32 bytes. */
  readonly key: Buffer;
  readonly clock: Clock;
  /** Takes bets where the operator is in this process. */
  readonly directBets?: DirectCall<typeof vendorBets> | undefined;
}

/** These say something about the channel rather than the transaction, so they leave its outcome open. */
const channelErrors: ReadonlySet<ErrorCode> = new Set([
  'vendor.unknown',
  'vendor.signature.wrong',
  'vendor.timestamp.stale',
]);

export function createWalletClient(options: WalletClientOptions): WalletClient {
  const balance = walletCall(options, vendorBalance);
  return {
    authenticate: walletCall(options, vendorAuthenticate),
    balance: ({ gameId: _, ...body }) => balance(body),
    bet: walletCall(options, vendorBet),
    bets: options.directBets === undefined ? betsCall(options) : directBetsCall(options, options.directBets),
    win: walletCall(options, vendorWin),
    rollback: walletCall(options, vendorRollback),
    endRound: walletCall(options, vendorEndRound),
  };
}

export function walletCall<Definition extends CallDefinition>(
  options: WalletClientOptions,
  call: Definition,
): WalletCall<Definition> {
  const success = Compile(Type.Object({ success: Type.Literal(true), value: call.value as TSchema }));
  const refusals = refusalsOf(call);
  return async (body) => {
    let answer: SignedAnswer;
    try {
      answer = await send(options, call.path, JSON.stringify(body));
    } catch (error) {
      return { kind: 'unknown', reason: error instanceof Error ? error.message : String(error) };
    }
    if (success.Check(answer.body)) {
      return { kind: 'accepted', value: answer.body.value as CallValue<Definition> };
    }
    return refusalOf(answer, refusals);
  };
}

function betsCall(options: WalletClientOptions): WalletClient['bets'] {
  const call = walletCall(options, vendorBets);
  const refusals = refusalsOf(vendorBet);
  const sendSome = async (bets: readonly CallBody<typeof vendorBet>[]): Promise<readonly BetAnswer[]> => {
    const answer = await call({ bets: [...bets] });
    const answers = answer.kind === 'accepted' ? answer.value.answers : [];
    if (answers.length === bets.length) return answers.map((each) => betAnswerOf(each, refusals));
    const reason = answer.kind === 'unknown' ? answer.reason : 'an answer out of contract';
    return bets.map(() => ({ kind: 'unknown', reason }));
  };
  return async (bets) => {
    const calls: Promise<readonly BetAnswer[]>[] = [];
    for (let first = 0; first < bets.length; first += maximumBetsPerCall) {
      calls.push(sendSome(bets.slice(first, first + maximumBetsPerCall)));
    }
    return (await Promise.all(calls)).flat();
  };
}

/** All at once: what bounds a call is the size of its text. */
function directBetsCall(
  { vendorCode: code, key }: WalletClientOptions,
  directBets: DirectCall<typeof vendorBets>,
): WalletClient['bets'] {
  const refusals = refusalsOf(vendorBet);
  return async (bets) => {
    try {
      const { answers } = await directBets({ code, key }, { bets: [...bets] });
      return answers.map((each) => betAnswerOf(each, refusals));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return bets.map(() => ({ kind: 'unknown', reason }));
    }
  };
}

function betAnswerOf(
  answer: CallValue<typeof vendorBets>['answers'][number],
  refusals: ReadonlySet<ErrorCode>,
): BetAnswer {
  if (!('errorCode' in answer)) return { kind: 'accepted', value: answer };
  const { errorCode: code, balanceMinor } = answer;
  if (refusals.has(code)) return { kind: 'refused', code, balanceMinor };
  return { kind: 'unknown', reason: code };
}

function refusalsOf(call: CallDefinition): ReadonlySet<ErrorCode> {
  return new Set(call.errors.filter((code) => !channelErrors.has(code)));
}

function send(options: WalletClientOptions, path: string, rawBody: string): Promise<SignedAnswer> {
  const parts = { method: 'POST', path, timestampMs: options.clock.nowMs(), rawBody };
  const headers = signedHeaders(options.vendorCode, options.key, parts);
  return options.transport({ path, headers, rawBody });
}

function refusalOf(answer: SignedAnswer, refusals: ReadonlySet<ErrorCode>): WalletAnswer<never> {
  const envelope = answer.body as Partial<FailureEnvelope> | null | undefined;
  const code = envelope?.success === false ? envelope.errorCode : undefined;
  if (code !== undefined && refusals.has(code)) {
    return { kind: 'refused', code, balanceMinor: envelope?.value?.balanceMinor };
  }
  return { kind: 'unknown', reason: `status ${answer.statusCode}, ${code ?? 'an answer out of contract'}` };
}
