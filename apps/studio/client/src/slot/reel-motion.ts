/**
 * How far a reel has turned, in symbols, as a function of time. A spin has three parts: it winds up and gets up to
 * speed, turns for as long as the answer takes, and comes to rest on a whole symbol with a small bounce.
 */

const windUpMs = 90;
const windUpSymbols = 0.22;
const speedUpMs = 160;
/** Symbols a millisecond at full speed. */
export const fullSpeed = 0.024;
const bounceMs = 170;
const bounceSymbols = 0.13;
/** How many symbols a reel still turns once it begins to land; at least one screen, so that the result rolls in. */
const landingSymbols = 4;

/** Turned so far after `elapsedMs` of a spin that has not begun to land. */
export function spinningTurn(elapsedMs: number): number {
  if (elapsedMs <= windUpMs) return -windUpSymbols * Math.sin((Math.PI / 2) * (elapsedMs / windUpMs));
  const speeding = Math.min(speedUpMs, elapsedMs - windUpMs);
  const accelerated = (fullSpeed * speeding * speeding) / (2 * speedUpMs);
  const steady = Math.max(0, elapsedMs - windUpMs - speedUpMs) * fullSpeed;
  return -windUpSymbols + accelerated + steady;
}

export interface Landing {
  readonly fromTurn: number;
  /** A whole number: where the reel comes to rest. */
  readonly toTurn: number;
  readonly startMs: number;
  readonly durationMs: number;
}

/** The landing of a reel that has turned so far, beginning now. */
export function landingFrom(turn: number, startMs: number): Landing {
  const toTurn = Math.ceil(turn) + landingSymbols;
  // Slowing evenly from full speed takes twice as long as the way would take at full speed.
  return { fromTurn: turn, toTurn, startMs, durationMs: (2 * (toTurn - turn)) / fullSpeed };
}

export function landingTurn(landing: Landing, nowMs: number): number {
  const share = Math.min(1, Math.max(0, (nowMs - landing.startMs) / landing.durationMs));
  const way = landing.toTurn - landing.fromTurn;
  if (share < 1) return landing.fromTurn + way * (1 - (1 - share) ** 2);
  const after = Math.min(1, (nowMs - landing.startMs - landing.durationMs) / bounceMs);
  return landing.toTurn + bounceSymbols * Math.sin(Math.PI * after) * (1 - after);
}

/** Whether the symbols of the result stand where they will stay, a last bounce aside. */
export function hasLanded(landing: Landing, nowMs: number): boolean {
  return nowMs >= landing.startMs + landing.durationMs;
}

export function isAtRest(landing: Landing, nowMs: number): boolean {
  return nowMs >= landing.startMs + landing.durationMs + bounceMs;
}

export interface StopPlan {
  /** When a reel may begin to land, counted from the start of the spin. */
  readonly afterMs: readonly number[];
}

export interface StopTimes {
  /** The first reel turns at least so long. */
  readonly firstMs: number;
  /** Each further reel so much longer. */
  readonly eachMs: number;
  /** A reel that keeps the player waiting so much longer again. */
  readonly suspenseMs: number;
}

/** When each reel begins to land. Reels always stop in order from the left. */
export function stopPlan(suspense: readonly boolean[], times: StopTimes): StopPlan {
  let at = times.firstMs;
  return {
    afterMs: suspense.map((isSuspense, reel) => {
      if (reel > 0) at += times.eachMs;
      if (isSuspense) at += times.suspenseMs;
      return at;
    }),
  };
}
