import { writeFile } from 'node:fs/promises';
import { callTableSource } from './call-table-source.ts';

/** Rewrites the table that browser clients load in place of the schemas. Run by `npm run generate`. */
await writeFile(new URL('./call-table.generated.ts', import.meta.url), callTableSource());
