import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Test files share a process and the modules that are loaded in it, which saves most of their time. Whoever changes
 * what all of them see gets a process of their own; vitest.config.ts asks here who that is.
 */
const reasons: readonly (readonly [sign: RegExp, reason: string])[] = [
  [/\bvi\.(?:mock|doMock|hoisted|resetModules)\b/, 'replaces a module that others have loaded'],
  [/\bvi\.(?:stubGlobal|stubEnv)\b/, 'replaces what is global'],
  [
    /\bvi\.spyOn\(\s*(?:window|globalThis|navigator|document|[A-Z]\w*)\b/,
    'replaces a part of what is global',
  ],
  [/\bvi\.(?:useFakeTimers|setSystemTime)\b/, 'replaces the clock of the process'],
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
