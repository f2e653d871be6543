import { cacheCompiledModules } from '../cache-compiled-modules.ts';

/** The program behind `npm run backup`: copies what the database holds, beside a running Wau or without one. */
cacheCompiledModules();
const { commandOfProcess } = await import('./command-line.ts');
const { backupCommand } = await import('./backup-command.ts');
process.exitCode = await backupCommand(commandOfProcess(), Date.now());
