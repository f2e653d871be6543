import type { CallBody, CallValue } from '@wau/contract/call';
import { type Calls, calls } from '@wau/contract/calls';
import type { ErrorCode } from '@wau/contract/error-codes';
import { verifySignature } from '@wau/service/secrets/signature';
import type { SignedAnswer, SignedTransport } from '@wau/service/secrets/signed-transport';

type MoveBody = CallBody<Calls['movePurseFunds']>;
type Word = CallValue<Calls['movePurseFunds']>;
type Round = NonNullable<CallValue<Calls['getPurseHistory']>['file']>['rounds'][number];

/** A vendor with wallets of its own, that a test decides about. */
export interface TestPurses {
  readonly transport: SignedTransport;
  /** Requests that arrived, in their order: `movePurseFunds ftr_…`. */
  readonly requests: readonly string[];
  balanceOf(playerId: string): bigint;
  /** What the player wins (or loses, below zero) at the vendor. */
  play(playerId: string, netMinor: bigint): void;
  /** What the vendor says of when the player last played, and whether stakes are out. */
  tell(playerId: string, play: { readonly lastPlayedAt?: Date; readonly openRounds?: number }): void;
  /** Writes a file of rounds; the number it gets can be chosen, to leave some out. */
  writeFile(rounds: readonly Round[], number?: number): void;
  /** Files before this number are kept no more. */
  forgetBefore(number: number): void;
  /**
   * From now on: nobody answers (`unreachable`), or only after the request was carried out (`answer.lost`), or with
   * another amount than was asked for (`lies`).
   */
  fail(how: 'unreachable' | 'answer.lost' | 'lies' | 'never'): void;
}

interface Purse {
  balance: bigint;
  /** Of the first order. */
  currencyCode: string | undefined;
  lastPlayedAt: Date | null;
  openRounds: number;
}

/** Speaks the protocol of transfer wallets from the vendor's side. `keys` are shared with the operator's merchants. */
export function createTestPurses(keys: readonly Buffer[], nowMs: () => number): TestPurses {
  const requests: string[] = [];
  const purses = new Map<string, Purse>();
  const moved = new Map<string, { readonly asked: string; readonly word: Word }>();
  const files = new Map<number, readonly Round[]>();
  let firstKept = 1;
  let failure: Parameters<TestPurses['fail']>[0] = 'never';

  const purseOf = (playerId: string): Purse => {
    const unused = { balance: 0n, currencyCode: undefined, lastPlayedAt: null, openRounds: 0 };
    const purse: Purse = purses.get(playerId) ?? unused;
    purses.set(playerId, purse);
    return purse;
  };
  const move = (body: MoveBody): SignedAnswer => {
    const asked = JSON.stringify(body);
    const known = moved.get(body.transferId);
    if (known !== undefined) {
      const isSame = known.asked === asked || known.asked === '';
      return isSame ? accepted(known.word) : refusal(409, 'idempotency.conflict');
    }
    const purse = purseOf(body.playerId);
    purse.currencyCode ??= body.currencyCode;
    if (purse.currencyCode !== body.currencyCode) return refusal(400, 'currency.mismatch');
    const amount = BigInt(body.amountMinor ?? purse.balance);
    const isPaid = body.direction === 'deposit' || amount <= purse.balance;
    if (isPaid) purse.balance += body.direction === 'deposit' ? amount : -amount;
    const word: Word = isPaid
      ? { outcome: 'applied', amountMinor: String(failure === 'lies' ? amount + 1n : amount), reason: '' }
      : { outcome: 'refused', amountMinor: '0', reason: 'balance.insufficient' };
    moved.set(body.transferId, { asked, word });
    return accepted(word);
  };
  const find = ({ transferId }: CallBody<Calls['findPurseTransfer']>): SignedAnswer => {
    const word = moved.get(transferId)?.word ?? {
      outcome: 'refused',
      amountMinor: '0',
      reason: 'unknown',
    };
    if (!moved.has(transferId)) moved.set(transferId, { asked: '', word });
    return accepted(word);
  };
  const history = ({ afterNumber }: CallBody<Calls['getPurseHistory']>): SignedAnswer => {
    const number = [...files.keys()].sort((a, b) => a - b).find((each) => each > afterNumber);
    const rounds = number === undefined ? undefined : files.get(number);
    const file = rounds === undefined ? null : { number, writtenAt: new Date(nowMs()).toISOString(), rounds };
    return accepted({ firstKept, file });
  };
  const carryOut = (path: string, body: MoveBody): SignedAnswer => {
    if (path === calls.movePurseFunds.path) return move(body);
    if (path === calls.findPurseTransfer.path) return find(body);
    if (path === calls.getPurseHistory.path) return history(body as never);
    const { balance, lastPlayedAt, openRounds } = purseOf(body.playerId);
    return accepted({
      balanceMinor: String(balance),
      lastPlayedAt: lastPlayedAt?.toISOString() ?? null,
      openRounds,
    });
  };

  return {
    requests,
    async transport({ path, headers, rawBody }) {
      if (failure === 'unreachable') throw new Error('connection refused');
      const { Timestamp: time = '', Signature: signature = '' } = headers;
      const parts = { method: 'POST', path, rawBody };
      const verdicts = keys.map((key) => verifySignature(key, parts, time, signature, nowMs()));
      if (!verdicts.includes('valid')) return refusal(401, 'vendor.signature.wrong');
      const body = JSON.parse(rawBody) as MoveBody;
      const name = Object.values(calls).find((call) => call.path === path)?.name;
      requests.push(`${name} ${body.transferId ?? body.playerId ?? ''}`);
      const answer = carryOut(path, body);
      if (failure === 'answer.lost') throw new Error('connection reset');
      return answer;
    },
    balanceOf: (playerId) => purseOf(playerId).balance,
    play(playerId, netMinor) {
      purseOf(playerId).balance += netMinor;
    },
    tell(playerId, play) {
      Object.assign(purseOf(playerId), play);
    },
    writeFile(rounds, number = Math.max(0, ...files.keys()) + 1) {
      files.set(number, rounds);
    },
    forgetBefore(number) {
      firstKept = number;
      for (const each of files.keys()) if (each < number) files.delete(each);
    },
    fail(how) {
      failure = how;
    },
  };
}

function accepted(value: unknown): SignedAnswer {
  return { statusCode: 200, body: { success: true, value } };
}

function refusal(statusCode: number, errorCode: ErrorCode): SignedAnswer {
  return { statusCode, body: { success: false, errorCode, message: '' } };
}
