import { readFileSync, writeFileSync } from 'node:fs';
import { withConfigurationTable } from './configuration-table.ts';

/** `npm run generate`: writes the table of variables into docs/configuration.md. */
const file = new URL('../../../docs/configuration.md', import.meta.url);
writeFileSync(file, withConfigurationTable(readFileSync(file, 'utf8')));
