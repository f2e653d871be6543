import { runCommand } from './run-command.ts';

/** `npm run service -- wau <words>` on the server under test, as an operator does; returns what it says. */
export function runService(...words: readonly string[]): string {
  return runCommand('service', ['wau', ...words]);
}

/** The id on the line of a list that names somebody. */
export function idOnLineOf(list: string, username: string): string {
  const line = list.split('\n').find((each) => each.includes(username));
  if (line === undefined) throw new Error(`nothing of ${username}`);
  return line.split(' ')[0] ?? '';
}
