import { setTimeout as sleep } from 'node:timers/promises';
import { KeepAliveClient } from './keep-alive-client.ts';

/** One address is answered so many requests at a time before it is asked to wait. */
export const connectionCount = 8;
const pauseAfterShedMs = 50;
/** Fewer than the server lets one connection ask. */
const askedPerConnection = 500;

/**
 * Asks for an address again and again, on as many connections at a time, each of which is followed by another. `headers`
 * are whole lines, each with its line end.
 *
 * @returns how often it was answered, and the bytes of the last answer
 */
export async function askFor(address: string, forMs: number, headers = '') {
  const { origin, pathname, search } = new URL(address);
  const end = performance.now() + forMs;
  let [count, bytes] = [0, 0];
  const askOnOne = async (): Promise<void> => {
    const client = await KeepAliveClient.open(origin);
    for (let asked = 0; asked < askedPerConnection && performance.now() < end; asked += 1) {
      const answer = await client.send('GET', pathname + search, headers);
      if (answer.status === 503) {
        await sleep(pauseAfterShedMs);
        continue;
      }
      if (answer.status !== 200) throw new Error(`${address} was answered ${answer.status}: ${answer.body}`);
      count += 1;
      bytes = answer.body.length;
    }
    client.close();
  };
  await Promise.all(
    Array.from({ length: connectionCount }, async () => {
      while (performance.now() < end) await askOnOne();
    }),
  );
  return { count, bytes };
}
