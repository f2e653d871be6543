import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CommandEnd } from './command-order.ts';

/*
 * `node ask-command-process.ts <socket> <order>`: has the kept process carry out an order, says what it says and ends as
 * it ends. A program of its own, so that a test may wait for it without giving up its turn.
 */

const [, , socketPath = '', order = ''] = process.argv;
const startedWithinMs = 60_000;

/** The process may have been started a moment ago. */
async function reach(): Promise<Socket> {
  for (const deadline = performance.now() + startedWithinMs; ; ) {
    const socket = connect({ path: socketPath, allowHalfOpen: true });
    try {
      await once(socket, 'connect');
      return socket;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(20);
    }
  }
}

const socket = await reach();
socket.end(order);
const { exitCode, said, complaints } = JSON.parse(await text(socket)) as CommandEnd;
process.stdout.write(said);
process.stderr.write(complaints);
process.exitCode = exitCode;
