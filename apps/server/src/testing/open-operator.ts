import { hash } from '@node-rs/argon2';
import type { MerchantCode, OperatorId } from '@wau/contract/ids';
import type { OperatorRole } from '@wau/contract/permissions';
import { withTransaction } from '@wau/service/database/database';
import { newToken, systemRandom } from '@wau/service/random';
import { passwordHashParameters } from '../modules/account/credentials/password-hashing.ts';
import { addOperator } from '../modules/operation/operator/manage-operators.ts';
import { insertOperatorSession, updateOperatorPassword } from '../modules/operation/operator/operator-sql.ts';
import { operatorAbsoluteMs, operatorIdleMs } from '../platform/operators/operator-lookup.ts';
import { tokenHashOf } from '../platform/sessions/session-token.ts';
import type { TestServer } from './test-server.ts';

export interface TestOperator {
  readonly operatorId: OperatorId;
  readonly username: string;
  readonly password: string;
  readonly token: string;
}

const password = 'kata-laluan-ujian';
let passwordHash: Promise<string> | undefined;

/** An operator with a password of their own and a live session, without the limits and the work of a login. */
export async function openOperator(
  server: Pick<TestServer, 'database' | 'runner' | 'clock'>,
  username: string,
  role: OperatorRole,
  merchants: readonly string[] = ['wau'],
): Promise<TestOperator> {
  passwordHash ??= hash(password, passwordHashParameters);
  const hashed = await passwordHash;
  const parts = { ...server, random: systemRandom };
  const merchantCodes = merchants as readonly MerchantCode[];
  const order = { name: username, passwordHash: hashed, merchantCodes, role };
  return withTransaction(server.database, async (tx) => {
    const { value: operatorId } = await addOperator(parts, tx, order);
    await updateOperatorPassword(tx, operatorId, hashed, null);
    const token = await addOperatorSession(server, tx, operatorId);
    return { operatorId, username, password, token };
  });
}

/** Another live session of the operator. */
export async function addOperatorSession(
  { clock }: Pick<TestServer, 'clock'>,
  runner: TestServer['runner'],
  operatorId: OperatorId,
): Promise<string> {
  const token = newToken(systemRandom);
  const nowMs = clock.nowMs();
  await insertOperatorSession(runner, {
    sessionId: `ops_${newToken(systemRandom)}` as Parameters<typeof insertOperatorSession>[1]['sessionId'],
    operatorId,
    tokenHash: tokenHashOf(token),
    address: '127.0.0.1',
    createdAt: new Date(nowMs),
    idleUntil: new Date(nowMs + operatorIdleMs),
    endsAt: new Date(nowMs + operatorAbsoluteMs),
    hasSecondStep: true,
    browserKeyHash: null,
  });
  return token;
}
