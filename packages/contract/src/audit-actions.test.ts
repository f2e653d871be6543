import { expect, test } from 'vitest';
import { auditActions, auditSubjects, parseAuditAction } from './audit-actions.ts';
import type { CallDefinition } from './call.ts';
import { calls } from './calls.ts';

const known = auditSubjects.flatMap((subject): readonly string[] => auditActions[subject]);

test('every call of an operator or agent that leaves an entry is one of the actions, under one subject', () => {
  const writing = Object.values<CallDefinition>(calls).filter(
    ({ caller, method, changesNothing }) =>
      (caller === 'operator' || caller === 'agent') && method !== 'GET' && changesNothing !== true,
  );
  expect(writing.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
});

test('an action is read by its name; a claim and anything else is none', () => {
  expect(parseAuditAction('decideWithdrawal')).toBe('decideWithdrawal');
  expect(parseAuditAction('claimWithdrawal')).toBeUndefined();
  expect(parseAuditAction('constructor')).toBeUndefined();
});
