import type { CallDefinition } from '@wau/contract/call';
import type { AgentPermission, OperatorPermission } from '@wau/contract/permissions';
import { assert, Refusal } from '@wau/service/refusal';

/** Refuses `permission.missing` unless the call's permission is among those that the caller has. */
export function requirePermission(
  call: CallDefinition,
  permissions: readonly (OperatorPermission | AgentPermission)[],
): void {
  assert(call.permission !== undefined, `${call.name} names its permission`);
  if (!permissions.includes(call.permission)) throw new Refusal('permission.missing');
}
