import { cacheCompiledModules } from '../cache-compiled-modules.ts';

/** The program behind `npm run restore`: fills an empty database from a backup. */
cacheCompiledModules();
const { commandOfProcess } = await import('./command-line.ts');
const { restoreCommand } = await import('./restore-command.ts');
process.exitCode = await restoreCommand(commandOfProcess());
