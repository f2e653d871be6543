import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectFolder } from './run-command.ts';

/**
 * `npm run dev`: the product as `npm start` runs it, started again whenever a source of the server changes. The
 * browser apps are built again when theirs have changed, and the page is reloaded by hand; the data folder is the
 * same as `npm start` uses, so that nothing has to be set up again.
 */
const watched = [
  'apps/server/src',
  'apps/studio/src',
  'apps/studio/client',
  'apps/sandbox/src',
  'apps/web/app',
  'apps/web/server',
  'packages',
  'start/src',
];

const child = spawn(
  process.execPath,
  [
    '--watch',
    '--watch-preserve-output',
    '--watch-kill-signal=SIGTERM',
    ...watched.map((folder) => `--watch-path=${join(projectFolder, folder)}`),
    join(projectFolder, 'start/src/start.ts'),
  ],
  { cwd: projectFolder, stdio: 'inherit', env: { LOG_LEVEL: 'info', ...process.env } },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => {
  process.exitCode = code ?? 0;
});
