export const periods = ['today', 'week', 'month', 'all'] as const;

export type Period = (typeof periods)[number];

const dayMs = 86_400_000;

/**
 * Where a period begins, RFC 3339 in UTC; `undefined` for all time. `today` begins at midnight of the player's own
 * clock, the others so many days back.
 */
export function periodStart(period: Period, now: Date): string | undefined {
  if (period === 'all') return undefined;
  if (period === 'today') return new Date(now.getFullYear(), now.getMonth(), now.getDate()).toISOString();
  const days = period === 'week' ? 7 : 30;
  return new Date(now.getTime() - days * dayMs).toISOString();
}
