import type { TowersEvent } from '@wau/rules/towers/towers';
import type { TowersLevel } from '@wau/rules/towers/towers-mathematics';
import { eventsOfTypes } from '../decisions/events-of-types.ts';

/** What a tile shows; those that were not stepped on more quietly. */
export type TileFace = 'covered' | 'stepped' | 'safe' | 'bomb' | 'blast';

/** What the stage shows of a round. */
export interface TowersView {
  readonly level: TowersLevel | undefined;
  /** How many floors were climbed: also the number of the floor that comes next, from 0. */
  readonly climbed: number;
  /** The tile that was stepped on, by floor. */
  readonly steps: readonly number[];
  /** The bombs of floors that are known. */
  readonly bombs: readonly (readonly number[] | undefined)[];
  /** What may be taken, or was. */
  readonly multiplierTenThousandths: number;
  readonly hasFallen: boolean;
  readonly isOver: boolean;
}

export const openingTowersView: TowersView = {
  level: undefined,
  climbed: 0,
  steps: [],
  bombs: [],
  multiplierTenThousandths: 0,
  hasFallen: false,
  isOver: false,
};

export function towersEventsOf(events: readonly unknown[]): readonly TowersEvent[] {
  return eventsOfTypes<TowersEvent>(events, [
    'towerEntered',
    'floorClimbed',
    'towerFell',
    'towerCashedOut',
    'towerRevealed',
  ]);
}

/** The view after one more event. */
export function afterTowersEvent(view: TowersView, event: TowersEvent): TowersView {
  switch (event.type) {
    case 'towerEntered':
      return { ...view, level: event.level };
    case 'floorClimbed':
      return {
        ...view,
        climbed: event.floor + 1,
        steps: [...view.steps, event.tile],
        bombs: [...view.bombs, event.bombs],
        multiplierTenThousandths: event.multiplierTenThousandths,
      };
    case 'towerFell':
      return {
        ...view,
        steps: [...view.steps, event.tile],
        multiplierTenThousandths: event.multiplierTenThousandths,
        hasFallen: true,
        isOver: true,
      };
    case 'towerCashedOut':
      return { ...view, isOver: true };
    case 'towerRevealed':
      return { ...view, bombs: event.bombs };
  }
}

export function tileFace(
  { steps, bombs, hasFallen, climbed }: TowersView,
  floor: number,
  tile: number,
): TileFace {
  const isStepped = steps[floor] === tile;
  if (isStepped && hasFallen && floor === climbed) return 'blast';
  if (isStepped) return 'stepped';
  const here = bombs[floor];
  if (here === undefined) return 'covered';
  return here.includes(tile) ? 'bomb' : 'safe';
}
