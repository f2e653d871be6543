/** So many days of a record are shown on a screen, and summed up or written to a file at a time. */
export const recordDaysAtHand = 93;

/** So many days the bets behind a line of commissions are listed: two times as long as a record is shown in one piece. */
export const commissionBetDays = 186;

/** Rows of a file; one with more ends with a line that says so. */
export const mostFileRows = 20_000;
