import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { betTypesDocument } from './bet-types-document.ts';
import { projectFolder } from './run-command.ts';

/** `npm run generate`: writes docs/lottery/bet-types.md. */
writeFileSync(join(projectFolder, 'docs/lottery/bet-types.md'), betTypesDocument());
