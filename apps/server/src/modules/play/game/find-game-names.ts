import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { selectGameNames } from './game-sql.ts';

export interface GameKey {
  readonly vendorCode: string;
  readonly gameId: string;
}

export type NameOfGame = (key: GameKey) => string | undefined;

/** What games are called in a language, also those that are not offered any more. */
export async function findGameNames(
  { runner }: { readonly runner: SqlRunner },
  merchantCode: MerchantCode,
  language: LanguageCode,
  keys: readonly GameKey[],
): Promise<NameOfGame> {
  if (keys.length === 0) return () => undefined;
  const rows = await selectGameNames(runner, merchantCode, language, keys);
  const names = new Map(
    rows.map((row) => [textOf({ vendorCode: row.vendor_code, gameId: row.game_id }), row.game_name]),
  );
  return (key) => names.get(textOf(key));
}

function textOf({ vendorCode, gameId }: GameKey): string {
  return JSON.stringify([vendorCode, gameId]);
}
