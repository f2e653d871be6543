import { commandOfProcess } from './command-line.ts';
import { operatorsCommand } from './operators-command.ts';

/** The program behind `npm run operators`: who runs the house, with which roles. */
process.exitCode = await operatorsCommand(commandOfProcess());
