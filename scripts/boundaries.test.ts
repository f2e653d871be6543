import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder, runCommand } from './run-command.ts';

/** A small project that breaks each rule of .dependency-cruiser.mjs once, and its neighbour that does not. */
const sources: Readonly<Record<string, string>> = {
  'packages/money/src/minor.ts': `import { call } from '@wau/contract/call';\nexport const minor = call;`,
  'packages/contract/src/call.ts': `export const call = 1;`,
  'packages/service/src/pool.ts': `import { call } from '@wau/contract/call';\nexport const pool = call;`,
  'packages/service/src/relative.ts': `import { call } from '../../contract/src/call.ts';\nexport const relative = call;`,
  'packages/service/src/uses-test.ts': `import { help } from './testing/help.ts';\nexport const uses = help;`,
  'packages/service/src/testing/help.ts': `export const help = 1;`,
  'packages/service/src/missing.ts': `import { gone } from './gone.ts';\nexport const missing = gone;`,
  'packages/unheard/src/of.ts': `import { call } from '@wau/contract/call';\nexport const of = call;`,
  'packages/ledger/src/one.ts': `import type { Two } from './two.ts';\nexport type One = Two;`,
  'packages/ledger/src/two.ts': `import type { One } from './one.ts';\nexport type Two = One;`,
  'apps/server/src/modules/money/deposit/deposit.ts': `import { find } from '../../account/session/session-sql.ts';\nexport const deposit = find;`,
  'apps/server/src/modules/account/session/session-sql.ts': `export const find = 1;`,
  'apps/server/src/modules/account/session/session-routes.ts': `import { find } from './session-sql.ts';\nexport const routes = find;`,
  'apps/server/src/platform/clock.ts': `import { deposit } from '../modules/money/deposit/deposit.ts';\nexport const clock = deposit;`,
  'apps/studio/src/round.ts': `import { clock } from '@wau/server/platform/clock';\nexport const round = clock;`,
  'apps/web/app/ui/button.tsx': `import { Home } from '../features/content/home/home.tsx';\nexport const Button = () => <Home />;`,
  'apps/web/app/features/content/home/home.tsx': `import { DepositScreen } from '../../money/deposit/deposit-screen.tsx';\nexport const Home = () => <DepositScreen />;`,
  'apps/web/app/features/money/deposit/deposit-screen.tsx': `import { Header } from '../../../shell/header.tsx';\nexport const DepositScreen = () => <Header />;`,
  'apps/server/src/modules/messaging/inbox/deliver.ts': `import { deposit } from '../../money/deposit/deposit.ts';\nexport const deliver = deposit;`,
  'apps/server/src/modules/lonely/find.ts': `import { deposit } from '../money/deposit/deposit.ts';\nexport const find = deposit;`,
  'apps/web/app/platform/logo.tsx': `export const Logo = () => <b>drawn</b>;`,
  'apps/web/app/shared/page.tsx': `import { Logo } from '../platform/logo.tsx';\nexport const Page = () => <Logo />;`,
  'apps/web/app/shell/header.tsx': `export const Header = () => <b>import what?</b>;`,
  'apps/web/app/helpers/text.ts': `import { call } from '@wau/contract/call';\nexport const text = call;`,
};

const folder = mkdtempSync(join(tmpdir(), 'wau-boundaries-'));
let report = '';

beforeAll(async () => {
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  mkdirSync(join(folder, 'node_modules/@wau'), { recursive: true });
  for (const room of ['packages/contract', 'apps/server']) {
    const name = `@wau/${room.split('/')[1]}`;
    writeFileSync(
      join(folder, room, 'package.json'),
      JSON.stringify({ name, exports: { './*': './src/*.ts' } }),
    );
    symlinkSync(join(folder, room), join(folder, 'node_modules', name));
  }
  const { output } = await runCommand(
    'depcruise',
    [`--config=${join(projectFolder, '.dependency-cruiser.mjs')}`, '--output-type=err', 'packages', 'apps'],
    { output: 'collect', folder },
  );
  report = output;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the boundaries', () => {
  it.each([
    ['layers: packages/money', 'packages/money/src/minor.ts → packages/contract/src/call.ts'],
    ['layers: apps/studio', 'apps/studio/src/round.ts → apps/server/src/platform/clock.ts'],
    ['rooms by name', 'packages/service/src/relative.ts → packages/contract/src/call.ts'],
    ['no import of tests', 'packages/service/src/uses-test.ts → packages/service/src/testing/help.ts'],
    ['resolvable', 'packages/service/src/missing.ts → ./gone.ts'],
    ['unknown room', 'packages/unheard/src/of.ts → packages/contract/src/call.ts'],
    ['no cycles', 'packages/ledger/src/one.ts →'],
    [
      'server: modules meet in use cases',
      'apps/server/src/modules/money/deposit/deposit.ts → apps/server/src/modules/account/session/session-sql.ts',
    ],
    [
      'server: platform below modules',
      'apps/server/src/platform/clock.ts → apps/server/src/modules/money/deposit/deposit.ts',
    ],
    [
      'routes hold no SQL',
      'apps/server/src/modules/account/session/session-routes.ts → apps/server/src/modules/account/session/session-sql.ts',
    ],
    [
      'server areas: messaging',
      'apps/server/src/modules/messaging/inbox/deliver.ts → apps/server/src/modules/money/deposit/deposit.ts',
    ],
    [
      'server areas: unknown area',
      'apps/server/src/modules/lonely/find.ts → apps/server/src/modules/money/deposit/deposit.ts',
    ],
    ['web: platform draws nothing', 'apps/web/app/shared/page.tsx → apps/web/app/platform/logo.tsx'],
    ['web: ui', 'apps/web/app/ui/button.tsx → apps/web/app/features/content/home/home.tsx'],
    [
      'web: features apart',
      'apps/web/app/features/content/home/home.tsx → apps/web/app/features/money/deposit/deposit-screen.tsx',
    ],
    [
      'web: features',
      'apps/web/app/features/money/deposit/deposit-screen.tsx → apps/web/app/shell/header.tsx',
    ],
    ['web: unknown folder', 'apps/web/app/helpers/text.ts → packages/contract/src/call.ts'],
  ])('refuse what breaks the rule "%s"', (rule, violation) => {
    expect(report).toContain(`error ${rule}: ${violation}`);
  });

  it('refuse nothing else', () => {
    const violations = report.split('\n').filter((line) => line.trim().startsWith('error '));
    expect(violations).toHaveLength(17);
    expect(report).not.toContain('packages/service/src/pool.ts');
  });
});
