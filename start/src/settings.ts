import { commandOfProcess } from './operator-command.ts';
import { runSettings } from './run-settings.ts';

/** The program behind `npm run settings`: shows and changes a merchant's settings while the site runs. */
process.exitCode = await runSettings(commandOfProcess());
