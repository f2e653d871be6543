import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineCode } from '@wau/rules/engines';
import { type GoldenRound, readGoldenRounds } from '@wau/rules/testing/golden-rounds';

const folder = join(import.meta.dirname, '../../../../../packages/rules/src');

/** The recorded rounds of an engine that the tests of the rules replay as well. */
export function goldenRoundsOf(engine: EngineCode): GoldenRound[] {
  return readGoldenRounds(engine, readFileSync(join(folder, engine, `${engine}.golden.json`), 'utf8'));
}
