import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationSet } from './migrate.ts';

/** Rooms whose migrations others build upon come first; within a kind the order is the alphabet's. */
const roomKinds = ['packages', 'apps'] as const;

/**
 * Every room's `migrations` folder, in the order they are applied. A set has its room's name, so a new room with
 * migrations is found without being listed.
 */
export function findMigrationSets(projectFolder: string): readonly MigrationSet[] {
  return roomKinds.flatMap((kind) =>
    readdirSync(join(projectFolder, kind))
      .sort()
      .map((room) => ({ name: room, folder: join(projectFolder, kind, room, 'migrations') }))
      .filter(({ folder }) => existsSync(folder)),
  );
}
