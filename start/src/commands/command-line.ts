import { userInfo } from 'node:os';
import type { Actor } from '@wau/server/platform/audit/actor';
import { StartProblem } from '@wau/service/start-problem';
import { type Config, readConfig } from '../configuration/config.ts';

/** A command of the operator beside `npm start`: what stands behind it, and where it speaks. */
export interface OperatorCommand {
  /** What stands after `npm run <command> --`. */
  readonly args: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** The command that this process was started for. */
export function commandOfProcess(): OperatorCommand {
  return {
    args: process.argv.slice(2),
    environment: process.env,
    say: (text) => process.stdout.write(`${text}\n`),
    complain: (text) => process.stderr.write(`${text}\n`),
  };
}

/** Who changes something by a command, for the audit. */
export function commandActor(): Actor {
  return { kind: 'installation', actorName: `command line, ${userInfo().username}` };
}

/** Runs the work with the configuration and gives the exit code; what an operator can put right is one sentence. */
export async function runCommand(
  command: OperatorCommand,
  work: (config: Config) => Promise<number>,
): Promise<number> {
  try {
    return await work(readConfig(command.environment, false));
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    command.complain(error.message);
    return 1;
  }
}
