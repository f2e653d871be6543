import { cacheCompiledModules } from '../cache-compiled-modules.ts';

/** The program behind `npm run settings`: shows and changes a merchant's settings while the site runs. */
cacheCompiledModules();
const { commandOfProcess } = await import('./command-line.ts');
const { settingsCommand } = await import('./settings-command.ts');
process.exitCode = await settingsCommand(commandOfProcess());
