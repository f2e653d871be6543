import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder, runCommand } from './run-command.ts';

/** Ways to silence a checker. Written in parts so that this file does not find itself. */
const suppressions = new RegExp(
  [
    'biome',
    '-ignore|@ts',
    '-(?:ignore|expect-error|nocheck)|eslint',
    '-disable|(?:v8|c8|istanbul) ',
    'ignore',
  ].join(''),
);

/** Lists `file:line: text` for each comment that silences a checker; what a checker refuses is put right instead. */
export async function findSuppressions(): Promise<readonly string[]> {
  const { output } = await runCommand(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css', '*.grit'],
    { output: 'collect' },
  );
  const files = output.split('\n').filter((file) => file !== '');
  const found = await Promise.all(files.map(suppressionsIn));
  return found.flat();
}

async function suppressionsIn(file: string): Promise<string[]> {
  const text = await readFile(join(projectFolder, file), 'utf8').catch(() => '');
  return text
    .split('\n')
    .flatMap((line, index) => (suppressions.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));
}
