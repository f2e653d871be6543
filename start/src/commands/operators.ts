import { cacheCompiledModules } from '../cache-compiled-modules.ts';

/** The program behind `npm run operators`: who runs the house, with which roles. */
cacheCompiledModules();
const { commandOfProcess } = await import('./command-line.ts');
const { operatorsCommand } = await import('./operators-command.ts');
process.exitCode = await operatorsCommand(commandOfProcess());
