import { Client } from 'pg';
import { askFor, connectionCount } from './ask-for.ts';
import { onBenchServer } from './bench-server.ts';
import { median } from './measurement.ts';
import { print } from './print.ts';
import { type UsageWatch, watchUsage } from './process-usage.ts';

const titleCount = 1_000;
const rounds = 3;
const durationMs = 4_000;
const settleMs = 1_000;
const mustBePerCore = 3_000;

/** Each is what a client asks for on a screen of its own. */
const lists: Readonly<Record<string, string>> = {
  'first page of slots': '/wps/game/list?gameType=RNG&pageNo=1&pageSize=26',
  'last page of all': `/wps/game/list?pageNo=${Math.floor(titleCount / 26)}&pageSize=26`,
  'typed name with a mistake': '/wps/game/list?gameName=dargon&pageSize=26',
  'hot games': '/wps/game/hot',
  vendors: '/wps/game/vassalage',
};

/**
 * `npm run bench -- game-lists`: list calls of a catalogue of a thousand titles by a second of the server's processor
 * time, over HTTP, through the whole server as `npm start` runs it. `WAU_BENCH_PROFILE=on` adds where that time goes.
 */
export async function run(): Promise<void> {
  await onBenchServer({ poolSize: 1 }, async ({ app, database, pool }) => {
    await fillCatalogue(database.url);
    const usage = await watchUsage(app.process.pid, pool);
    print(
      `${titleCount} titles, ${connectionCount} connections, medians of ${rounds} rounds of ${durationMs / 1000} s.`,
    );
    for (const [name, path] of Object.entries(lists)) await measureList(name, app.url + path, usage);
  });
}

/** Copies of the demo's titles under other ids, until there are as many as are wanted. */
async function fillCatalogue(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into wau.games (merchant_id, vendor_code, game_id, node_id, game_name, game_type, icon_url, return_percent,
                              min_stake_minor, max_stake_minor, max_win_minor, sort_order, classes)
       select merchant_id, vendor_code, left(game_id, 50) || '-' || copy, 2001000000 + (row_number() over ())::int,
              game_name || ' ' || copy, game_type, icon_url, return_percent, min_stake_minor, max_stake_minor,
              max_win_minor, 1000 + sort_order, classes
         from wau.games cross join generate_series(2, 9) as copy
        where merchant_id = 'wau'
        order by copy, sort_order
        limit (select greatest(0, $1 - count(*)) from wau.games where merchant_id = 'wau')`,
      [titleCount],
    );
  } finally {
    await client.end();
  }
}

async function measureList(name: string, address: string, usage: UsageWatch): Promise<void> {
  await askFor(address, settleMs);
  const perCallUs: number[] = [];
  const rates: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const before = await usage.read();
    const asked = await askFor(address, durationMs);
    perCallUs.push(usage.perUnit(before, await usage.read(), asked.count).serverUs);
    rates.push(asked.count / (durationMs / 1000));
    bytes = asked.bytes;
  }
  const perCore = 1_000_000 / median(perCallUs);
  print(
    `${name}: ${Math.round(perCore)} a second and core, ${Math.round(median(rates))}/s here, ${(bytes / 1024).toFixed(1)} KiB: ${perCore >= mustBePerCore ? 'met' : 'MISSED'}`,
  );
}
