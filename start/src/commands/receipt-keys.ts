import { cacheCompiledModules } from '../cache-compiled-modules.ts';

/** The program behind `npm run receipt-keys`: the keys that a merchant signs lottery receipts with, and the next one. */
cacheCompiledModules();
const { commandOfProcess } = await import('./command-line.ts');
const { receiptKeysCommand } = await import('./receipt-keys-command.ts');
process.exitCode = await receiptKeysCommand(commandOfProcess());
