import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLimits, limitsDocument } from './limits.ts';
import { projectFolder } from './run-command.ts';

/** `npm run generate`: writes docs/limits.md. */
writeFileSync(join(projectFolder, 'docs/limits.md'), limitsDocument(await findLimits()));
