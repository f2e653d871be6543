import { isRecord } from '../verified-game/verified-game.ts';

/** The events of a round that are of the given types, in order; those of other games and of every round's end are left. */
export function eventsOfTypes<Event extends { readonly type: string }>(
  events: readonly unknown[],
  types: readonly Event['type'][],
): readonly Event[] {
  const known: readonly string[] = types;
  return events.filter(
    (event): event is Event =>
      isRecord(event) && typeof event.type === 'string' && known.includes(event.type),
  );
}
