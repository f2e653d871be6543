import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems give to whoever asks for any, as connections do: one that is free stays so for the test. */
const lowestPort = 20_000;
const highestPort = 32_000;

/** A port of this machine that nothing listens on now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowestPort, highestPort);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });
}
