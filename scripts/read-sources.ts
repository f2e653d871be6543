import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder, runCommand } from './run-command.ts';

/** Source text by its path from the project's folder. */
export type Sources = ReadonlyMap<string, string>;

/** Reads what git knows or does not ignore among these patterns; a file that was just deleted reads as empty. */
export async function readSources(patterns: readonly string[]): Promise<Sources> {
  const { output } = await runCommand(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns],
    { output: 'collect' },
  );
  const files = output.split('\n').filter((file) => file !== '');
  const texts = files.map(async (file) => {
    const text = await readFile(join(projectFolder, file), 'utf8').catch(() => '');
    return [file, text] as const;
  });
  return new Map(await Promise.all(texts));
}
