import type { DepositId } from '@wau/contract/ids';
import { browserSessionStorage, readStored, writeStored } from '../../../platform/storage/stored-value.ts';

const openKey = 'wau_open_deposit';

function isDepositId(value: unknown): value is DepositId {
  return typeof value === 'string' && value.startsWith('dep_');
}

/** The deposit that this tab left for the provider's page; the provider may return without naming it. */
export function readOpenDeposit(): DepositId | undefined {
  return readStored(browserSessionStorage(), openKey, isDepositId);
}

export function rememberOpenDeposit(depositId: DepositId | undefined): void {
  writeStored(browserSessionStorage(), openKey, depositId);
}

/** The deposit that an address names, under either of the names in use. */
export function depositIdIn(search: URLSearchParams): DepositId | undefined {
  const named = search.get('deposit') ?? search.get('depositId');
  return isDepositId(named) ? named : undefined;
}
