import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureRowsDocument } from './feature-rows-document.ts';
import { projectFolder } from './run-command.ts';

/** `npm run generate`: writes docs/feature-rows.md. */
writeFileSync(join(projectFolder, 'docs/feature-rows.md'), featureRowsDocument());
