import type { TestServer } from './test-server.ts';

export interface TestGame {
  readonly merchantCode: string;
  readonly vendorCode: string;
  readonly gameId: string;
}

/** Gives a merchant one more game of a vendor, where it has none of that name yet; stakes from 1 to 100,000 minor units. */
export async function addTestGame(
  { runner }: Pick<TestServer, 'runner'>,
  { merchantCode, vendorCode, gameId }: TestGame,
): Promise<void> {
  await runner.query({
    text: `insert into wau.games
             (merchant_id, vendor_code, game_id, node_id, game_name, game_type, icon_url, return_percent,
              min_stake_minor, max_stake_minor, max_win_minor)
           select $1, $2, $3, coalesce(max(node_id), 0) + 1, $3, 'RNG', '', 97, 1, 100000, 1000000
             from wau.games where merchant_id = $1
           on conflict do nothing`,
    values: [merchantCode, vendorCode, gameId],
  });
}
