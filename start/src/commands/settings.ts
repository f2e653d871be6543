import { commandOfProcess } from './command-line.ts';
import { settingsCommand } from './settings-command.ts';

/** The program behind `npm run settings`: shows and changes a merchant's settings while the site runs. */
process.exitCode = await settingsCommand(commandOfProcess());
