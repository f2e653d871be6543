/**
 * Bets on flights as rounds: lists, single rounds and proofs tell of them as of any other round. What a bet comes to is
 * played by the rules that anybody recomputes it with, from the link of its flight, once that is revealed.
 */

import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { parseId, type RoundId } from '@wau/contract/ids';
import { roundStream } from '@wau/fairness/round-stream';
import { parseClientSeed, parseServerSeed } from '@wau/fairness/seeds';
import type { CrashDecision } from '@wau/rules/crash/crash';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { assert } from '@wau/service/refusal';
import type { PlaySession } from '../play-sessions/play-session-sql.ts';
import type { RoundView } from '../rounds/round-view.ts';
import type { StudioContext } from '../studio-context.ts';
import { type FlownBet, listPlayerBets, selectBetOfAnyMerchant } from './flown-bet-sql.ts';

type Deps = Pick<StudioContext, 'sql' | 'titles'>;
type RoundProof = CallValue<Calls['getRoundProof']>;

export async function listCrashRounds(
  deps: Deps,
  session: PlaySession,
  query: CallQuery<Calls['listRounds']>,
): Promise<CallValue<Calls['listRounds']>> {
  const before = readCursor(query.cursor, (cursor) => parseId('round', cursor));
  return readPage(
    query.pageSize,
    (limit) => listPlayerBets(deps.sql, session, session.gameId, before, limit),
    (flown) => crashRoundView(deps, flown),
    ({ bet }) => bet.roundId,
  );
}

/** The player's bet as a round; `undefined` where there is none. */
export async function findCrashRound(
  deps: Deps,
  session: PlaySession,
  roundId: RoundId,
): Promise<RoundView | undefined> {
  const flown = await selectBetOfAnyMerchant(deps.sql, roundId);
  if (flown?.bet.merchantId !== session.merchantId || flown.bet.playerId !== session.playerId)
    return undefined;
  return crashRoundView(deps, flown);
}

/** What is needed to recompute a bet, once its flight has ended and its money is settled. */
export async function findCrashProof(deps: Deps, roundId: RoundId): Promise<RoundProof | undefined> {
  const flown = await selectBetOfAnyMerchant(deps.sql, roundId);
  if (flown === undefined) return undefined;
  const status = statusOf(flown);
  if (status === 'open' || flown.link === undefined) return undefined;
  const { bet } = flown;
  const round = roundOf(deps, flown);
  return {
    ...seedsOf(flown),
    serverSeed: flown.link,
    roundId: bet.roundId,
    gameId: bet.gameId,
    status,
    stakeMinor: bet.stakeMinor.toString(),
    payoutMinor: round.payoutMinor.toString(),
    maxWinMinor: bet.maxWinMinor.toString(),
    currencyCode: bet.currencyCode,
    parameters: parametersOf(flown),
    events: [...round.events],
    decisions: [decisionOf(flown)],
    extraStakeMinor: '0',
    placedAt: bet.placedAt.toISOString(),
  };
}

function crashRoundView(deps: Deps, flown: FlownBet): RoundView {
  const { bet } = flown;
  const status = statusOf(flown);
  const round = status === 'settled' ? roundOf(deps, flown) : undefined;
  return {
    ...seedsOf(flown),
    roundId: bet.roundId,
    gameId: bet.gameId,
    status,
    stakeMinor: bet.stakeMinor.toString(),
    payoutMinor: (round?.payoutMinor ?? 0n).toString(),
    parameters: parametersOf(flown),
    events: [...(round?.events ?? [])],
    decision: null,
    balanceMinor: null,
    placedAt: bet.placedAt.toISOString(),
  };
}

/** A bet that was cashed out and paid is open until its flight has ended: only then is there something to check. */
function statusOf({ bet, link }: FlownBet): 'open' | 'settled' | 'refunded' {
  if (bet.state === 'refunded') return 'refunded';
  return bet.state === 'settled' && link !== undefined ? 'settled' : 'open';
}

function seedsOf({ bet, salt, head }: FlownBet) {
  return {
    seedId: bet.chainId,
    // The chain's head was published before all flights: hashed as often as the flight's number, its link gives that.
    serverSeedHash: head,
    clientSeed: salt,
    nonce: bet.number,
  };
}

const parametersOf = ({ bet }: FlownBet) => ({ autoCashOutHundredths: bet.autoHundredths ?? null });

function decisionOf({ bet }: FlownBet): CrashDecision {
  return bet.cashedHundredths === undefined || bet.isAutomatic
    ? { kind: 'ride' }
    : { kind: 'cashOut', atHundredths: bet.cashedHundredths };
}

function roundOf({ titles }: Deps, flown: FlownBet) {
  const { bet, salt, link } = flown;
  const played = titles.find(bet.gameId)?.playable.parseBet(parametersOf(flown));
  const serverSeed = parseServerSeed(link ?? '');
  const clientSeed = parseClientSeed(salt);
  assert(played?.ok === true, 'a stored bet is one of its title');
  assert(serverSeed !== undefined && clientSeed !== undefined, 'a flight that has ended has link and salt');
  const stream = roundStream(serverSeed, clientSeed, bet.number);
  const round = played.value.play(bet, [decisionOf(flown)], stream);
  assert(round.kind === 'over', 'what was written of a bet is what its rules allow');
  return round;
}
