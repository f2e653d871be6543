import { StartProblem } from '@wau/service/start-problem';
import { readConfig } from './config.ts';
import { run } from './run.ts';

/**
 * Runs Wau and gives its exit code. What an operator can put right is one sentence on standard error; anything else
 * is a bug and shows its stack.
 */
export async function main(): Promise<number> {
  try {
    return await run(readConfig(process.env, process.stdout.isTTY === true));
  } catch (error) {
    if (error instanceof StartProblem) process.stderr.write(`${error.message}\n`);
    else process.stderr.write(`Wau could not start, which is a bug: ${textOf(error)}\n`);
    return 1;
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
