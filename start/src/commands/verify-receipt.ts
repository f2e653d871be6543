import { cacheCompiledModules } from '../cache-compiled-modules.ts';

/** The program behind `npm run verify-receipt`: whether a lottery receipt is right. It needs no server and no database. */
cacheCompiledModules();
const { commandOfProcess } = await import('./command-line.ts');
const { verifyReceiptCommand } = await import('./verify-receipt-command.ts');
process.exitCode = await verifyReceiptCommand(commandOfProcess());
