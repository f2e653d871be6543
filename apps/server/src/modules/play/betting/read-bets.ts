import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { BetKey } from './bet.ts';
import { betView } from './list-bets.ts';
import { selectBetsByKey } from './list-bets-sql.ts';

/** Bets by their names, in the order asked for; of one that does not exist `undefined`. Whoever asks has found them. */
export async function readBets(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant, language }: Pick<MemberContext, 'merchant' | 'language'>,
  keys: readonly BetKey[],
): Promise<readonly (CallValue<Calls['listBets']>['list'][number] | undefined)[]> {
  const rows = await selectBetsByKey(runner, merchant.merchantCode, keys, language);
  const views = new Map(
    rows.map((row) => [`${row.source} ${row.provider} ${row.external_key}`, betView(row, merchant)]),
  );
  return keys.map((key) => views.get(`${key.source} ${key.provider} ${key.externalKey}`));
}
