import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildStaleClients, requireBuiltClients } from './build-clients.ts';
import type { Role } from './configuration/config.ts';

let folder: string;
let built: string[];

/** A project with one app whose build counts how often it ran. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wau-build-'));
  built = [];
  for (const path of ['apps/web/app', 'apps/console', 'packages/theme/src', 'node_modules']) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'apps/web/app/root.tsx'), 'root');
  writeFileSync(join(folder, 'packages/theme/src/tokens.ts'), 'tokens');
  // The role's other app, which has nothing to build.
  writeFileSync(join(folder, 'apps/console/package.json'), '{}');
  setBuild('mkdir -p build && echo built >> build/count');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function setBuild(command: string): void {
  writeFileSync(join(folder, 'apps/web/package.json'), JSON.stringify({ scripts: { build: command } }));
}

async function build(roles: readonly Role[] = ['ssr']): Promise<void> {
  const { signal } = new AbortController();
  await buildStaleClients({ projectFolder: folder, roles, onBuild: ({ name }) => built.push(name), signal });
}

function buildCount(): number {
  return readFileSync(join(folder, 'apps/web/build/count'), 'utf8').trim().split('\n').length;
}

describe('building the browser apps', () => {
  it('happens once while nothing changes', async () => {
    await build();
    await build();
    expect(built).toEqual(['web']);
    expect(buildCount()).toBe(1);
  });

  it('happens again when a source, a package or a library changes, and not for a test', async () => {
    await build();
    writeFileSync(join(folder, 'apps/web/app/root.test.tsx'), 'test');
    await build();
    expect(buildCount()).toBe(1);
    let expected = 1;
    for (const file of ['apps/web/app/root.tsx', 'packages/theme/src/tokens.ts', 'package-lock.json']) {
      appendFileSync(join(folder, file), ' changed');
      await build();
      expected += 1;
      expect(buildCount(), file).toBe(expected);
    }
  });

  it('happens once for two starts at a time', async () => {
    setBuild('mkdir -p build && sleep 0.3 && echo built >> build/count');
    await Promise.all([build(), build()]);
    expect(buildCount()).toBe(1);
  });

  it('is left out where no role serves the app', async () => {
    await build(['api', 'worker', 'sandbox']);
    expect(built).toEqual([]);
  });

  it('shows what the build said when it fails, and tries again the next time', async () => {
    setBuild('echo something is wrong; exit 3');
    await expect(build()).rejects.toThrow(/^The app web could not be built:\nsomething is wrong$/);
    await expect(build()).rejects.toThrow(/something is wrong/);
    expect(built).toEqual(['web', 'web']);
  });

  it('is asked for in one sentence where it is off and has never happened', async () => {
    await expect(requireBuiltClients(folder, ['ssr'])).rejects.toThrow(
      /^The app web has not been built and WAU_BUILD is off/,
    );
    await expect(requireBuiltClients(folder, ['api'])).resolves.toBeUndefined();
    await build();
    await expect(requireBuiltClients(folder, ['ssr'])).resolves.toBeUndefined();
  });
});
