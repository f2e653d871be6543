import { commandOfProcess } from './operator-command.ts';
import { runOperators } from './run-operators.ts';

/** The program behind `npm run operators`: who runs the house, with which roles. */
process.exitCode = await runOperators(commandOfProcess());
