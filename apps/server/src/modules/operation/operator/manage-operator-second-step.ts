import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert, Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { AuditedWork } from '../../../platform/gates/command-registrar.ts';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import {
  newRecoveryCodes,
  newSecret,
  openSecret,
  recoveryCodeHash,
  sealSecret,
  secretForApp,
  timeStepOf,
} from '../../account/second-step/second-step-secret.ts';
import { admitOperator } from './operator-limits.ts';
import type { OperatorParts } from './operator-parts.ts';
import {
  lockOperator,
  markSecondStepPassed,
  type OperatorRow,
  takeOperatorTimeStep,
  updateOperatorSecondStep,
  updatePendingStep,
  updateRecoveryCodes,
} from './operator-sql.ts';

type Owner = Pick<OperatorContext, 'operator'>;

/** What authenticator apps list the codes under. */
const issuer = 'Wau console';

/**
 * A fresh secret for an app. Nothing is asked at login before a code of it has come back. Refuses `second.step.on`: another
 * app is set up by whoever switches the present one off (`npm run operators`). Locks: the operator's row.
 */
export async function startOperatorSecondStep(
  { config, random }: OperatorParts,
  tx: SqlRunner,
  { operator: { operatorId, username } }: Owner,
): Promise<Audited<CallValue<Calls['startOperatorSecondStep']>>> {
  const present = await lockOperator(tx, operatorId);
  if (present?.sealed_second_step !== null) throw new Refusal('second.step.on');
  const secret = newSecret(random);
  await updatePendingStep(tx, operatorId, sealSecret({ ...config, operatorId }, secret, random));
  return {
    value: secretForApp(secret, issuer, username),
    change: { subject: operatorId, oldValues: {}, newValues: { secondStep: 'given out' } },
  };
}

/**
 * Sets the second step up with a first code, and gives the recovery codes.
 *
 * Invariants: wrong codes share the count of logins; the code is used up, so it opens no login; the session that asks has
 * passed the second step from then on; of two at a time one succeeds.
 *
 * Refuses `second.step.on`, `second.step.off` (nothing was begun), `login.too.many` and `second.step.code.wrong`. Lock
 * order: the operator's row, the counters, the session.
 */
export async function confirmOperatorSecondStep(
  parts: OperatorParts,
  { operator: { operatorId, sessionId, username } }: Owner,
  { code }: CallBody<Calls['confirmOperatorSecondStep']>,
  address: string,
): Promise<AuditedWork<CallValue<Calls['confirmOperatorSecondStep']>>> {
  requirePending(await lockOperator(parts.runner, operatorId));
  const attempt = await admitOperator(parts, username, address);
  return async (tx) => {
    const owner = { ...parts.config, operatorId };
    const sealed = requirePending(await lockOperator(tx, operatorId));
    const timeStep = timeStepOf(openSecret(owner, sealed), code.trim(), parts.clock.nowMs());
    if (timeStep === undefined) throw new Refusal('second.step.code.wrong', { field: 'code' });
    await attempt.succeeded(tx);
    await updateOperatorSecondStep(tx, operatorId, sealed);
    const isTaken = await takeOperatorTimeStep(tx, operatorId, timeStep);
    assert(isTaken, 'no code of a new secret was used before');
    const recoveryCodes = [...newRecoveryCodes(parts.random)];
    const hashes = recoveryCodes.map((each) => recoveryCodeHash(owner, each));
    await updateRecoveryCodes(tx, operatorId, hashes);
    await markSecondStepPassed(tx, sessionId);
    const change = {
      subject: operatorId,
      oldValues: { secondStep: false },
      newValues: { secondStep: true, recoveryCodes: recoveryCodes.length },
    };
    return { value: { recoveryCodes }, change };
  };
}

function requirePending(operator: OperatorRow | undefined): Buffer {
  if (operator?.sealed_second_step !== null) throw new Refusal('second.step.on');
  if (operator.sealed_pending_step === null) throw new Refusal('second.step.off');
  return operator.sealed_pending_step;
}
