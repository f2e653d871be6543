import type { DiceRolledEvent } from '@wau/rules/dice/dice';
import { trackShare } from './dice-choice.ts';

/** How long the kite flies to its number at full pace. */
export const flightMs = 950;

/** The roll of a recorded round. Throws `TypeError` for events that are not of this game. */
export function rolledEventOf(round: { readonly events: readonly unknown[] }): DiceRolledEvent {
  const event = round.events.find(isRolledEvent);
  if (event === undefined) throw new TypeError('a dice round has no roll');
  return event;
}

function isRolledEvent(event: unknown): event is DiceRolledEvent {
  return (
    typeof event === 'object' &&
    event !== null &&
    'type' in event &&
    event.type === 'diceRolled' &&
    'rollHundredths' in event &&
    typeof event.rollHundredths === 'number'
  );
}

export interface FlightPoint {
  /** Along the track, 0 to 1. */
  readonly trackShare: number;
  /** Height above it, 0 to 1. */
  readonly heightShare: number;
  /** Tilt in degrees; leaning forward while fast. */
  readonly tiltDegrees: number;
  /** The number under the kite, in hundredths; at the end exactly the roll. */
  readonly numberHundredths: number;
}

/** Where the kite is after a `share` of its flight to a roll: up and forward fast, then gliding down onto its number. */
export function flightPoint(rollHundredths: number, share: number): FlightPoint {
  const forward = 1 - (1 - share) ** 3;
  return {
    trackShare: trackShare(rollHundredths) * forward,
    heightShare: Math.sin(Math.PI * share ** 0.7),
    tiltDegrees: 22 * (1 - share) * Math.sin(Math.PI * Math.min(1, share * 2)),
    numberHundredths: Math.round(rollHundredths * forward),
  };
}
