import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import { isWithinDemoReach } from '@wau/service/http/this-machine';
import { Refusal } from '@wau/service/refusal';
import { runAudited } from '../../../platform/audit/run-audited.ts';
import { tokenHashOf } from '../../../platform/sessions/session-token.ts';
import { verifyOrAbandon } from '../../account/credentials/verify-or-abandon.ts';
import { usernameKeyOf } from '../../account/member/username-key.ts';
import { mayEnter, openOperatorSession, servesMerchant } from './open-operator-session.ts';
import { admitOperator } from './operator-limits.ts';
import type { OperatorParts } from './operator-parts.ts';
import { lockOperator, selectOperatorByName } from './operator-sql.ts';
import { takeSecondStep } from './take-second-step.ts';

type Login = CallValue<Calls['loginOperator']>;

interface Origin {
  readonly address: string;
  readonly requestId: string;
}

interface LoginCaller extends Origin {
  readonly isFromThisMachine: boolean;
  /** What the browser has shown or is going to be given; `undefined` where the token alone is wanted. */
  readonly browserKey: string | undefined;
}

/**
 * Opens a session of an operator by name, password and a code of the authenticator app or a recovery code. Whoever has no
 * second step yet comes in without one, into a session that opens nothing but its setting up.
 *
 * Invariants: an unknown name, a wrong password, a wrong or used code, a name of the demo that is meant for this
 * machine alone, an operator who is switched off, a temporary password that has run out and somebody without a role at this merchant are answered alike. An attempt is counted
 * before the password is looked at. Session, audit entry and the end of the count are one transaction; a password that
 * was changed while it was looked at is a wrong one.
 *
 * Refuses with `login.too.many` and `login.failed`. Lock order: the operator's row, then the counters.
 */
export async function loginOperator(
  parts: OperatorParts,
  merchantCode: MerchantCode,
  { username, password, code = '' }: CallBody<Calls['loginOperator']>,
  { isFromThisMachine, browserKey, ...origin }: LoginCaller,
): Promise<Login> {
  const attempt = await admitOperator(parts, username, origin.address);
  const found = await selectOperatorByName(parts.runner, usernameKeyOf(username));
  const isPublic = parts.config.isPublicOperatorLogin(usernameKeyOf(username), password);
  const isMeant = !isPublic || isWithinDemoReach(isFromThisMachine, parts.config.demoReach);
  const isRight = await verifyOrAbandon(parts.passwords, attempt, found?.password_hash, password);
  if (!isMeant || found === undefined || !isRight) throw new Refusal('login.failed');
  const operatorId = found.operator_id;
  const actor = { kind: 'operator', actorId: operatorId, actorName: found.username, ...origin } as const;
  const deed = { merchantCodes: [merchantCode], actor, action: 'loginOperator' };
  return runAudited(parts, deed, async (tx) => {
    const present = await lockOperator(tx, operatorId);
    const isStillRight = present?.password_hash === found.password_hash;
    if (present === undefined || !isStillRight || !mayEnter(present, parts.clock.nowMs())) {
      throw new Refusal('login.failed');
    }
    if (!(await servesMerchant(tx, merchantCode, operatorId))) throw new Refusal('login.failed');
    const step = await takeSecondStep(parts, tx, operatorId, present, code);
    if (step === 'wrong') throw new Refusal('login.failed');
    await attempt.succeeded(tx);
    const hasSecondStep = step === 'taken';
    const { session, sessionId } = await openOperatorSession(parts, tx, operatorId, {
      address: origin.address,
      hasSecondStep,
      browserKeyHash: browserKey === undefined ? null : tokenHashOf(browserKey),
    });
    const passwordIsTemporary = present.temporary_until !== null;
    return {
      value: { ...session, username: found.username, passwordIsTemporary, hasSecondStep },
      change: { subject: operatorId, oldValues: {}, newValues: { sessionId } },
    };
  });
}
