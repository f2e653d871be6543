import { bodyCases } from './cases/body-cases.ts';
import { entryCases } from './cases/entry-cases.ts';
import { listCases } from './cases/list-cases.ts';
import { moneyCases } from './cases/money-cases.ts';
import { rollbackCases } from './cases/rollback-cases.ts';
import { troubleCases } from './cases/trouble-cases.ts';
import type { ConformanceCase } from './conformance-case.ts';

/** Everything that an adapter is tried with, in the order of the report. */
export const conformanceCases: readonly ConformanceCase[] = [
  ...entryCases,
  ...bodyCases,
  ...moneyCases,
  ...rollbackCases,
  ...listCases,
  ...troubleCases,
];
