import type { KenoDrawnEvent, KenoMathematics, KenoParameters } from '@wau/rules/keno/keno';
import { randomChoice } from '../instant/random-below.ts';
import { isRecord } from '../verified-game/verified-game.ts';

/** The draw of a recorded round. Throws `TypeError` for events that are not of this game. */
export function drawnEventOf(round: { readonly events: readonly unknown[] }): KenoDrawnEvent {
  const event = round.events.find(isDrawnEvent);
  if (event === undefined) throw new TypeError('a keno round has no draw');
  return event;
}

function isDrawnEvent(event: unknown): event is KenoDrawnEvent {
  return isRecord(event) && event.type === 'kenoDrawn' && Array.isArray(event.numbers);
}

/** In how many columns a card lies: near to a square, a little higher than wide, and no row with a hole in it. */
export function cardColumns(numbers: number): number {
  const widest = Math.min(10, Math.ceil(Math.sqrt(numbers)));
  for (let columns = widest; columns >= 5; columns -= 1) {
    if (columns * Math.round(numbers / columns) === numbers) return columns;
  }
  return widest;
}

type Spots = Pick<KenoMathematics, 'spotChoices'>;

function mostSpots({ spotChoices }: Spots): number {
  return Math.max(...spotChoices);
}

/** A number marked or no longer marked; the card takes no more than the title allows. */
export function withSpot(mathematics: Spots, parameters: KenoParameters, number: number): KenoParameters {
  const { spots } = parameters;
  if (spots.includes(number)) return { ...parameters, spots: spots.filter((other) => other !== number) };
  if (spots.length >= mostSpots(mathematics)) return parameters;
  return { ...parameters, spots: [...spots, number].toSorted((a, b) => a - b) };
}

/** Other numbers by chance: as many as are marked, else as many as the title takes, up to eight. */
export function withRandomSpots(mathematics: KenoMathematics, parameters: KenoParameters): KenoParameters {
  const wished = parameters.spots.length > 0 ? parameters.spots.length : 8;
  const count = mathematics.spotChoices.findLast((choice) => choice <= wished) ?? mostSpots(mathematics);
  return { ...parameters, spots: randomChoice(count, mathematics.numbers).map((place) => place + 1) };
}

/** Whether a bet can be placed on what is marked. */
export function isBettable({ spotChoices }: Spots, { spots }: KenoParameters): boolean {
  return spotChoices.includes(spots.length);
}
