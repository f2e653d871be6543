import { cacheCompiledModules } from './cache-compiled-modules.ts';

/** The program behind `npm start`. */
cacheCompiledModules();
const { main } = await import('./main.ts');
process.exitCode = await main();
// Whatever a library left open must not keep a process that has nothing to do.
process.exit();
