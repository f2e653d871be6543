import type { BallDroppedEvent } from '@wau/rules/plinko/plinko';

/** The drop of a recorded round. Throws `TypeError` for events that are not of this game. */
export function droppedEventOf(round: { readonly events: readonly unknown[] }): BallDroppedEvent {
  const event = round.events.find(isDroppedEvent);
  if (event === undefined) throw new TypeError('a plinko round has no ball');
  return event;
}

function isDroppedEvent(event: unknown): event is BallDroppedEvent {
  return (
    typeof event === 'object' &&
    event !== null &&
    'type' in event &&
    event.type === 'ballDropped' &&
    'path' in event &&
    Array.isArray(event.path)
  );
}
