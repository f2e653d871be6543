/** A difference below this is the way that the document took, and clocks that set themselves are right to a fraction of it. */
const toleratedMs = 2_000;

let errorMs = 0;

/** How far a device's clock is ahead of the server's; 0 where the difference says nothing of the clock. */
export function clockErrorMs(servedAtMs: number, receivedAtMs: number): number {
  const difference = receivedAtMs - servedAtMs;
  return Math.abs(difference) < toleratedMs ? 0 : difference;
}

/** Takes the server's time from the document: when it was served, and when by this device's clock its first byte came. */
export function followServerClock(servedAtMs: number, receivedAtMs: number): void {
  errorMs = clockErrorMs(servedAtMs, receivedAtMs);
}

/** The server's time, for what everybody is to see alike: phones are often minutes wrong. */
export function serverNowMs(): number {
  return Date.now() - errorMs;
}

/** When the first byte of this document came, by this device's clock. */
export function documentReceivedAtMs(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const receivedMs = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0;
  return Date.now() - performance.now() + receivedMs;
}
