import { writeFile } from 'node:fs/promises';
import {
  agencyCallTableSource,
  callTableSource,
  lotteryCallTableSource,
  operatorCallTableSource,
} from './call-table-source.ts';

/** Rewrites the tables that browser clients load in place of the schemas. Run by `npm run generate`. */
await writeFile(new URL('./call-table.generated.ts', import.meta.url), callTableSource());
await writeFile(new URL('./agency-call-table.generated.ts', import.meta.url), agencyCallTableSource());
await writeFile(new URL('./lottery-call-table.generated.ts', import.meta.url), lotteryCallTableSource());
await writeFile(new URL('./operator-call-table.generated.ts', import.meta.url), operatorCallTableSource());
