import { type Minor, zeroMinor } from '@wau/money/minor';
import { useMemo } from 'react';
import { amountOf } from '../play/desk-state.ts';
import { useDesk, usePlay } from '../play/play-context.tsx';

export interface Decisions {
  /** A round waits for its player, whether or not a decision is being shown or sent. */
  readonly isWaiting: boolean;
  /** A decision may be taken now. */
  readonly isOpen: boolean;
  /** What may be decided, and what it costs beyond the stake; `undefined` for what may not. */
  readonly extraStakeOf: (kind: string) => Minor | undefined;
  readonly decide: (decision: unknown) => void;
}

/** What the player may decide in the round that waits. */
export function useDecisions(): Decisions {
  const { desk } = usePlay();
  const decision = useDesk((state) => state.decision);
  return useMemo(() => {
    const costs = new Map<string, Minor>();
    for (const { kind, extraStakeMinor } of decision?.round.decision?.choices ?? []) {
      costs.set(kind, amountOf(extraStakeMinor));
    }
    return {
      isWaiting: decision !== undefined,
      isOpen: decision?.status === 'open',
      extraStakeOf: (kind) => (decision === undefined ? undefined : costs.get(kind)),
      decide: (taken) => void desk.decide(taken),
    };
  }, [decision, desk]);
}

/** Whether a choice costs anything. */
export function isCostly(extraStakeMinor: Minor | undefined): extraStakeMinor is Minor {
  return extraStakeMinor !== undefined && extraStakeMinor > zeroMinor;
}
