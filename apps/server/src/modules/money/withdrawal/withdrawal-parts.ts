import type { ServerParts } from '../../../platform/server-parts.ts';
import type { PasswordHashing } from '../../account/credentials/password-hashing.ts';
import type { PayoutParts } from '../payout/payout-parts.ts';

/** What the use cases of withdrawals are made of. */
export interface WithdrawalParts extends Omit<PayoutParts, 'onEnd'>, Pick<ServerParts, 'config'> {
  /** Looks at the payment password. */
  readonly passwords: PasswordHashing;
}
