import type { MerchantCode } from '@wau/contract/ids';
import { expect, test } from 'vitest';
import { auditEntryView, personalPartOf } from './audit-entry-view.ts';
import type { AuditRow } from './audit-log-sql.ts';

const rowOf = (actorKind: AuditRow['actor_kind'], address: string): AuditRow => ({
  ...{ merchant_id: 'wau' as MerchantCode, entry_id: 1n, recorded_at: new Date(0), actor_kind: actorKind },
  ...{ actor_id: null, actor_name: 'somebody', address, request_id: null, action: 'login', subject: 'x' },
  ...{ old_values: {}, new_values: {} },
});
const nobody = { members: new Map(), operatorNames: new Map(), words: [] };

test.each<[AuditRow['actor_kind'], string, string]>([
  ['member', '203.0.113.77', '203.0.113.0/24'],
  ['agent', '203.0.113.77', '203.0.113.0/24'],
  ['agent', '2001:db8:1:2::7', '2001:db8:1::/48'],
])('the address of a %s, %s, is shown as %s', (actorKind, address, shown) => {
  const row = rowOf(actorKind, address);
  expect(auditEntryView(row, nobody)).toMatchObject({ address: shown, withheld: ['address'] });
  expect(personalPartOf(row).address).toBe(address);
});

test.each<AuditRow['actor_kind']>(['operator', 'installation'])('that of an %s is no secret', (actorKind) => {
  const row = rowOf(actorKind, '203.0.113.77');
  expect(auditEntryView(row, nobody)).toMatchObject({ address: '203.0.113.77', withheld: [] });
  expect(personalPartOf(row).address).toBeNull();
});
