import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { isByNumber } from '@wau/rules/lottery/single-numbers';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import { selectOperatorRequests } from '../../../platform/operators/operator-request-sql.ts';
import { familyOn } from '../lottery-game/family-on.ts';
import { anyNumero } from './find-number-plays.ts';
import { selectLimitedGames } from './lottery-limits-sql.ts';
import { noWireLimits, type WireLimits } from './wire-limits.ts';

/** The lotteries of a merchant with what is bounded in their draws, and what is asked for. */
export async function listLotteryLimits(
  { runner }: { readonly runner: SqlRunner },
  { merchant: { merchantCode, currencyCode }, language }: Pick<OperatorContext, 'merchant' | 'language'>,
): Promise<CallValue<Calls['listLotteryLimits']>> {
  const games = await selectLimitedGames(runner, merchantCode, language);
  const asked = await selectOperatorRequests(runner, merchantCode, 'lotteryLimits');
  return {
    currencyCode,
    list: games.map(({ game_id, name, family, version, limits }) => ({
      gameId: game_id,
      name,
      family,
      plays: familyOn({ family }, anyNumero).plays.map((play) => ({
        playId: play.code,
        isByNumber: isByNumber(play),
      })),
      version: version ?? 0,
      ...(limits ?? noWireLimits),
    })),
    asked: asked.map(({ subject, wanted, reason, asker_name, asked_at }) => ({
      gameId: subject,
      // Written by `setLotteryLimits`, which reads what it is given.
      ...(JSON.parse(wanted) as WireLimits),
      reason,
      askedBy: asker_name,
      askedAt: asked_at.toISOString(),
    })),
  };
}
