import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { PasskeyRow } from './passkey-sql.ts';

export function passkeyViewOf(
  row: Pick<PasskeyRow, 'passkey_id' | 'passkey_name' | 'is_synced' | 'created_at' | 'last_used_at'>,
): CallValue<Calls['createPasskey']> {
  return {
    passkeyId: row.passkey_id,
    passkeyName: row.passkey_name,
    isSynced: row.is_synced,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
