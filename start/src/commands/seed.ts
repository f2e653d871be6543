import { cacheCompiledModules } from '../cache-compiled-modules.ts';

/** The program behind `npm run seed`: fills a demo with as many members and entries as one wants to try it out at. */
cacheCompiledModules();
const { commandOfProcess } = await import('./command-line.ts');
const { seedCommand } = await import('./seed-command.ts');
process.exitCode = await seedCommand(commandOfProcess(), Date.now());
