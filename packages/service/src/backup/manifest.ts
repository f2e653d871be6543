import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { StartProblem } from '../start-problem.ts';

export const manifestName = 'manifest.json';

const tableSchema = Type.Object({
  /** With its schema. */
  name: Type.String(),
  columns: Type.Array(Type.String()),
  file: Type.String({ pattern: '^[a-z_.]+\\.copy\\.gz$' }),
  /** SHA-256 of the file, in hex. */
  checksum: Type.String(),
});

const contentSchema = Type.Object({
  format: Type.Literal('wau-backup-1'),
  /** The moment whose state this is, ISO 8601. */
  takenAt: Type.String(),
  productVersion: Type.String(),
  postgresVersion: Type.String(),
  /** Of the secret that the sealed values were sealed with, in hex; empty where none was bound yet. */
  secretFingerprint: Type.String(),
  migrations: Type.Array(
    Type.Object({
      set: Type.String(),
      number: Type.Integer(),
      name: Type.String(),
      checksum: Type.String(),
    }),
  ),
  tables: Type.Array(tableSchema),
  sequences: Type.Array(
    Type.Object({ name: Type.String(), lastValue: Type.String(), isCalled: Type.Boolean() }),
  ),
});

const manifestSchema = Type.Object({ checksum: Type.String(), content: contentSchema });

/** What a backup holds, and what each of its files must be. */
export type BackupContent = Type.Static<typeof contentSchema>;
export type BackedUpTable = Type.Static<typeof tableSchema>;

export function manifestText(content: BackupContent): string {
  return `${JSON.stringify({ checksum: checksumOf(content), content }, null, 1)}\n`;
}

/**
 * Reads a backup's manifest and compares every file with it, before anything is done with them.
 *
 * @throws StartProblem that names what is missing or damaged
 */
export async function readBackup(folder: string): Promise<BackupContent> {
  const file = join(folder, manifestName);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new StartProblem(`${folder} is no backup, or one that was cut off: it has no ${manifestName}.`);
  }
  const content = contentOf(text);
  if (content === undefined) throw damaged(folder, manifestName);
  for (const table of content.tables) {
    const found = await checksumOfFile(join(folder, table.file));
    if (found !== table.checksum) throw damaged(folder, table.file);
  }
  return content;
}

function contentOf(text: string): BackupContent | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Value.Check(manifestSchema, parsed)) return undefined;
    return parsed.checksum === checksumOf(parsed.content) ? parsed.content : undefined;
  } catch {
    return undefined;
  }
}

function checksumOf(content: BackupContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** Undefined where the file cannot be read. */
async function checksumOfFile(file: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file), hash);
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

function damaged(folder: string, name: string): StartProblem {
  return new StartProblem(
    `The backup ${folder} is damaged: ${name} is missing or not as it was written; nothing was restored, use another copy.`,
  );
}
