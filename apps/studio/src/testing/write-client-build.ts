import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineCodes } from '@wau/rules/engines';

/** What Vite leaves behind, as small as it can be. */
export async function writeClientBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wau-studio-client-'));
  const manifest: Record<string, unknown> = {
    '_shared.js': { file: 'shared-AbCd1234.js', name: 'shared' },
    '../i18n/src/studio/my.ts?catalogue': { file: 'my-AbCd1234.js', name: 'my' },
    '../i18n/src/studio/en.ts?catalogue': { file: 'en-AbCd1234.js', name: 'en' },
  };
  for (const name of [...engineCodes.map((code) => `play-${code}`), 'verify', 'begin-opening']) {
    manifest[`src/entries/${name}.tsx`] = {
      file: `${name}-AbCd1234.js`,
      name,
      isEntry: true,
      imports: ['_shared.js'],
      css: [`${name}-AbCd1234.css`],
    };
    await writeFile(join(folder, `${name}-AbCd1234.js`), `import './shared-AbCd1234.js';\n`);
    await writeFile(join(folder, `${name}-AbCd1234.css`), ':root{}\n');
  }
  await writeFile(join(folder, 'shared-AbCd1234.js'), 'export {};\n');
  await writeFile(join(folder, 'shared-AbCd1234.js.br'), 'brotli');
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  return folder;
}
