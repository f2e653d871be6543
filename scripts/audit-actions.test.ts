import { auditActions, auditSubjects } from '@wau/contract/audit-actions';
import { expect, test } from 'vitest';
import { readSources } from './read-sources.ts';

const known = auditSubjects.flatMap((subject): readonly string[] => auditActions[subject]);
const sources = await readSources(['apps/server/src/**/*.ts', 'start/src/commands/*.ts']);

/** What is kept by name rather than by a call: `action: 'addOperator'`, or an argument of what keeps it. */
const written =
  /action: '([a-z]\w+)'|(?:doTo|audited|runServiceDeed)\([^']{1,80}'([a-z]\w+)'|'(\w+DeadLetter)'/g;

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(written)].flatMap((match) => match.slice(1).filter(Boolean));
}

test('whatever commands and members do that the audit keeps is one of its actions', () => {
  const found = [...sources]
    .filter(
      ([path, text]) =>
        !/\.test\.ts$|\/testing\//.test(path) &&
        /runAudited|insertAuditEntry|runDeed|run-service-deed/.test(text),
    )
    .flatMap(([, text]) => namesIn(text));
  expect(found).toEqual(
    expect.arrayContaining([
      'closeAccount',
      'addOperator',
      'signOutOperator',
      'refundDeadLetter',
      'closeChat',
    ]),
  );
  expect([...new Set(found)].filter((name) => !known.includes(name))).toEqual([]);
});
