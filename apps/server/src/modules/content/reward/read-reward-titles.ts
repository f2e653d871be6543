import type { RewardId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { selectTitlesOfRewards } from './reward-sql.ts';

/** What the promotions are called that rewards came from, by the id of the reward, in the language of whoever asks. */
export async function readRewardTitles(
  runner: SqlRunner,
  { merchant: { merchantCode, defaultLanguage }, language }: Pick<MemberContext, 'merchant' | 'language'>,
  rewardIds: readonly RewardId[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await selectTitlesOfRewards(runner, merchantCode, [language, defaultLanguage], rewardIds);
  return new Map(rows.map(({ reward_id: rewardId, title }) => [rewardId, title]));
}
