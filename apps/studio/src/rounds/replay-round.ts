import { roundStream } from '@wau/fairness/round-stream';
import { type Minor, toMinor } from '@wau/money/minor';
import type { EngineEvent } from '@wau/rules/playable-title';
import type { PlayedRound, RoundResult, WaitingRound } from '@wau/rules/round';
import { assert } from '@wau/service/refusal';
import type { TitleShelf } from '@wau/titles/title-shelf';
import { openServerSeed } from '../seeds/seed-pairs.ts';
import type { StoredRound } from './round-sql.ts';

export interface ReplayDeps {
  readonly titles: TitleShelf;
  readonly sealingKey: Buffer;
}

/** Plays a stored round anew through decisions: it follows from its seeds, its bet and what was decided. */
export function replayRound(
  { titles, sealingKey }: ReplayDeps,
  round: StoredRound,
  decisions: readonly unknown[],
): RoundResult<EngineEvent> {
  const bet = titles.find(round.gameId)?.playable.parseBet(round.parameters);
  assert(bet?.ok === true, 'the bet of a stored round was accepted by its title');
  const { stakeMinor, maxWinMinor, clientSeed, nonce } = round;
  const serverSeed = openServerSeed(sealingKey, round);
  return bet.value.play({ stakeMinor, maxWinMinor }, decisions, roundStream(serverSeed, clientSeed, nonce));
}

/** What a decision costs beyond all that is staked on the round already. */
export function extraStakeOf(
  round: StoredRound,
  takenMinor: Minor,
  result: PlayedRound<EngineEvent> | WaitingRound<EngineEvent>,
): Minor {
  return toMinor(result.stakeMinor - round.stakeMinor - takenMinor);
}

/** A round that waits, as it stands now. */
export function replayWaitingRound(deps: ReplayDeps, round: StoredRound): WaitingRound<EngineEvent> {
  const result = replayRound(deps, round, round.decisions ?? []);
  assert(result.kind === 'waiting', 'a round that waits has something to decide');
  return result;
}
