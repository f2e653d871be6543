import { type WheelSegment, type WheelStoppedEvent, wheelWeight } from '@wau/rules/wheel/wheel';
import { clampShare } from '../platform/animation.ts';
import { isRecord } from '../verified-game/verified-game.ts';

const wholeTurn = Math.PI * 2;

/** The stops of a recorded round, the outer wheel's first. Throws `TypeError` for events that are not of this game. */
export function stopsOf(round: { readonly events: readonly unknown[] }): readonly WheelStoppedEvent[] {
  const stops = round.events.filter(isStoppedEvent);
  if (stops.length === 0) throw new TypeError('a round of the wheel has no stop');
  return stops;
}

function isStoppedEvent(event: unknown): event is WheelStoppedEvent {
  return (
    isRecord(event) &&
    event.type === 'wheelStopped' &&
    typeof event.segment === 'number' &&
    typeof event.place === 'number'
  );
}

/** Where a segment begins and ends, as angles of the wheel at rest, clockwise from the top. */
export function segmentArc(
  segments: readonly WheelSegment[],
  segment: number,
): { readonly from: number; readonly to: number } {
  const whole = wheelWeight(segments);
  const before = wheelWeight(segments.slice(0, segment));
  const weight = segments[segment]?.weight ?? 0;
  return { from: (before / whole) * wholeTurn, to: ((before + weight) / whole) * wholeTurn };
}

/** How far the wheel is turned when the pointer at the top stands on a place: in the middle of it, within one turn. */
export function restingTurn(segments: readonly WheelSegment[], place: number): number {
  return wholeTurn * (1 - (place + 0.5) / wheelWeight(segments));
}

/** Which segment stands at the pointer when the wheel is turned so far. */
export function segmentAtPointer(segments: readonly WheelSegment[], turn: number): number {
  const turns = turn / wholeTurn;
  const place = (1 - (turns - Math.floor(turns))) * wheelWeight(segments);
  let end = 0;
  for (const [segment, { weight }] of segments.entries()) {
    end += weight;
    if (place < end) return segment;
  }
  return 0;
}

/** The turn that comes to rest where `resting` says, after so many whole turns from where the wheel stands. */
export function spinTo(fromTurn: number, resting: number, wholeTurns: number): number {
  const ahead = resting - fromTurn;
  const within = ahead - Math.floor(ahead / wholeTurn) * wholeTurn;
  return fromTurn + wholeTurns * wholeTurn + within;
}

/** How far the wheel is turned after a share of its spin: fast at once, and slower for a long while. */
export function turnAt(fromTurn: number, toTurn: number, share: number): number {
  return fromTurn + (toTurn - fromTurn) * (1 - (1 - clampShare(share)) ** 3.4);
}
