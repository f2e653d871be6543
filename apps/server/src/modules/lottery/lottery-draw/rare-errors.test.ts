import { expect, test } from 'vitest';
import { rareErrors } from './rare-errors.ts';

test('the same trouble of a game is written once a minute, and each other one at once', () => {
  const written: string[] = [];
  let nowMs = 5;
  const log = rareErrors(
    {
      error: (facts, message) => written.push(`${message} ${facts.game}`),
      warn: () => undefined,
    },
    () => nowMs,
  );
  const all = () => {
    log.error({ err: 1, game: 'a' }, 'failed');
    log.error({ err: 1, game: 'b' }, 'failed');
    log.error({ err: 1, game: 'a' }, 'was late');
  };
  all();
  expect(written).toEqual(['failed a', 'failed b', 'was late a']);
  nowMs += 59_999;
  all();
  expect(written).toHaveLength(3);
  nowMs += 1;
  all();
  expect(written).toHaveLength(6);
});

test('a database that is away is a warning', () => {
  const written: string[] = [];
  const log = rareErrors(
    {
      error: (_facts, message) => written.push(`error ${message}`),
      warn: (_facts, message) => written.push(`warning ${message}`),
    },
    () => 5,
  );
  log.error({ err: new Error('Connection terminated unexpectedly') }, 'not drawn');
  log.error({ err: new Error('a mistake') }, 'not settled');
  expect(written).toEqual(['warning not drawn', 'error not settled']);
});
