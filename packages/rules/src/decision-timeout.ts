/** A round waits so long for its player's decision; then the published rule of its engine decides. */
export const decisionTimeoutHours = 24;
