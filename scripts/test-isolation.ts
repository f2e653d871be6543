import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Reasons = readonly (readonly [sign: RegExp, reason: string])[];

/** Contexts in a thread share what these change. */
const reasonsForProcess: Reasons = [
  [/\bprocess\.env(?:\.\w+|\[[^\]]+\])\s*(?:\?\?)?=(?!=)/, 'changes the variables of the process'],
  [/\bprocess\.(?:chdir|umask|on|exit)\(/, 'changes the process itself'],
];

/**
 * Test files share a process and the modules that are loaded in it, which saves most of their time. What they replace
 * through Vitest is put back behind each (put-back.ts). Whoever changes what all of them see in another way gets a
 * process of their own, or of a page's tests a context in a thread; vitest.config.ts asks here who that is.
 */
const reasons: Reasons = [
  [/\bvi\.(?:mock|doMock|hoisted|resetModules)\b/, 'replaces a module that others have loaded'],
  ...reasonsForProcess,
  [/\b(?:globalThis|window)\.\w+\s*=(?!=)/, 'writes what is global'],
];

/** Why a test file with this text must not share its process; undefined where it may. */
export function reasonForIsolation(text: string): string | undefined {
  return reasons.find(([sign]) => sign.test(text))?.[1];
}

/** Whether a test file with this text needs a whole process of its own. */
export function changesProcess(text: string): boolean {
  return reasonsForProcess.some(([sign]) => sign.test(text));
}

/** The test files among these patterns that get a process of their own. */
export function filesToIsolate(projectFolder: string, patterns: readonly string[]): string[] {
  const files = globSync([...patterns], {
    cwd: projectFolder,
    exclude: (path) => /(?:^|\/)(?:node_modules|build)$/.test(path),
  });
  return files.filter((file) => reasonForIsolation(readFileSync(join(projectFolder, file), 'utf8'))).sort();
}
