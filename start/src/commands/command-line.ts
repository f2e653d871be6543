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
    say: (text) => process.stdout.write(`${shownText(text)}\n`),
    complain: (text) => process.stderr.write(`${shownText(text)}\n`),
  };
}

/** What steers a terminal, or turns the direction of what is read: members' words are among what commands say. */
const steering = /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

function shownText(text: string): string {
  return text.replaceAll(steering, '\ufffd');
}

/** What a member wrote, in the one line that it is told in: with lines of their own they could make up others. */
export function inOneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
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
