import { cacheCompiledModules } from '../cache-compiled-modules.ts';

/** The program behind `npm run dead-letters`: rounds and bets on flights whose money could not be settled, and what is to become of them. */
cacheCompiledModules();
const { commandOfProcess } = await import('./command-line.ts');
const { deadLettersCommand } = await import('./dead-letters-command.ts');
process.exitCode = await deadLettersCommand(commandOfProcess());
