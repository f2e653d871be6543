import type { ContentKindName } from '@wau/contract/content-kinds';
import type { OperatorPermission } from '@wau/contract/permissions';
import { Refusal } from '@wau/service/refusal';

/** What money follows from, and the names that the site is reached at: settings of the house in the shape of items. */
const settings: ReadonlySet<ContentKindName> = new Set([
  'rewards',
  'download',
  'club-levels',
  'club',
  'rebate-rates',
  'rebate',
  'deposit-methods',
  'banks',
  'domains',
] satisfies ContentKindName[]);

export function mayChangeContent(kind: ContentKindName, permissions: readonly OperatorPermission[]): boolean {
  if (!permissions.includes('content.write')) return false;
  return !settings.has(kind) || permissions.includes('settings.write');
}

/** @throws Refusal `permission.missing` for a kind that takes more than the call's own permission */
export function requireMayChange(kind: ContentKindName, permissions: readonly OperatorPermission[]): void {
  if (!mayChangeContent(kind, permissions)) throw new Refusal('permission.missing');
}
