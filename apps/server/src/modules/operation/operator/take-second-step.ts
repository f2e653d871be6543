import type { OperatorId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import {
  isRecoveryCodeForm,
  openSecret,
  recoveryCodeHash,
  timeStepOf,
} from '../../account/second-step/second-step-secret.ts';
import type { OperatorParts } from './operator-parts.ts';
import { type OperatorRow, takeOperatorRecoveryCode, takeOperatorTimeStep } from './operator-sql.ts';

/**
 * Uses up a code of the operator's app, or one of the recovery codes. A code of the app is good once: it and all before it are
 * refused afterwards. `none`: the operator has no second step yet. Locks: the operator's row is locked by the caller.
 */
export async function takeSecondStep(
  { config, clock }: Pick<OperatorParts, 'config' | 'clock'>,
  tx: SqlRunner,
  operatorId: OperatorId,
  { sealed_second_step: sealed }: OperatorRow,
  code: string,
): Promise<'taken' | 'wrong' | 'none'> {
  if (sealed === null) return 'none';
  const owner = { masterSecret: config.masterSecret, operatorId };
  if (isRecoveryCodeForm(code)) {
    const isTaken = await takeOperatorRecoveryCode(tx, operatorId, recoveryCodeHash(owner, code));
    return isTaken ? 'taken' : 'wrong';
  }
  const timeStep = timeStepOf(openSecret(owner, sealed), code.trim(), clock.nowMs());
  if (timeStep === undefined) return 'wrong';
  return (await takeOperatorTimeStep(tx, operatorId, timeStep)) ? 'taken' : 'wrong';
}
