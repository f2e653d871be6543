import { writeFile } from 'node:fs/promises';
import { errorDocument } from './error-document.ts';

/** `npm run generate`: writes docs/errors.md. */
await writeFile(new URL('../../../../docs/errors.md', import.meta.url), errorDocument());
