import { setTimeout as sleep } from 'node:timers/promises';
import { bootApp } from './booted-app.ts';
import { KeepAliveClient } from './keep-alive-client.ts';
import { median } from './measurement.ts';
import { print } from './print.ts';

/** One address is answered so many documents at a time before it is asked to wait. */
const connectionCount = 8;
const pauseAfterShedMs = 50;
/** Fewer than the server lets one connection ask. */
const askedPerConnection = 500;
const rounds = 5;
const durationMs = 3_000;
const settleMs = 2_000;
const mustBeOfStatic = 0.3;

const documents = ['/m/home', '/m/gameList?gameType=RNG', '/m/activity', '/m/login'];

/**
 * `npm run bench -- documents`: documents of visitors a second, against a static file from the same process, in turns
 * in one run. Both compressed as browsers ask for it, on as many connections, with this load on the other processor.
 */
export async function run(): Promise<void> {
  const app = await bootApp();
  try {
    const file = await scriptOf(`${app.url}/m/home`);
    const targets = [file, ...documents].map((path) => ({ path, rates: [] as number[], bytes: 0 }));
    for (const { path } of targets) await askFor(app.url + path, settleMs);
    for (let round = 0; round < rounds; round += 1) {
      for (const target of targets) {
        const { count, bytes } = await askFor(app.url + target.path, durationMs);
        target.rates.push(count / (durationMs / 1000));
        target.bytes = bytes;
      }
    }
    const [fileRate = 0, ...rates] = targets.map((target) => median(target.rates));
    print(`${connectionCount} connections, medians of ${rounds} rounds of ${durationMs / 1000} s.`);
    print(`a static file (${kibibytes(targets[0]?.bytes)}): ${Math.round(fileRate)} a second`);
    for (const [index, rate] of rates.entries()) {
      const ratio = rate / fileRate;
      print(
        `${documents[index]} (${kibibytes(targets[index + 1]?.bytes)}): ${Math.round(rate)} a second, ${ratio.toFixed(2)} of the file: ${ratio >= mustBeOfStatic ? 'met' : 'MISSED'}`,
      );
    }
  } finally {
    await app.stop();
  }
}

/** The address of a script that the document at an address begins with. */
async function scriptOf(address: string): Promise<string> {
  const document = await (await fetch(address)).text();
  const path = /<link rel="modulepreload"[^>]*href="([^"]+)"/.exec(document)?.[1];
  if (path === undefined) throw new Error(`${address} names no script`);
  return path;
}

/** On as many connections at a time, each of which is followed by another. */
async function askFor(address: string, forMs: number) {
  const { origin, pathname, search } = new URL(address);
  const end = performance.now() + forMs;
  let [count, bytes] = [0, 0];
  const askOnOne = async (): Promise<void> => {
    const client = await KeepAliveClient.open(origin);
    for (let asked = 0; asked < askedPerConnection && performance.now() < end; asked += 1) {
      const answer = await client.send('GET', pathname + search, 'Accept-Encoding: br\r\n');
      if (answer.status === 503) {
        await sleep(pauseAfterShedMs);
        continue;
      }
      if (answer.status !== 200) throw new Error(`${address} was answered ${answer.status}`);
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

function kibibytes(bytes = 0): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
