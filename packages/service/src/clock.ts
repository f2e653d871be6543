/** Time as a parameter: what reads the clock takes one of these, so that a test can turn it. */
export interface Clock {
  nowMs(): number;
}

export const systemClock: Clock = { nowMs: () => Date.now() };
