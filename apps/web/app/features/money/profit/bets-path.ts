/** What the record of bets is kept to. */
export interface BetsFilter {
  readonly fromDay: string;
  readonly toDay: string;
  readonly category?: string;
}

export function betsOfDay(kept: BetsFilter, day: string): BetsFilter {
  return { ...kept, fromDay: day, toDay: day };
}

/** Where the record of bets shows exactly what a line of profit and loss has added up. */
export function betsPath({ fromDay, toDay, category }: BetsFilter): string {
  const search = new URLSearchParams({ period: 'dates', from: fromDay, to: toDay });
  if (category !== undefined) search.set('category', category);
  return `/m/gameRecord?${search}`;
}
