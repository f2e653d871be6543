const dayMs = 86_400_000;

/** Whole days since a moment; 0 on the day itself and for a clock that runs behind. */
export function daysSince(moment: string, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - Date.parse(moment)) / dayMs));
}
