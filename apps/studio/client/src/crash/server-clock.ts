export interface ServerClock {
  /** What the server's clock says now, as far as is known. */
  nowMs(): number;
  /** Takes what the server said to a request sent at `sentMs`; returns how long the way there took, as far as is known. */
  hear(serverMs: number, sentMs: number): number;
}

/** Of so many latest answers the quickest says most about the clock. */
const keptAnswers = 8;

/** Reads the server's clock off one of this device that never goes back. */
export function createServerClock(localMs: () => number): ServerClock {
  let answers: { readonly offsetMs: number; readonly roundTripMs: number }[] = [];
  const best = () =>
    answers.reduce((quickest, each) => (each.roundTripMs < quickest.roundTripMs ? each : quickest), {
      offsetMs: 0,
      roundTripMs: Number.POSITIVE_INFINITY,
    });
  return {
    nowMs: () => localMs() + best().offsetMs,
    hear(serverMs, sentMs) {
      const heardMs = localMs();
      const roundTripMs = heardMs - sentMs;
      answers = [
        ...answers.slice(1 - keptAnswers),
        { roundTripMs, offsetMs: serverMs - (sentMs + heardMs) / 2 },
      ];
      return Math.round(roundTripMs / 2);
    },
  };
}
