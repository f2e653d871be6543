import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { OperatorId } from '@wau/contract/ids';
import { parseOperatorRole, permissionsOfRoles } from '@wau/contract/permissions';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import { lockMerchant } from '../../../platform/merchants/merchant-sql.ts';
import { askOrGive } from '../../../platform/operators/ask-or-give.ts';
import {
  deleteOperatorRequests,
  type OperatorRequestKey,
  selectOperatorRequest,
} from '../../../platform/operators/operator-request-sql.ts';
import type { ServerConfig } from '../../../server-config.ts';
import { changeOperatorRole } from '../operator/manage-operators.ts';
import { WrongSetting } from '../settings/setting-value.ts';
import { type AddMerchantParts, addMerchant, requireFreeCode, requireLike } from './add-merchant.ts';
import { selectServed, selectSites } from './merchant-sql.ts';
import { type MerchantOrder, readMerchantOrder } from './read-merchant-order.ts';

interface Parts extends AddMerchantParts {
  readonly config: AddMerchantParts['config'] & Pick<ServerConfig, 'consoleHost'>;
}

type Opening = Pick<OperatorContext, 'merchant' | 'operator'>;
type Outcome = CallValue<Calls['openMerchant']>;

/**
 * Opens a merchant: the first operator asks for it, and another one who asks for the same gives it.
 *
 * Invariants: all that a brand needs is there, or nothing; it is under maintenance, and nobody's but the administrator's who
 * has asked for it first; a merchant that is there already as ordered is answered as opened, so that a repeated order does
 * nothing twice. Locks: the row of the merchant that the operators work for, then the rows of the new one.
 *
 * @throws WrongSetting with what is wrong with the order, Refusal `merchant.second.person`
 */
export async function openMerchant(
  parts: Parts,
  tx: SqlRunner,
  { merchant, operator }: Opening,
  body: CallBody<Calls['openMerchant']>,
): Promise<Audited<Outcome>> {
  const order = readMerchantOrder(parts.config.consoleHost, body);
  await lockMerchant(tx, merchant.merchantCode);
  await requireRightToLike(tx, order, operator.operatorId);
  if (await isOpenedAs(tx, order)) return outcome(order, 'opened', false);
  await requireLike(tx, order);
  await requireFreeCode(tx, order);
  const key: OperatorRequestKey = {
    merchantCode: merchant.merchantCode,
    kind: 'merchant',
    subject: order.merchantCode,
    wanted: JSON.stringify(order),
  };
  const askedBy = await selectOperatorRequest(tx, key);
  const now = new Date(parts.clock.nowMs());
  const status = await askOrGive(tx, key, operator.operatorId, now, 'merchant.second.person');
  if (status === 'asked' || askedBy === undefined) return outcome(order, 'asked', true);
  // It is theirs afterwards, with all that is copied.
  await requireRightToLike(tx, order, askedBy);
  await addMerchant(parts, tx, order);
  const given = { merchantCode: order.merchantCode, role: 'administrator', has: true } as const;
  await changeOperatorRole(tx, { operatorId: askedBy }, given);
  // Whatever else was asked for under this code cannot be given any more.
  const { wanted: _, ...ofCode } = key;
  await deleteOperatorRequests(tx, ofCode);
  return outcome(order, 'opened', true);
}

function outcome(order: MerchantOrder, status: Outcome['status'], isChanged: boolean): Audited<Outcome> {
  const { hosts, languages, ...plain } = order;
  const written = { ...plain, hosts: hosts.join(', '), languages: languages.join(', '), status };
  const newValues = isChanged ? written : { status };
  return { value: { status }, change: { subject: order.merchantCode, oldValues: {}, newValues } };
}

/** What one has no say in is not copied: stakes, keys of vendors and bounds on money are among it. */
async function requireRightToLike(
  tx: SqlRunner,
  { likeMerchantCode }: MerchantOrder,
  operatorId: OperatorId,
): Promise<void> {
  if (likeMerchantCode === null) return;
  const served = await selectServed(tx, operatorId);
  const there = served.find(({ merchant_id }) => merchant_id === likeMerchantCode);
  const roles = (there?.role_names ?? []).flatMap((name) => parseOperatorRole(name) ?? []);
  if (permissionsOfRoles(roles).includes('merchants.write')) return;
  throw new WrongSetting(
    `There is no merchant ${likeMerchantCode} that you may open merchants at.`,
    'merchant.like.unknown',
  );
}

/** Whether it is there as it is ordered, whoever has changed what else of it since. */
async function isOpenedAs(tx: SqlRunner, order: MerchantOrder): Promise<boolean> {
  const [site] = await selectSites(tx, [order.merchantCode]);
  return (
    site !== undefined &&
    site.brand_name === order.brandName &&
    site.currency === order.currencyCode &&
    order.hosts.every((host) => site.hosts.includes(host))
  );
}
