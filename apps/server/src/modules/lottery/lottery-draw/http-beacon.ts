import { setTimeout as sleep } from 'node:timers/promises';
import { verifiedRandomness } from '@wau/fairness/beacon';
import { type BeaconChain, quicknet } from '@wau/fairness/beacon-chain';
import type { RandomnessBeacon } from './randomness-beacon.ts';

/** How a beacon is reached: by addresses that answer `/public/ROUND` as drand does, all of them alike. */
export interface BeaconSource {
  readonly chain: BeaconChain;
  /** Asked each time, because an address may be known only once the server listens. */
  readonly addresses: () => readonly string[];
}

const quicknetPath = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';

/** Relays that independent operators run; whichever answers, its signature is verified. */
export const quicknetSource: BeaconSource = {
  chain: quicknet,
  addresses: () =>
    ['https://api.drand.sh', 'https://drand.cloudflare.com', 'https://api2.drand.sh'].map(
      (relay) => `${relay}/${quicknetPath}`,
    ),
};

const timeoutMs = 3_000;
/** After all addresses have been asked in vain. */
const pauseMs = 1_000;
const longestAnswerCharacters = 10_000;
/** Draws of one moment have one round, and old ones are not looked at again. */
const roundsKept = 200;

/**
 * Asks a beacon over HTTP. Nobody waits for it: a round that is not known yet is asked for behind, once at a time, and is there
 * when it is looked at again. Only the beacon's own signature is taken, whoever delivers it.
 */
export function createHttpBeacon(
  { chain, addresses }: BeaconSource,
  ask: typeof fetch = fetch,
): RandomnessBeacon {
  const known = new Map<number, string>();
  const asking = new Set<number>();
  const askFor = async (round: number): Promise<void> => {
    asking.add(round);
    try {
      const signature = await firstSignature(chain, addresses(), round, ask);
      if (signature === undefined) await sleep(pauseMs, undefined, { ref: false });
      else remember(known, round, signature);
    } finally {
      asking.delete(round);
    }
  };
  return {
    chain,
    signatureOf(round) {
      const signature = known.get(round);
      if (signature === undefined && !asking.has(round)) void askFor(round);
      return signature;
    },
  };
}

function remember(known: Map<number, string>, round: number, signature: string): void {
  const [oldest] = known.keys();
  if (known.size >= roundsKept && oldest !== undefined) known.delete(oldest);
  known.set(round, signature);
}

async function firstSignature(
  chain: BeaconChain,
  addresses: readonly string[],
  round: number,
  ask: typeof fetch,
): Promise<string | undefined> {
  for (const address of addresses) {
    const signature = await signatureAt(`${address}/public/${round}`, ask);
    if (signature !== undefined && verifiedRandomness(chain, round, signature) !== undefined)
      return signature;
  }
  return undefined;
}

/** `undefined` for whatever is no answer: another address may have one. */
async function signatureAt(address: string, ask: typeof fetch): Promise<string | undefined> {
  try {
    const response = await ask(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const text = response.ok ? await response.text() : '';
    if (text.length > longestAnswerCharacters) return undefined;
    const answer: unknown = JSON.parse(text);
    const signature =
      typeof answer === 'object' && answer !== null && 'signature' in answer ? answer.signature : undefined;
    return typeof signature === 'string' ? signature : undefined;
  } catch {
    return undefined;
  }
}
