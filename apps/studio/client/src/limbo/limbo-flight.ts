import { type LimboReachedEvent, limboFloorHundredths } from '@wau/rules/limbo/limbo';
import { clampShare } from '../platform/animation.ts';
import { isRecord } from '../verified-game/verified-game.ts';

/** The flight of a recorded round. Throws `TypeError` for events that are not of this game. */
export function reachedEventOf(round: { readonly events: readonly unknown[] }): LimboReachedEvent {
  const event = round.events.find(isReachedEvent);
  if (event === undefined) throw new TypeError('a limbo round has no height');
  return event;
}

function isReachedEvent(event: unknown): event is LimboReachedEvent {
  return (
    isRecord(event) &&
    event.type === 'limboReached' &&
    Array.isArray(event.heightsHundredths) &&
    typeof event.reachedHundredths === 'number'
  );
}

/** How long a runner climbs: longer the higher it comes, but nobody waits for a millionth. */
export function climbMs(heightHundredths: number): number {
  const doublings = Math.log2(heightHundredths / limboFloorHundredths);
  return Math.min(2_400, 650 + 260 * doublings);
}

/** How high a runner is after so long: the same factor in the same time, slower at its end; then exactly its height. */
export function heightAt(heightHundredths: number, sinceMs: number): number {
  const share = clampShare(sinceMs / climbMs(heightHundredths));
  if (share === 1) return heightHundredths;
  const eased = 1 - (1 - share) ** 1.7;
  return limboFloorHundredths * (heightHundredths / limboFloorHundredths) ** eased;
}

/** The highest that is drawn: room above the target, and above whoever comes higher. */
export function topOf(targetHundredths: number, heights: readonly number[]): number {
  return Math.max(400, targetHundredths * 1.7, ...heights.map((height) => height * 1.25));
}

/** How far up the scene a height is drawn, 0 at the ground and 1 at the top: each doubling is as far as the last. */
export function altitudeShare(heightHundredths: number, topHundredths: number): number {
  return Math.log(heightHundredths / limboFloorHundredths) / Math.log(topHundredths / limboFloorHundredths);
}
