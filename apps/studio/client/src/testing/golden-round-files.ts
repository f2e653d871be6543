import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameCode } from '@wau/rules/games';
import { type GoldenRound, readGoldenRounds } from '@wau/rules/testing/golden-rounds';

const folder = join(import.meta.dirname, '../../../../../packages/rules/src');

/** The recorded rounds of a game that the tests of the rules replay as well. */
export function goldenRoundsOf(game: GameCode): GoldenRound[] {
  return readGoldenRounds(readFileSync(join(folder, game, `${game}.golden.json`), 'utf8'));
}
