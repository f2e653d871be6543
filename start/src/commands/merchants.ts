import { cacheCompiledModules } from '../cache-compiled-modules.ts';

/** The program behind `npm run merchants`: which brands there are, the first one, and where they are reached. */
cacheCompiledModules();
const { commandOfProcess } = await import('./command-line.ts');
const { merchantsCommand } = await import('./merchants-command.ts');
process.exitCode = await merchantsCommand(commandOfProcess());
