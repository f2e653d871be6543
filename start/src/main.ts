import { lockDataFolder } from '@wau/service/embedded-postgres/data-folder-lock';
import { StartProblem } from '@wau/service/start-problem';
import { readConfig } from './configuration/config.ts';
import { openDataFolder } from './data-folder.ts';

/**
 * Runs Wau and gives its exit code. What an operator can put right is one sentence on standard error; anything else
 * is a bug and shows its stack.
 */
export async function main(): Promise<number> {
  try {
    const config = readConfig(process.env, process.stdout.isTTY === true);
    const dataFolder = openDataFolder(config.dataDir);
    const lock = config.databaseUrl === undefined ? lockDataFolder(dataFolder) : undefined;
    // The rest takes a second to load, which a start that is refused need not wait for.
    const { run } = await import('./run.ts');
    return await run({ config, dataFolder, lock });
  } catch (error) {
    if (error instanceof StartProblem) process.stderr.write(`${error.message}\n`);
    else process.stderr.write(`Wau could not start, which is a bug: ${textOf(error)}\n`);
    return 1;
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
