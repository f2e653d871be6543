import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './run-command.ts';
import { titlesDocument } from './titles-document.ts';

/** `npm run generate`: writes docs/games/titles.md. */
writeFileSync(join(projectFolder, 'docs/games/titles.md'), titlesDocument());
