import { commandOfProcess } from './command-line.ts';
import { restoreCommand } from './restore-command.ts';

/** The program behind `npm run restore`: fills an empty database from a backup. */
process.exitCode = await restoreCommand(commandOfProcess());
