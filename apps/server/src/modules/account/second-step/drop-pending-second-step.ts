import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { RedeemedProof } from '../credentials/login-proof.ts';
import { deletePendingSecondStep } from './second-step-sql.ts';

/**
 * Forgets a secret that no code has come back for, with the transaction of `runner`: whoever had it given out by the
 * password that is being replaced must not confirm it afterwards.
 */
export function dropPendingSecondStep(runner: SqlRunner, redeemed: RedeemedProof): Promise<void> {
  return deletePendingSecondStep(runner, redeemed);
}
