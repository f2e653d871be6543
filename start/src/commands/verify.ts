import { cacheCompiledModules } from '../cache-compiled-modules.ts';

/** The program behind `npm run verify`: whether the books balance and the secret fits. */
cacheCompiledModules();
const { commandOfProcess } = await import('./command-line.ts');
const { verifyCommand } = await import('./verify-command.ts');
process.exitCode = await verifyCommand(commandOfProcess());
