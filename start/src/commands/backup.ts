import { backupCommand } from './backup-command.ts';
import { commandOfProcess } from './command-line.ts';

/** The program behind `npm run backup`: copies what the database holds, beside a running Wau or without one. */
process.exitCode = await backupCommand(commandOfProcess(), Date.now());
