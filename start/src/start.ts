import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * The program behind `npm start`. It turns on Node's cache of compiled modules before it loads anything else, which
 * halves a warm start; where the folder cannot be written, Node goes on without it.
 */
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)));
const { main } = await import('./main.ts');
process.exitCode = await main();
// Whatever a library left open must not keep a process that has nothing to do.
process.exit();
