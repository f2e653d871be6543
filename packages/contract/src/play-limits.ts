/** What a member can limit: an amount in a period, of one stake, or the time of a day. */
export const playLimitKinds = [
  'deposit.day',
  'deposit.week',
  'deposit.month',
  'loss.day',
  'loss.week',
  'loss.month',
  'stake.once',
  'stake.day',
  'stake.week',
  'stake.month',
  'session.day',
] as const;

export type PlayLimitKind = (typeof playLimitKinds)[number];

/** The only one that is counted in minutes, and the only one of play money. */
export const timeLimitKind = 'session.day' satisfies PlayLimitKind;

/** A shorter day would end before a game has opened; a longer one is none. */
export const shortestTimeLimitMinutes = 15;
export const longestTimeLimitMinutes = 24 * 60 - 1;

/** What became of a limit: `set` holds at once, `asked` waits, and is `confirmed` or `withdrawn`. */
export const playLimitSteps = ['set', 'asked', 'confirmed', 'withdrawn'] as const;

/** So long a wider limit waits before it can be confirmed. */
export const limitWaitHours = 24;

/** So long it can be confirmed from then on; a wish that is older was another day's. */
export const limitConfirmHours = 72;
