import { print } from './print.ts';

interface Benchmark {
  run(): Promise<void>;
}

/** `npm run bench -- <name>`. */
const benchmarks: Readonly<Record<string, () => Promise<Benchmark>>> = {
  basket: () => import('./basket.ts'),
  bets: () => import('./bets.ts'),
  commissions: () => import('./commissions.ts'),
  crash: () => import('./crash.ts'),
  'first-spin': () => import('./first-spin.ts'),
  frames: () => import('./frames.ts'),
  documents: () => import('./documents.ts'),
  'game-lists': () => import('./game-lists.ts'),
  large: () => import('./large.ts'),
  ledger: () => import('./ledger.ts'),
  'list-scroll': () => import('./list-scroll.ts'),
  'live-events': () => import('./live-events.ts'),
  lottery: () => import('./lottery.ts'),
  'lottery-closing': () => import('./lottery-closing.ts'),
  'lottery-neighbours': () => import('./lottery-neighbours.ts'),
  'lottery-orders': () => import('./lottery-orders.ts'),
  'red-rain': () => import('./red-rain.ts'),
  'simulate-title': () => import('./simulate-title.ts'),
  start: () => import('./start.ts'),
  team: () => import('./team.ts'),
  web: () => import('./web.ts'),
};

const name = process.argv[2] ?? '';
const load = Object.hasOwn(benchmarks, name) ? benchmarks[name] : undefined;
if (load === undefined) {
  print(
    `There are these benchmarks, to be run with npm run bench -- <name>: ${Object.keys(benchmarks).join(', ')}`,
  );
  process.exitCode = 1;
} else {
  await (await load()).run();
}
