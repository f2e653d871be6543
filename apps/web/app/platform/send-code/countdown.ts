/** How long the button counts when the server does not say. */
const defaultCountdownMs = 60_000;

/** The countdown for an answer of the server: its minutes, or the default where they make no sense. */
export function countdownMsOf(expiredMinutes: number | undefined): number {
  const isTime = expiredMinutes !== undefined && Number.isFinite(expiredMinutes) && expiredMinutes > 0;
  return isTime ? expiredMinutes * 60_000 : defaultCountdownMs;
}

/** Whole seconds until a moment: from the full time down to 1, and 0 once it is over. */
export function secondsLeft(untilMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
}
