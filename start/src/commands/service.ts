import { cacheCompiledModules } from '../cache-compiled-modules.ts';

/** The program behind `npm run service`: what members write to customer service is read and answered. */
cacheCompiledModules();
const { commandOfProcess } = await import('./command-line.ts');
const { serviceCommand } = await import('./service-command.ts');
process.exitCode = await serviceCommand(commandOfProcess());
