import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { patternFlags } from '@wau/contract/registration-rules';
import { createBatcher } from '@wau/service/database/batcher';

/** Longer than any rule that a person can explain to another. */
const longestPattern = 500;

/** Most patterns take milliseconds on an idle computer; one that cannot be judged in this time is refused. */
const checkTimeoutMs = 60_000;

/** So many patterns may wait for their check. */
const longestQueue = 4;

/**
 * One check at a time: a hard pattern keeps a processor busy for a minute, and of checks that begin together each
 * starts a checker of its own with 200 MB, which stays.
 */
const checks = createBatcher({
  lanes: 1,
  maximumBatchSize: 1,
  maximumQueueLength: longestQueue,
  keysOf: () => [],
  flush: async (patterns: readonly string[]) => {
    // Every start would pay for its megabytes, and hardly any ever checks a pattern.
    const { check } = await import('recheck');
    return Promise.all(patterns.map((pattern) => check(pattern, patternFlags, { timeout: checkTimeoutMs })));
  },
  retriesOneByOne: () => false,
});

/** What an operator typed cannot be a pattern; the message says what it must be. */
export class WrongPattern extends Error {
  override readonly name = 'WrongPattern';
}

/**
 * Lets a pattern for what players type in, or throws `WrongPattern` with what is wrong with it. It must match the
 * whole value, in every browser that players use, and in a time that grows no faster than the value: whoever fills in
 * a form must not be able to stop the server with a few hundred well-chosen characters.
 *
 * @throws OverloadError where too many wait for their check
 */
export async function checkPattern(pattern: string): Promise<void> {
  if (pattern.length > longestPattern) {
    throw new WrongPattern(`a pattern of at most ${longestPattern} characters`);
  }
  requireAnchors(parse(pattern), pattern);
  const verdict = await checks.submit(pattern);
  if (verdict.status === 'safe') return;
  if (verdict.status === 'unknown') {
    throw new WrongPattern('a simpler pattern: this one could not be checked for catastrophic backtracking');
  }
  throw new WrongPattern(
    `a pattern without catastrophic backtracking: ${pattern} takes ${verdict.complexity.summary} time with values such as ${verdict.attack.pattern}`,
  );
}

function parse(pattern: string): AST.Pattern {
  try {
    return new RegExpParser({ ecmaVersion: 2020 }).parsePattern(pattern, 0, pattern.length, {
      unicode: true,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^Invalid regular expression: /, '') : '';
    throw new WrongPattern(`a regular expression: ${reason}`);
  }
}

/** `^a|b$` is anchored on one side only, and `^a\$` not at its end: what counts is how the pattern is read. */
function requireAnchors({ alternatives }: AST.Pattern, pattern: string): void {
  const [alternative] = alternatives;
  const isWhole =
    alternatives.length === 1 &&
    isAssertion(alternative?.elements.at(0), 'start') &&
    isAssertion(alternative?.elements.at(-1), 'end');
  if (!isWhole) {
    throw new WrongPattern(
      'a pattern that begins with ^ and ends with $; alternatives stand in a group, as in ^(?:a|b)$',
    );
  }
  if (/\(\?<[=!]/.test(pattern)) {
    throw new WrongPattern('a pattern without lookbehind, which the browsers of older phones cannot read');
  }
}

function isAssertion(element: AST.Element | undefined, kind: 'start' | 'end'): boolean {
  return element?.type === 'Assertion' && element.kind === kind;
}
