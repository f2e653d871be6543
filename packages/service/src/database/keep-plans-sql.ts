import type { SqlRunner } from './sql-runner.ts';

/**
 * Until the transaction ends a statement is planned once for its connection. What batches send differs in length alone, and to
 * plan each of their statements anew takes a good part of the time that they have.
 */
export async function keepPlans(tx: SqlRunner): Promise<void> {
  await tx.query({
    name: 'keep-plans',
    text: "select set_config('plan_cache_mode', 'force_generic_plan', true)",
    values: [],
  });
}
