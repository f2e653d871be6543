import { cacheCompiledModules } from '../cache-compiled-modules.ts';

/** The program behind `npm run content`: puts a merchant's banners, announcements and other texts in place. */
cacheCompiledModules();
const { commandOfProcess } = await import('./command-line.ts');
const { contentCommand } = await import('./content-command.ts');
process.exitCode = await contentCommand(commandOfProcess());
