import type { SignedRequest, SignedTransport } from '@wau/service/secrets/signed-transport';

/** What becomes of one request on its way. A delayed one arrives, but only after its sender has given up on it. */
export type Fate = 'delivered' | 'requestLost' | 'answerLost' | 'delayed';

/** A channel that loses and delays, as `fateOf` says. Late requests arrive when `deliverLate` is called. */
export function faultyTransport(
  inner: SignedTransport,
  fateOf: (request: SignedRequest) => Fate,
): { readonly transport: SignedTransport; readonly deliverLate: () => Promise<void> } {
  const late: SignedRequest[] = [];
  return {
    async transport(request) {
      switch (fateOf(request)) {
        case 'delivered':
          return inner(request);
        case 'requestLost':
          throw new Error('the request was lost');
        case 'answerLost':
          await inner(request);
          throw new Error('the answer was lost');
        case 'delayed':
          late.push(request);
          throw new Error('no answer in time');
      }
    },
    async deliverLate() {
      for (const request of late.splice(0)) await inner(request);
    },
  };
}
