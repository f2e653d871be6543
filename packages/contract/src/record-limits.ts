/** So many days of a record are shown on a screen, and summed up or written to a file at a time. */
export const recordDaysAtHand = 93;

/** Rows of a file; one with more ends with a line that says so. */
export const mostFileRows = 20_000;
