import { Type } from 'typebox';
import { Exact, Moment } from '../schema.ts';

/**
 * Which rounds of a player are under way at a vendor, and what becomes of each. The operator asks, signing as it does for
 * statements; what an open round came to stays untold.
 */
export function unfinishedPath(vendorCode: string): string {
  return `/studio/unfinished/${vendorCode}`;
}

const Text = Type.String({ minLength: 1, maxLength: 128, pattern: '^[!-~]+$' });

export const UnfinishedRequest = Exact({
  operation: Type.Literal('unfinished'),
  merchantCode: Text,
  player: Text,
  sentAt: Moment,
});

export interface UnfinishedRequestBody {
  readonly operation: 'unfinished';
  readonly merchantCode: string;
  readonly player: string;
  readonly sentAt: string;
}

/**
 * `decide`: waits for the player; `flying`: on a flight, which ends by itself; `settling`: its result is fixed and is being
 * paid; `stuck`: somebody has to look.
 */
export const unfinishedStates = ['decide', 'flying', 'settling', 'stuck'] as const;

export interface UnfinishedRoundBody {
  readonly round: string;
  readonly game: string;
  readonly currency: string;
  readonly stakeMinor: string;
  readonly placedAt: string;
  readonly state: (typeof unfinishedStates)[number];
  /** When the published rule decides, by when its flight is over at the latest, or when it is paid at the latest; `null` where nobody can tell. */
  readonly until: string | null;
}

export interface UnfinishedAnswerBody {
  readonly rounds: readonly UnfinishedRoundBody[];
}

export const UnfinishedAnswer = Exact({
  rounds: Type.Array(
    Exact({
      round: Text,
      game: Text,
      currency: Text,
      stakeMinor: Type.String({ pattern: '^(0|[1-9][0-9]{0,18})$' }),
      placedAt: Moment,
      state: Type.Union(unfinishedStates.map((state) => Type.Literal(state))),
      until: Type.Union([Moment, Type.Null()]),
    }),
    { maxItems: 200 },
  ),
});
