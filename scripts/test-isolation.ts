import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Test files share a process and the modules that are loaded in it, which saves most of their time. What they replace
 * through Vitest is put back behind each (put-back.ts). Whoever changes what all of them see in another way gets a
 * process of their own; vitest.config.ts asks here who that is.
 */
const reasons: readonly (readonly [sign: RegExp, reason: string])[] = [
  [/\bvi\.(?:mock|doMock|hoisted|resetModules)\b/, 'replaces a module that others have loaded'],
  [/\bprocess\.env(?:\.\w+|\[[^\]]+\])\s*(?:\?\?)?=(?!=)/, 'changes the variables of the process'],
  [/\bprocess\.(?:chdir|umask|on|exit)\(/, 'changes the process itself'],
  [/\b(?:globalThis|window)\.\w+\s*=(?!=)/, 'writes what is global'],
];

/** Why a test file with this text must not share its process; undefined where it may. */
export function reasonForIsolation(text: string): string | undefined {
  return reasons.find(([sign]) => sign.test(text))?.[1];
}

/** The test files among these patterns that get a process of their own. */
export function filesToIsolate(projectFolder: string, patterns: readonly string[]): string[] {
  const files = globSync([...patterns], {
    cwd: projectFolder,
    exclude: (path) => /(?:^|\/)(?:node_modules|build)$/.test(path),
  });
  return files.filter((file) => reasonForIsolation(readFileSync(join(projectFolder, file), 'utf8'))).sort();
}
