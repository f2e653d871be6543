import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A build as small as one can be, around a module that exports `handleDocument`; gives its folder. */
export async function writeWebBuild(serverModule: string): Promise<string> {
  const buildDirectory = await mkdtemp(path.join(tmpdir(), 'wau-web-build-'));
  await mkdir(path.join(buildDirectory, 'server'), { recursive: true });
  await mkdir(path.join(buildDirectory, 'client/assets'), { recursive: true });
  await mkdir(path.join(buildDirectory, 'client/.vite'), { recursive: true });
  const files: Record<string, string | Buffer> = {
    'server/index.js': serverModule,
    'server/package.json': '{"type":"module"}',
    'client/.vite/manifest.json': JSON.stringify({
      '../i18n/src/web/my.ts?catalogue=first': { file: 'assets/my-1.js' },
      '../i18n/src/web/my.ts?catalogue=lottery': { file: 'assets/my-3.js' },
      '../i18n/src/web/my.ts?catalogue=later': { file: 'assets/my-2.js' },
    }),
    'client/assets/app-1.js': 'console.log(1)',
    'client/assets/app-1.js.br': brotliCompressSync('console.log(1)'),
    'client/robots.txt': 'User-agent: *',
    'client/service-worker.js': 'self.skipWaiting()',
    'client/service-worker.js.br': brotliCompressSync('self.skipWaiting()'),
  };
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeFile(path.join(buildDirectory, name), content)),
  );
  return buildDirectory;
}
