import { createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { cacheCompiledModules } from '../cache-compiled-modules.ts';
import type { CommandEnd, CommandOrder } from './command-order.ts';

/*
 * `node command-process.ts <socket>`: the programs that operators run, kept in one process, because loading one takes
 * twenty times as long as what it does. It ends with whoever started it.
 */

cacheCompiledModules();
const { settingsCommand } = await import('../commands/settings-command.ts');
const { contentCommand } = await import('../commands/content-command.ts');
const { serviceCommand } = await import('../commands/service-command.ts');
const { operatorsCommand } = await import('../commands/operators-command.ts');

const commands = {
  settings: settingsCommand,
  content: contentCommand,
  service: serviceCommand,
  operators: operatorsCommand,
} as const satisfies Record<CommandOrder['command'], unknown>;

const [, , socketPath = ''] = process.argv;
const server = createServer({ allowHalfOpen: true }, (socket) => void answer(socket));
server.listen(socketPath);
process.stdin.resume();
process.stdin.once('end', () => process.exit());

async function answer(socket: Socket): Promise<void> {
  const order = JSON.parse(await text(socket)) as CommandOrder;
  socket.end(JSON.stringify(await run(order)));
}

async function run({ command, args, dataFolder }: CommandOrder): Promise<CommandEnd> {
  const said: string[] = [];
  const complaints: string[] = [];
  try {
    const exitCode = await commands[command]({
      args,
      environment: { ...process.env, DATA_DIR: dataFolder },
      say: (line) => said.push(`${line}\n`),
      complain: (line) => complaints.push(`${line}\n`),
    });
    return { exitCode, said: said.join(''), complaints: complaints.join('') };
  } catch (error) {
    return { exitCode: 1, said: said.join(''), complaints: String((error as Error).stack) };
  }
}
