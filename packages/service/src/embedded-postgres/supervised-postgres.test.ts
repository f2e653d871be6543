import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeScratchFolder } from '../testing/scratch-folder.ts';
import { superviseEmbeddedPostgres } from './supervised-postgres.ts';

const scratch = makeScratchFolder('wau-supervised-');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('A7: a stop that comes while the server is being started again leaves none behind', async () => {
  const folder = join(scratch, 'postgres');
  const { promise: restarting, resolve: tellRestart } = Promise.withResolvers<string>();
  const server = await superviseEmbeddedPostgres({
    folder,
    superuserPassword: 'test',
    durability: 'none',
    onRestart: tellRestart,
    onFullDisk: () => undefined,
  });
  const pid = Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  expect(await restarting).toBe('signal SIGKILL');
  await server.stop();
  // The one that was started meanwhile has been asked to stop, and has.
  expect(await server.ended).toMatch(/^(exit code 0|signal SIGKILL)$/);
  expect(() => readFileSync(join(folder, 'data', 'postmaster.pid'))).toThrow('ENOENT');
}, 60_000);
