import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { PictureAnswer, PictureOrder } from './picture-painter.ts';

const order: PictureOrder = {
  number: 7,
  size: { kind: 'tiles', subject: 'dice', width: 120 },
  title: { gameId: 'dice', engine: 'dice', theme: 'wau' },
};

function startProcess() {
  const started = fork(fileURLToPath(new URL('./picture-process.ts', import.meta.url)), [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [],
  });
  if (started.stderr === null) throw new TypeError('it is piped');
  return { started, complaints: text(started.stderr), ended: once(started, 'exit') };
}

test('a tile is drawn in both formats', async () => {
  const { started, ended, complaints } = startProcess();
  const answered = once(started, 'message');
  started.send(order);
  const [answer] = (await answered) as [PictureAnswer];
  expect(answer.number).toBe(7);
  expect(Buffer.from(answer.made?.webp ?? []).toString('latin1', 8, 12)).toBe('WEBP');
  expect(Buffer.from(answer.made?.avif ?? []).toString('latin1', 4, 12)).toBe('ftypavif');
  started.disconnect();
  expect(await ended).toEqual([0, null]);
  expect(await complaints).toBe('');
});

test('it ends without a word when whoever asked has gone in the middle of a picture', async () => {
  const { started, ended, complaints } = startProcess();
  started.send(order, () => started.disconnect());
  expect(await ended).toEqual([0, null]);
  expect(await complaints).toBe('');
});
