import type { LotteryPlay } from '../lottery-play.ts';
import type { Place } from '../place.ts';

/** Every place that a play looks at, each once. */
export function placesOfPlay(play: LotteryPlay): readonly Place[] {
  const places = new Map<string, Place>();
  for (const place of lookedAt(play)) places.set(JSON.stringify(place), place);
  return [...places.values()];
}

function lookedAt(play: LotteryPlay): readonly Place[] {
  switch (play.kind) {
    case 'numbers':
      return play.lots.flatMap((lot) => lot.places);
    case 'plate':
      return play.options.flatMap(({ wins }) => wins.flatMap(({ measure }) => measure.places));
    case 'choice':
      return Object.values(play.sets).flat();
    case 'positions':
      return [
        ...play.fields.map(({ place }) => place),
        ...(play.partWins ?? []).flatMap(({ places }) => places),
      ];
    case 'group':
      return play.places;
  }
}
