import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markFiles } from './marks.ts';
import { projectFolder } from './run-command.ts';

/** `npm run generate`: writes the marks of teams and vendors to where the site serves them. */
for (const [path, drawing] of markFiles()) {
  const file = join(projectFolder, 'apps/web/public', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, drawing);
}
