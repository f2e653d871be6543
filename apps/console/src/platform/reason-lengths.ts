/** What whoever decides gives as a reason: a word at least, and no more than the server takes. */
export const shortestReason = 3;
export const longestReason = 200;
