import { readSources } from './read-sources.ts';

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
  const sources = await readSources(['*.ts', '*.tsx', '*.mjs', '*.css', '*.grit']);
  return [...sources].flatMap(suppressionsIn);
}

function suppressionsIn([file, text]: readonly [file: string, text: string]): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (suppressions.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));
}
