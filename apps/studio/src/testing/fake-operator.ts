import type { CallValue } from '@wau/contract/call';
import { vendorAuthenticate, vendorBet, vendorBets } from '@wau/contract/calls/play/vendor-calls';
import { type ErrorCode, errorStatuses } from '@wau/contract/error-codes';
import { headerNames } from '@wau/contract/headers';
import type { MerchantCode } from '@wau/contract/ids';
import { verifySignature } from '@wau/service/secrets/signature';
import type { SignedAnswer, SignedTransport } from '@wau/service/secrets/signed-transport';

type Launch = CallValue<typeof vendorAuthenticate>;

/** What a launch stands for, as far as a test wants it other than usual. */
export type LaunchFacts = Partial<
  Pick<
    Launch,
    | 'playerId'
    | 'merchantCode'
    | 'gameId'
    | 'limits'
    | 'language'
    | 'allowsAutoplay'
    | 'allowsFeatureBuy'
    | 'isTrial'
  >
>;

interface FakePlayer {
  balanceMinor: bigint;
  readonly merchantCode: MerchantCode;
}

interface FakeRound {
  betMinor: bigint;
  paidMinor: bigint;
  refunded: boolean;
  ended: boolean;
}

/** What moved for one round, from the player's point of view. */
export interface RoundMovements {
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly refundMinor: bigint;
}

interface Stored {
  readonly input: string;
  readonly answer: SignedAnswer;
}

class WalletRefusal extends Error {
  readonly code: ErrorCode;
  readonly balanceMinor: string | undefined;

  constructor(code: ErrorCode, balanceMinor?: bigint) {
    super(code);
    this.code = code;
    this.balanceMinor = balanceMinor?.toString();
  }
}

/**
 * An operator's wallet in memory, by the rules of the vendor protocol: stored answers for repeated transaction ids,
 * tombstones for rollbacks that come before their bet, late wins and rollbacks accepted, late bets refused. Tests of
 * the studio run against it, so that they need no operator.
 */
export class FakeOperator {
  readonly vendorCode = 'studio';
  readonly key: Buffer = Buffer.alloc(32, 7);
  /** Every call that reached the wallet, by its path's last part. */
  readonly received: string[] = [];
  /** Refuses every bet with this code, as a game that was switched off. */
  betRefusal: ErrorCode | undefined;
  readonly #players = new Map<string, FakePlayer>();
  readonly #launches = new Map<string, Launch>();
  readonly #sessions = new Map<string, { readonly playerId: string; live: boolean }>();
  readonly #rounds = new Map<string, FakeRound>();
  readonly #stored = new Map<string, Stored>();
  readonly #tombstones = new Set<string>();
  #launchCount = 0;

  /** A new player with so much to stake, and a launch token for a game. */
  launch(balanceMinor: bigint, facts: LaunchFacts = {}): string {
    this.#launchCount += 1;
    const count = String(this.#launchCount);
    const playerId = facts.playerId ?? `mbr_${count.padStart(26, '0')}`;
    const merchantCode = facts.merchantCode ?? ('wau' as MerchantCode);
    if (!this.#players.has(playerId)) this.#players.set(playerId, { balanceMinor, merchantCode });
    const launchToken = `launch-${count}`;
    const sessionToken = `session-of-the-operator-${count}`;
    this.#sessions.set(sessionToken, { playerId, live: true });
    this.#launches.set(launchToken, {
      merchantCode,
      playerId,
      sessionToken,
      displayName: 'Aminah',
      gameId: facts.gameId ?? 'dice',
      language: facts.language ?? 'MY',
      themeName: 'night',
      currencyCode: 'MYR',
      balanceMinor: this.balanceOf(playerId).toString(),
      limits: facts.limits ?? { minStakeMinor: '10', maxStakeMinor: '10000', maxWinMinor: '1000000' },
      allowsAutoplay: facts.allowsAutoplay ?? true,
      allowsFeatureBuy: facts.allowsFeatureBuy ?? true,
      isTrial: facts.isTrial ?? false,
    });
    return launchToken;
  }

  balanceOf(playerId: string): bigint {
    return this.#player(playerId).balanceMinor;
  }

  deposit(playerId: string, amountMinor: bigint): void {
    this.#player(playerId).balanceMinor += amountMinor;
  }

  /** The players' sessions at the operator end: no new bets, but wins and rollbacks as before. */
  endSessions(playerId: string): void {
    for (const session of this.#sessions.values()) if (session.playerId === playerId) session.live = false;
  }

  movementsOf(roundId: string): RoundMovements {
    const round = this.#rounds.get(roundId);
    if (round === undefined) return { stakeMinor: 0n, payoutMinor: 0n, refundMinor: 0n };
    return {
      stakeMinor: round.betMinor,
      payoutMinor: round.paidMinor,
      refundMinor: round.refunded ? round.betMinor : 0n,
    };
  }

  isEnded(roundId: string): boolean {
    return this.#rounds.get(roundId)?.ended === true;
  }

  /** As a wallet whose database was set back to before the round: neither its stake nor its bet has ever been. */
  forgetRound(playerId: string, roundId: string): void {
    this.#player(playerId).balanceMinor += this.#rounds.get(roundId)?.betMinor ?? 0n;
    this.#rounds.delete(roundId);
  }

  readonly transport: SignedTransport = async ({ path, headers, rawBody }) => {
    const signature = headers[headerNames.signature] ?? '';
    const timestamp = headers[headerNames.timestamp] ?? '';
    const nowMs = Number(timestamp);
    const verdict = verifySignature(this.key, { method: 'POST', path, rawBody }, timestamp, signature, nowMs);
    if (verdict !== 'valid') return refusalAnswer('vendor.signature.wrong');
    this.received.push(path.split('/').at(-1) ?? '');
    const body = JSON.parse(rawBody) as Record<string, string>;
    return path === vendorBets.path ? this.#answerBets(body) : this.#answer(path, body);
  };

  #answerBets(body: unknown): SignedAnswer {
    const { bets } = body as { readonly bets: readonly Record<string, string>[] };
    const answers = bets.map((bet) => {
      const { body: answer } = this.#answer(vendorBet.path, bet);
      const envelope = answer as { value?: object; errorCode?: string };
      return { ...envelope.value, ...(envelope.errorCode && { errorCode: envelope.errorCode }) };
    });
    return { statusCode: 200, body: { success: true, value: { answers } } };
  }

  #answer(path: string, body: Record<string, string>): SignedAnswer {
    const input = inputOf(body);
    const call = path.split('/').at(-1);
    const id = body.transactionId === undefined ? undefined : `${call} ${body.transactionId}`;
    const stored = id === undefined ? undefined : this.#stored.get(id);
    if (stored !== undefined) {
      return stored.input === input ? stored.answer : refusalAnswer('idempotency.conflict');
    }
    try {
      const answer: SignedAnswer = {
        statusCode: 200,
        body: { success: true, value: this.#handle(path, body) },
      };
      if (id !== undefined) this.#stored.set(id, { input, answer });
      this.#storeWinOf(body, answer);
      return answer;
    } catch (error) {
      if (!(error instanceof WalletRefusal)) throw error;
      const answer = refusalAnswer(error.code, error.balanceMinor);
      if (id !== undefined && error.code === 'balance.insufficient') {
        this.#stored.set(id, { input, answer });
      }
      return answer;
    }
  }

  /** The win that a bet brought along is answered alike when it comes as a call of its own. */
  #storeWinOf(body: Record<string, unknown>, answer: SignedAnswer): void {
    if (body.win === undefined) return;
    const { sessionToken: _, transactionId: __, win, endRound, ...round } = body;
    const inWin = { ...round, ...(win as { transactionId: string; amountMinor: string }), endRound };
    this.#stored.set(`win ${inWin.transactionId}`, { input: inputOf(inWin), answer });
  }

  #handle(path: string, body: Record<string, string>): unknown {
    if (path === vendorAuthenticate.path) return this.#authenticate(body.launchToken ?? '');
    const player = this.#players.get(body.playerId ?? '');
    if (player === undefined || player.merchantCode !== body.merchantCode) {
      throw new WalletRefusal('vendor.player.unknown');
    }
    switch (path.split('/').at(-1)) {
      case 'balance':
        if (body.sessionToken !== undefined) this.#requireLive(body);
        break;
      case 'bet':
        this.#bet(player, body);
        break;
      case 'win':
        this.#win(player, body);
        break;
      case 'rollback':
        this.#rollBack(player, body);
        break;
      case 'endRound':
        this.#endRound(body);
        break;
    }
    return { balanceMinor: player.balanceMinor.toString(), currencyCode: 'MYR' };
  }

  #authenticate(launchToken: string): Launch {
    const launch = this.#launches.get(launchToken);
    if (launch === undefined) throw new WalletRefusal('launch.token.invalid');
    this.#launches.delete(launchToken);
    return launch;
  }

  #requireLive(body: Record<string, string>): void {
    const session = this.#sessions.get(body.sessionToken ?? '');
    if (session?.live !== true || session.playerId !== body.playerId) {
      throw new WalletRefusal('vendor.token.expired');
    }
  }

  #bet(player: FakePlayer, body: Record<string, string>): void {
    if (this.#tombstones.has(body.roundId ?? '')) throw new WalletRefusal('vendor.bet.rolled.back');
    this.#requireLive(body);
    if (this.betRefusal !== undefined) throw new WalletRefusal(this.betRefusal);
    const amountMinor = BigInt(body.amountMinor ?? '0');
    if (player.balanceMinor < amountMinor) {
      throw new WalletRefusal('balance.insufficient', player.balanceMinor);
    }
    const win = body.win as unknown as { readonly amountMinor: string } | undefined;
    const paidMinor = BigInt(win?.amountMinor ?? '0');
    player.balanceMinor += paidMinor - amountMinor;
    const known = this.#rounds.get(body.roundId ?? '');
    // A round may be staked on more than once.
    if (known !== undefined) {
      known.betMinor += amountMinor;
      return;
    }
    this.#rounds.set(body.roundId ?? '', {
      betMinor: amountMinor,
      paidMinor,
      refunded: false,
      ended: (body.endRound as unknown) === true,
    });
  }

  #win(player: FakePlayer, body: Record<string, string>): void {
    const round = this.#roundOfBet(body);
    const amountMinor = BigInt(body.amountMinor ?? '0');
    player.balanceMinor += amountMinor;
    round.paidMinor += amountMinor;
    round.ended = true;
  }

  #endRound(body: Record<string, string>): void {
    this.#roundOfBet(body).ended = true;
  }

  #rollBack(player: FakePlayer, body: Record<string, string>): void {
    const round = this.#rounds.get(body.roundId ?? '');
    if (round?.ended === true) throw new WalletRefusal('vendor.bet.settled');
    this.#tombstones.add(body.roundId ?? '');
    if (round === undefined || round.refunded) return;
    round.refunded = true;
    player.balanceMinor += round.betMinor;
  }

  #roundOfBet(body: Record<string, string>): FakeRound {
    if (this.#tombstones.has(body.roundId ?? '')) throw new WalletRefusal('vendor.bet.rolled.back');
    const round = this.#rounds.get(body.roundId ?? '');
    if (round === undefined) throw new WalletRefusal('vendor.bet.unknown');
    return round;
  }

  #player(playerId: string): FakePlayer {
    const player = this.#players.get(playerId);
    if (player === undefined) throw new Error(`no player ${playerId}`);
    return player;
  }
}

/** What two bodies have in common that say the same, in whatever order. */
function inputOf(body: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function refusalAnswer(code: ErrorCode, balanceMinor?: string): SignedAnswer {
  const value = balanceMinor === undefined ? {} : { value: { balanceMinor } };
  return {
    statusCode: errorStatuses[code],
    body: { success: false, errorCode: code, message: code, ...value },
  };
}
