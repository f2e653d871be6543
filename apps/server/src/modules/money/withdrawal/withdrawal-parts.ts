import type { RewardId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { PasswordHashing } from '../../account/credentials/password-hashing.ts';
import type { PayoutParts } from '../payout/payout-parts.ts';

/** What the use cases of withdrawals are made of. */
export interface WithdrawalParts extends Omit<PayoutParts, 'onEnd'>, Pick<ServerParts, 'config'> {
  /** Looks at the payment password. */
  readonly passwords: PasswordHashing;
  /** What the promotions that rewards came from are called, by the id of the reward; they are content, which is above money. */
  readonly readRewardTitles: (
    runner: SqlRunner,
    context: Pick<MemberContext, 'merchant' | 'language'>,
    rewardIds: readonly RewardId[],
  ) => Promise<ReadonlyMap<string, string>>;
}
