import type { MerchantCode, OperatorId } from '@wau/contract/ids';
import { type OperatorRole, operatorRoles, parseOperatorRole } from '@wau/contract/permissions';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId, type Random } from '@wau/service/random';
import type { Audited } from '../../../platform/audit/audited.ts';
import { usernameKeyOf } from '../../account/member/username-key.ts';
import { newSecret, sealSecret, secretForApp } from '../../account/second-step/second-step-secret.ts';
import { forgetOperatorFailures } from './operator-limits.ts';
import { deleteOperatorPasskeys } from './operator-passkey-sql.ts';
import {
  deleteOperatorRole,
  endOperatorSessions,
  insertOperator,
  insertOperatorRole,
  lockOperator,
  selectOperatorByName,
  selectRoleNames,
  selectServedMerchants,
  updateOperatorPassword,
  updateOperatorSecondStep,
  updateOperatorStatus,
} from './operator-sql.ts';

/** The order is wrong, in a sentence for whoever gave it. */
export class WrongOperatorOrder extends Error {
  override readonly name = 'WrongOperatorOrder';
}

/** A password that somebody else has given may be used this long. */
export const temporaryPasswordMs = 24 * 60 * 60_000;

export interface ManageParts {
  readonly runner: SqlRunner;
  readonly clock: Clock;
  readonly random: Random;
}

export interface KnownOperator {
  readonly operatorId: OperatorId;
  readonly username: string;
  /** Where the operator has a role; what is done to them stands in the audit of each. */
  readonly merchantCodes: readonly MerchantCode[];
}

/** @throws WrongOperatorOrder when there is no operator of that name */
export async function requireOperator(runner: SqlRunner, name: string): Promise<KnownOperator> {
  const found = await selectOperatorByName(runner, usernameKeyOf(name));
  if (found === undefined) throw new WrongOperatorOrder(`There is no operator ${name}.`);
  const { operator_id: operatorId, username } = found;
  return { operatorId, username, merchantCodes: await selectServedMerchants(runner, operatorId) };
}

/** @throws WrongOperatorOrder for a word that is no role */
export function readRole(text: string): OperatorRole {
  const role = parseOperatorRole(text);
  if (role !== undefined) return role;
  throw new WrongOperatorOrder(
    `There is no role ${text}; there are ${Object.keys(operatorRoles).join(', ')}.`,
  );
}

/** Adds an operator with a password that is to be replaced at the first login. @throws WrongOperatorOrder */
export async function addOperator(
  { clock, random }: ManageParts,
  tx: SqlRunner,
  order: {
    readonly name: string;
    readonly passwordHash: string;
    readonly merchantCodes: readonly MerchantCode[];
    readonly role: OperatorRole;
  },
): Promise<Audited<OperatorId>> {
  const username = order.name.trim();
  if (!/^[\p{L}\p{N}._@-]{3,64}$/u.test(username)) {
    throw new WrongOperatorOrder('A name has 3 to 64 letters, digits, and . _ @ - between them.');
  }
  const nowMs = clock.nowMs();
  const operatorId = newId('operator', clock, random);
  const isAdded = await insertOperator(tx, {
    operatorId,
    username,
    usernameKey: usernameKeyOf(username),
    passwordHash: order.passwordHash,
    temporaryUntil: new Date(nowMs + temporaryPasswordMs),
    createdAt: new Date(nowMs),
  });
  if (!isAdded) throw new WrongOperatorOrder(`There is an operator ${username} already.`);
  for (const merchantCode of order.merchantCodes) await addRole(tx, merchantCode, operatorId, order.role);
  const newValues = { username, role: order.role, merchants: order.merchantCodes.join(', ') };
  return { value: operatorId, change: { subject: operatorId, oldValues: {}, newValues } };
}

async function addRole(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  operatorId: OperatorId,
  role: OperatorRole,
): Promise<void> {
  if (await insertOperatorRole(tx, merchantCode, operatorId, role)) return;
  throw new WrongOperatorOrder(`There is no merchant ${merchantCode}.`);
}

/** Gives or takes a role at a merchant; it counts from the operator's next call on. Locks: the operator's row. */
export async function changeOperatorRole(
  tx: SqlRunner,
  { operatorId }: Pick<KnownOperator, 'operatorId'>,
  { merchantCode, role, has }: { merchantCode: MerchantCode; role: OperatorRole; has: boolean },
): Promise<Audited<readonly string[]>> {
  await lockOperator(tx, operatorId);
  const before = await selectRoleNames(tx, merchantCode, operatorId);
  if (has) await addRole(tx, merchantCode, operatorId, role);
  else await deleteOperatorRole(tx, merchantCode, operatorId, role);
  const after = await selectRoleNames(tx, merchantCode, operatorId);
  const [oldValues, newValues] = [{ roles: before.join(', ') }, { roles: after.join(', ') }];
  return { value: after, change: { subject: operatorId, oldValues, newValues } };
}

/** Gives a temporary password in place of the present one, and ends all sessions and passkeys. Locks: the operator's row. */
export async function replaceOperatorPassword(
  parts: ManageParts,
  tx: SqlRunner,
  { operatorId, username }: KnownOperator,
  passwordHash: string,
): Promise<Audited<null>> {
  await lockOperator(tx, operatorId);
  const nowMs = parts.clock.nowMs();
  await updateOperatorPassword(tx, operatorId, passwordHash, new Date(nowMs + temporaryPasswordMs));
  await forgetOperatorFailures(parts, tx, username);
  const endedSessions = await endOperatorSessions(tx, operatorId, new Date(nowMs), null);
  const removedPasskeys = await deleteOperatorPasskeys(tx, operatorId);
  const newValues = { passwordIsTemporary: true, endedSessions, removedPasskeys };
  return { value: null, change: { subject: operatorId, oldValues: {}, newValues } };
}

/** Switches an operator off, which ends all sessions and passkeys, or on again. Locks: the operator's row. */
export async function changeOperatorStatus(
  { clock }: ManageParts,
  tx: SqlRunner,
  { operatorId }: KnownOperator,
  status: 'active' | 'disabled',
): Promise<Audited<null>> {
  const present = await lockOperator(tx, operatorId);
  await updateOperatorStatus(tx, operatorId, status);
  if (status === 'disabled') {
    await endOperatorSessions(tx, operatorId, new Date(clock.nowMs()), null);
    await deleteOperatorPasskeys(tx, operatorId);
  }
  const oldValues = { status: present?.status ?? '' };
  return { value: null, change: { subject: operatorId, oldValues, newValues: { status } } };
}

/** Ends all sessions of an operator. */
export async function signOutOperator(
  { clock }: ManageParts,
  tx: SqlRunner,
  { operatorId }: KnownOperator,
): Promise<Audited<number>> {
  const endedSessions = await endOperatorSessions(tx, operatorId, new Date(clock.nowMs()), null);
  return {
    value: endedSessions,
    change: { subject: operatorId, oldValues: {}, newValues: { endedSessions } },
  };
}

/**
 * Asks for a code of an authenticator app at every login from now on, or no longer. The secret is shown this once. Passkeys end,
 * since they were made by a code of the app before.
 * Locks: the operator's row.
 */
export async function changeOperatorSecondStep(
  { random, masterSecret }: ManageParts & { readonly masterSecret: string },
  tx: SqlRunner,
  { operatorId, username }: KnownOperator,
  isOn: boolean,
): Promise<Audited<ReturnType<typeof secretForApp> | undefined>> {
  const present = await lockOperator(tx, operatorId);
  const secret = isOn ? newSecret(random) : undefined;
  const sealed = secret === undefined ? null : sealSecret({ masterSecret, operatorId }, secret, random);
  await updateOperatorSecondStep(tx, operatorId, sealed);
  await deleteOperatorPasskeys(tx, operatorId);
  const oldValues = { secondStep: present?.sealed_second_step !== null };
  const change = { subject: operatorId, oldValues, newValues: { secondStep: isOn } };
  return { value: secret === undefined ? undefined : secretForApp(secret, 'Wau', username), change };
}
