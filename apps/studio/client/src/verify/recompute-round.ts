import { roundStream } from '@wau/fairness/round-stream';
import { parseClientSeed, parseCommitment, parseServerSeed, verifyCommitment } from '@wau/fairness/seeds';
import { type Minor, parseMinor } from '@wau/money/minor';
import type { EngineEvent, PlayableTitle } from '@wau/rules/playable-title';
import { isMultipleOf } from '@wau/rules/wager';
import type { SeedPromise } from '../verified-game/verified-game.ts';

/** Everything that decided a round. */
export interface RoundInputs {
  readonly parameters: unknown;
  /** What was decided, in order. */
  readonly decisions: readonly unknown[];
  readonly stakeMinor: string;
  readonly maxWinMinor: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

export type InputField =
  | 'parameters'
  | 'decisions'
  | 'stake'
  | 'maxWin'
  | 'serverSeed'
  | 'clientSeed'
  | 'nonce';

export interface RecomputedRound {
  readonly events: readonly EngineEvent[];
  readonly payoutMinor: Minor;
}

export type Recomputation =
  | { readonly ok: true; readonly value: RecomputedRound }
  /** The first input that is not one. */
  | { readonly ok: false; readonly field: InputField };

/** Plays the round anew from its seeds, with the rules and the randomness that the server uses. */
export function recomputeRound(title: PlayableTitle, inputs: RoundInputs): Recomputation {
  const bet = title.parseBet(inputs.parameters);
  if (!bet.ok) return { ok: false, field: 'parameters' };
  const maxWinMinor = parseMinor(inputs.maxWinMinor);
  if (maxWinMinor === undefined || maxWinMinor < 0n) return { ok: false, field: 'maxWin' };
  const stakeMinor = parseMinor(inputs.stakeMinor);
  if (stakeMinor === undefined || stakeMinor <= 0n) return { ok: false, field: 'stake' };
  if (!isMultipleOf(stakeMinor, bet.value.stakeStepMinor)) return { ok: false, field: 'stake' };
  const serverSeed = parseServerSeed(inputs.serverSeed);
  if (serverSeed === undefined) return { ok: false, field: 'serverSeed' };
  const clientSeed = parseClientSeed(inputs.clientSeed);
  if (clientSeed === undefined) return { ok: false, field: 'clientSeed' };
  if (!Number.isSafeInteger(inputs.nonce) || inputs.nonce < 0) return { ok: false, field: 'nonce' };
  const round = bet.value.play(
    { stakeMinor, maxWinMinor },
    inputs.decisions,
    roundStream(serverSeed, clientSeed, inputs.nonce),
  );
  // Decisions that are not the round's own, or that do not end it.
  if (round.kind !== 'over') return { ok: false, field: 'decisions' };
  return { ok: true, value: { events: round.events, payoutMinor: round.payoutMinor } };
}

/** Whether a revealed seed is the one that was promised; `false` for text that is no seed at all. */
function isPromisedSeed(serverSeed: string, { serverSeedHash, nonce }: RoundProof, isKept: IsKept): boolean {
  const seed = parseServerSeed(serverSeed);
  const commitment = parseCommitment(serverSeedHash);
  return seed !== undefined && commitment !== undefined && isKept(seed, commitment, nonce);
}

/** Whether two pieces of JSON say the same, whatever the order of their keys. */
export function isSameJson(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => isSameJson(item, right[index]));
  }
  if (!isRecord(left) || !isRecord(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSameJson(left[key], right[key]))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface RoundProof extends Omit<RoundInputs, 'serverSeed'> {
  /** `null` until the seed pair has been changed. */
  readonly serverSeed: string | null;
  readonly serverSeedHash: string;
  readonly events: readonly unknown[];
  readonly payoutMinor: string;
}

/** What checking a proof found. Each step stands for itself: one that fails does not hide the others. */
export type Verdict =
  | { readonly kind: 'notRevealed' }
  | {
      readonly kind: 'checked';
      readonly isSeedPromised: boolean;
      readonly isResultSame: boolean;
      readonly isPayoutRight: boolean;
      /** What the rules pay; `undefined` when the inputs cannot be played at all. */
      readonly dueMinor: Minor | undefined;
    };

type IsKept = SeedPromise['isKept'];

/** @param isKept how a seed keeps what was promised; by default its own fingerprint was published */
export function judgeProof(
  title: PlayableTitle,
  proof: RoundProof,
  isKept: IsKept = verifyCommitment,
): Verdict {
  const { serverSeed } = proof;
  if (serverSeed === null) return { kind: 'notRevealed' };
  const recomputed = recomputeRound(title, { ...proof, serverSeed });
  const due = recomputed.ok ? recomputed.value : undefined;
  return {
    kind: 'checked',
    isSeedPromised: isPromisedSeed(serverSeed, proof, isKept),
    isResultSame: due !== undefined && isSameJson(due.events, proof.events),
    isPayoutRight: due !== undefined && due.payoutMinor.toString() === proof.payoutMinor,
    dueMinor: due?.payoutMinor,
  };
}

export function isFair(verdict: Verdict): boolean {
  return (
    verdict.kind === 'checked' && verdict.isSeedPromised && verdict.isResultSame && verdict.isPayoutRight
  );
}
