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
  'check.every',
] as const;

export type PlayLimitKind = (typeof playLimitKinds)[number];

/** Counted in minutes, and of play money as well; as `checkKind` is. */
export const timeLimitKind = 'session.day' satisfies PlayLimitKind;

/** A shorter day would end before a game has opened; a longer one is none. */
export const shortestTimeLimitMinutes = 15;
export const longestTimeLimitMinutes = 24 * 60 - 1;

/** How often play is looked back on: more often than the merchant asks for, or it makes no difference. */
export const checkKind = 'check.every' satisfies PlayLimitKind;

export const shortestCheckMinutes = 10;
export const longestCheckMinutes = 240;

/** Whether a limit is one in minutes; the others are of money. */
export function isInMinutes(kind: PlayLimitKind): boolean {
  return kind === timeLimitKind || kind === checkKind;
}

/** How a member answers a reality check. */
export const realityCheckAnswers = ['go.on', 'stop'] as const;

/** What became of a limit: `set` holds at once, `asked` waits, and is `confirmed` or `withdrawn`. */
export const playLimitSteps = ['set', 'asked', 'confirmed', 'withdrawn'] as const;

/** So long a wider limit waits before it can be confirmed. */
export const limitWaitHours = 24;

/** So long it can be confirmed from then on; a wish that is older was another day's. */
export const limitConfirmHours = 72;
