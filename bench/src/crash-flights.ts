import type { SeedId } from '@wau/contract/ids';
import { parseCrashMathematics } from '@wau/rules/crash/crash';
import { endOfFlightMs } from '@wau/rules/crash/crash-curve';
import { systemClock } from '@wau/service/clock';
import { poolRunner } from '@wau/service/database/sql-runner';
import { systemRandom } from '@wau/service/random';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { createCrashChains } from '@wau/studio/crash/crash-chains';
import { readTitleShelf } from '@wau/titles/title-shelf';
import type { Pool } from 'pg';

/** After so many milliseconds from its start a flight ends: what nobody else can know beforehand. */
export type ForeseeEnd = (flight: { readonly chainId: SeedId; readonly number: number }) => Promise<number>;

/**
 * Foresees where flights end, with the secret of the installation under test: players cannot, and a benchmark of the last
 * second must.
 */
export function foreseeEnds(pool: Pool, secret: string, gameId: string): ForeseeEnd {
  const title = readTitleShelf((facts) => facts.gameId === gameId).find(gameId);
  const mathematics = parseCrashMathematics(title?.mathematics);
  if (title === undefined || !mathematics.ok) throw new Error(`${gameId} is no title of flights`);
  const chains = createCrashChains({
    sql: poolRunner(pool),
    clock: systemClock,
    random: systemRandom,
    sealingKey: deriveKey(secret, 'studio/sealing'),
  });
  return async ({ chainId, number }) => {
    const chain = { gameId: title.gameId, chainId };
    const { crashHundredths } = await chains.flightOf(chain, number, mathematics.value);
    return endOfFlightMs(crashHundredths, mathematics.value.doublingMs);
  };
}
