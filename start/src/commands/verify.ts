import { commandOfProcess } from './command-line.ts';
import { verifyCommand } from './verify-command.ts';

/** The program behind `npm run verify`: whether the books balance and the secret fits. */
process.exitCode = await verifyCommand(commandOfProcess());
