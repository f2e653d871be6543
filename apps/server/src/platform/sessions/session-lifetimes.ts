/** A session that nobody uses ends after this. */
export const defaultSessionIdleMs = 2 * 60 * 60_000;

/** However busy, a session ends this long after its login. */
export const defaultSessionAbsoluteMs = 24 * 60 * 60_000;

/** The token before a renewal still works this long, for requests that were under way. */
export const previousTokenGraceMs = 30_000;

/** Use is written down this often at most, so that reading sessions stays free of writes. */
export const lastSeenPrecisionMs = 60_000;
