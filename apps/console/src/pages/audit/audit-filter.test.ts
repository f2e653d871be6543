import { expect, test } from 'vitest';
import { emptyFilter, filterOf, queryOf, searchOf } from './audit-filter.ts';

test.each([
  ['', {}],
  ['what=decideWithdrawal', { action: 'decideWithdrawal' }],
  ['what=kind%3Amoney', { kind: 'money' }],
  ['who=member', { actorKind: 'member' }],
  ['who=opr_1', { actorId: 'opr_1' }],
  ['subject=%20mbr_1%20', { subject: 'mbr_1' }],
  ['fromDay=2026-01-01&toDay=2026-01-31', { fromDay: '2026-01-01', toDay: '2026-01-31' }],
])('the address %s asks for %j', (address, query) => {
  expect(queryOf(filterOf(new URLSearchParams(address)))).toEqual(query);
});

test('what is searched for comes back from its address, and what is empty does not stand there', () => {
  const filter = { ...emptyFilter, what: 'kind:money', subject: 'wdl_1' };
  expect(searchOf(filter)).toEqual({ what: 'kind:money', subject: 'wdl_1' });
  expect(filterOf(new URLSearchParams({ ...searchOf(filter) }))).toEqual(filter);
});
