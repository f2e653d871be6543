import { describe, test } from 'vitest';
import type { AdapterFixture } from './adapter-fixture.ts';
import { createConformanceBench } from './conformance-bench.ts';
import { conformanceCases } from './conformance-cases.ts';

/** Those that cut connections wait for new ones again and again. */
const longestCaseMs = 90_000;

/** What every vendor's adapter must do: call it at the top of a test file. */
export function testAdapterConformance(title: string, fixture: AdapterFixture): void {
  const bench = createConformanceBench(fixture);
  describe(`${title} conforms:`, () => {
    for (const { id, name, needs, run } of conformanceCases) {
      if (needs !== undefined && !fixture.features.has(needs)) continue;
      test(`${id} ${name}`, () => run(bench), longestCaseMs);
    }
  });
}
