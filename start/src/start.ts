import { StartProblem } from '@wau/service/start-problem';
import { readConfig } from './config.ts';
import { run } from './run.ts';

/**
 * The program behind `npm start`. What an operator can put right is one sentence on standard error and exit code 1;
 * anything else is a bug and shows its stack.
 */
try {
  process.exitCode = await run(readConfig(process.env, process.stdout.isTTY === true));
} catch (error) {
  if (error instanceof StartProblem) process.stderr.write(`${error.message}\n`);
  else
    process.stderr.write(
      `Wau could not start, which is a bug: ${error instanceof Error ? error.stack : error}\n`,
    );
  process.exitCode = 1;
}
// Whatever a library left open must not keep a process that has nothing to do.
process.exit();
