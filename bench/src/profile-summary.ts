import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { print } from './print.ts';

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
}

interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const shownFunctions = 70;
const shownPlaces = 20;

const profileFolder = fileURLToPath(new URL('../../.data/bench-profile', import.meta.url));

interface ServerProfile {
  /** For the server that is measured. */
  readonly environment: NodeJS.ProcessEnv;
  /** Once that server has stopped. */
  print(): Promise<void>;
}

/** With `WAU_BENCH_PROFILE=on` the server writes down where its processor time goes, which slows it; else nothing. */
export async function startServerProfile(): Promise<ServerProfile> {
  if (process.env.WAU_BENCH_PROFILE !== 'on') return { environment: {}, print: async () => undefined };
  await rm(profileFolder, { recursive: true, force: true });
  return {
    environment: { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profileFolder}` },
    print: () => printProfile(profileFolder),
  };
}

/** Prints which packages and functions the largest `--cpu-prof` profile of a folder spent its time in. */
async function printProfile(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.cpuprofile'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const largest = texts.sort((a, b) => b.length - a.length)[0];
  if (largest === undefined) return;
  const profile = JSON.parse(largest) as Profile;
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const places = new Map<string, number>();
  const functions = new Map<string, number>();
  profile.samples.forEach((id, index) => {
    const frame = nodes.get(id)?.callFrame;
    if (frame === undefined || frame.functionName === '(idle)') return;
    const usedUs = profile.timeDeltas[index] ?? 0;
    const file = frame.url.replace(/^.*\/(?:node_modules|packages|apps)\//, '').replace(/^file:.*\//, '');
    const place =
      file === ''
        ? frame.functionName
        : file
            .split('/')
            .slice(0, file.startsWith('@') ? 2 : 1)
            .join('/');
    add(places, place, usedUs);
    add(functions, `${frame.functionName || '(anonymous)'} ${file}:${frame.lineNumber + 1}`, usedUs);
  });
  print(`Where the server's time went (${join(folder, files[0] ?? '')}):`);
  printLargest(places, shownPlaces);
  print('Functions:');
  printLargest(functions, shownFunctions);
}

function add(sums: Map<string, number>, name: string, amount: number): void {
  sums.set(name, (sums.get(name) ?? 0) + amount);
}

function printLargest(sums: ReadonlyMap<string, number>, count: number): void {
  const total = [...sums.values()].reduce((sum, each) => sum + each, 0);
  const sorted = [...sums].sort((a, b) => b[1] - a[1]).slice(0, count);
  for (const [name, usedUs] of sorted) {
    print(`  ${((100 * usedUs) / total).toFixed(1).padStart(5)} %  ${name}`);
  }
}
