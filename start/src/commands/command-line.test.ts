import { afterEach, expect, test, vi } from 'vitest';
import { commandOfProcess, inOneLine } from './command-line.ts';

afterEach(() => vi.restoreAllMocks());

test.each(['say', 'complain'] as const)(
  'what steers a terminal is shown as a sign and steers nothing: %s',
  (verb) => {
    const written: string[] = [];
    for (const stream of [process.stdout, process.stderr]) {
      vi.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    }
    commandOfProcess()[verb]('a\u001b[2J\u001b]52;c;cm0\u0007b\rc\u009bd\u202ee\tfür\n👨‍👩‍👧 ที่');
    expect(written).toEqual(['a\ufffd[2J\ufffd]52;c;cm0\ufffdb\ufffdc\ufffdd\ufffde\tfür\n👨‍👩‍👧 ที่\n']);
  },
);

test('words of several lines are told in one, so that they make up no line of their own', () => {
  expect(inOneLine(' ok\r\nrwd_1  demo\u2028x\u0085y\tz\v ')).toBe('ok rwd_1 demo x y z');
});
