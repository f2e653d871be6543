import { askFor, connectionCount } from './ask-for.ts';
import { bootApp } from './booted-app.ts';
import { median } from './measurement.ts';
import { print } from './print.ts';

/** As browsers say it. */
const acceptEncoding = 'Accept-Encoding: br\r\n';
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
    for (const { path } of targets) await askFor(app.url + path, settleMs, acceptEncoding);
    for (let round = 0; round < rounds; round += 1) {
      for (const target of targets) {
        const { count, bytes } = await askFor(app.url + target.path, durationMs, acceptEncoding);
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
  const path = /"(\/assets\/my-[^"]+\.js)"/.exec(document)?.[1];
  if (path === undefined) throw new Error(`${address} names no script`);
  return path;
}

function kibibytes(bytes = 0): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
