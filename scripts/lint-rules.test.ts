import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder, runCommand } from './run-command.ts';

const remainder = '%';

/** What each rule is for, and a file that breaks it. */
const violations: readonly (readonly [rule: string, file: string, text: string])[] = [
  [
    'lint/nursery/noFloatingPromises',
    'packages/a/src/floating.ts',
    'async function work(): Promise<void> {}\nwork();\n',
  ],
  [
    'lint/nursery/noMisusedPromises',
    'packages/a/src/misused.ts',
    'async function isSo(): Promise<boolean> {\n  return true;\n}\nif (isSo()) throw new Error("always");\n',
  ],
  [
    'lint/nursery/useExhaustiveSwitchCases',
    'packages/a/src/switch.ts',
    "declare const side: 'over' | 'under';\nswitch (side) {\n  case 'over':\n    throw new Error(side);\n}\n",
  ],
  ['lint/suspicious/noExplicitAny', 'packages/a/src/explicit-any.ts', 'export const value: any = 1;\n'],
  ['lint/suspicious/noConsole', 'packages/a/src/console.ts', "console.log('hello');\n"],
  [
    'lint/suspicious/noFocusedTests',
    'packages/a/src/focused.test.ts',
    "import { it } from 'vitest';\nit.only('works', () => undefined);\n",
  ],
  [
    'lint/style/noNonNullAssertion',
    'packages/a/src/assertion.ts',
    'declare const list: number[];\nexport const first = list[0]!;\n',
  ],
  [
    'lint/style/noRestrictedImports',
    'apps/console/src/pressed-twice.ts',
    "import { useMutation } from '@tanstack/react-query';\n\nexport const useOrder = useMutation;\n",
  ],
  ['lint/style/noProcessEnv', 'packages/a/src/environment.ts', 'export const port = process.env.PORT;\n'],
  ['lint/style/useFilenamingConvention', 'packages/a/src/camelCase.ts', 'export const value = 1;\n'],
  ['lint/performance/noReExportAll', 'packages/a/src/barrel.ts', "export * from './other.ts';\n"],
  ['plugin', 'packages/rules/src/random.ts', 'export const draw = (): number => Math.random();\n'],
  [
    'plugin',
    'packages/fairness/src/remainder.ts',
    `export const face = (draw: number): number => draw ${remainder} 6;\n`,
  ],
  [
    'plugin',
    'apps/studio/src/assigned.ts',
    `export function face(draw: number): number {\n  let rest = draw;\n  rest ${remainder}= 6;\n  return rest;\n}\n`,
  ],
  [
    'plugin',
    'packages/a/src/sleeping.test.ts',
    'export const rest = () => new Promise((resolve) => setTimeout(resolve, 50));\n',
  ],
  [
    'plugin',
    'packages/a/src/sleeping-import.test.ts',
    "import { setTimeout as sleep } from 'node:timers/promises';\n\nexport const rest = () => sleep(50);\n",
  ],
  [
    'plugin',
    'e2e/waiting.test.ts',
    'export const rest = (page: { waitForTimeout(ms: number): Promise<void> }) => page.waitForTimeout(50);\n',
  ],
  [
    'plugin',
    'e2e/looking-once.test.ts',
    "import { expect } from '@playwright/test';\n\nexport const look = async (page: { isVisible(): Promise<boolean> }) => expect(await page.isVisible());\n",
  ],
  ...[
    'expect(await locator.count()).toBe(1)',
    'expect(await locator.textContent()).toBe("a")',
    'expect(await locator.innerText()).toBe("a")',
    'expect(await locator.inputValue()).toBe("a")',
    'expect(await locator.allTextContents()).toEqual([])',
    'expect(await page.evaluate(() => window.scrollY)).toBe(0)',
    'expect(await stored(page), "what is kept").toBe("a")',
    'if (await locator.isVisible()) return',
    'const text = await locator.textContent()',
    'const texts = await locator.allInnerTexts()',
    'const address = await locator.getAttribute("href")',
    'expect(page.url()).toBe("/")',
    'expect(new URL(page.url()).pathname).toBe("/")',
    'await page.waitForLoadState("networkidle")',
    'await new Promise((resolve) => setTimeout(resolve, 1))',
  ].map(
    (look, index) =>
      [
        'plugin',
        `e2e/single-look-${index}.spec.ts`,
        `import { expect, type Locator, type Page } from '@playwright/test';\n\nconst stored = (page: Page) => page.title();\nexport const look = async (locator: Locator, page: Page) => {\n  ${look};\n};\n`,
      ] as const,
  ),
];
/** What waits, and what looks at something that nobody waits for, is left alone. */
const patientSpec = 'e2e/patient.spec.ts';
const patientText = `import { expect, type Locator, type Page } from '@playwright/test';

export const look = async (locator: Locator, page: Page) => {
  await expect(locator).toHaveCount(1);
  await expect(page).toHaveURL('/');
  await expect.poll(() => locator.count()).toBe(1);
  await expect.poll(() => page.url()).toBe('/');
  const scrolledTo = await page.evaluate(() => window.scrollY);
  expect(scrolledTo).toBe(0);
  await expect.poll(async () => (await page.title()).length).toBe(0);
  expect((await page.goto('/'))?.status()).toBe(200);
};
`;
const innocent = 'packages/rules/src/percent.ts';

const folder = mkdtempSync(join(tmpdir(), 'wau-lint-'));
let diagnostics: readonly { category: string; file: string }[] = [];

interface BiomeReport {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly location: { readonly path: string };
  }[];
}

beforeAll(async () => {
  for (const [, file, text] of [
    ...violations,
    ['', innocent, `export const width = '50 ${remainder} of it';\n`] as const,
    ['', patientSpec, patientText] as const,
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const config = JSON.parse(readFileSync(join(projectFolder, 'biome.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
  cpSync(join(projectFolder, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
  const report = join(folder, 'report.json');
  await runCommand(
    'biome',
    ['lint', '--reporter=json', `--reporter-file=${report}`, '--max-diagnostics=none', '.'],
    {
      output: 'collect',
      folder,
    },
  );
  const parsed = JSON.parse(readFileSync(report, 'utf8')) as BiomeReport;
  diagnostics = parsed.diagnostics.map(({ category, location }) => ({ category, file: location.path }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the linter', () => {
  it.each(violations)('finds a breach of %s in %s', (category, file) => {
    expect(diagnostics).toContainEqual({ category, file });
  });

  it('leaves what waits alone', () => {
    const found = diagnostics.filter(({ category, file }) => category === 'plugin' && file === patientSpec);
    expect(found).toEqual([]);
  });

  it('G1: leaves a percent sign in text alone', () => {
    expect(diagnostics.filter(({ file }) => file === innocent)).toEqual([]);
  });
});
