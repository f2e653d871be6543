import { beforeAll } from 'vitest';
import { testCallbackConformance } from './callback-conformance.ts';
import { testPayInConformance } from './pay-in-conformance.ts';
import { testPayOutConformance } from './pay-out-conformance.ts';
import type { PaymentFixture } from './payment-fixture.ts';
import { testStatementConformance } from './statement-conformance.ts';

/** What every provider's adapter must do: call it at the top of a test file. */
export function testPaymentConformance(title: string, fixture: PaymentFixture): void {
  beforeAll(async () => {
    await fixture.server.handle.startWorkers();
  });
  testPayInConformance(title, fixture);
  testPayOutConformance(title, fixture);
  testCallbackConformance(title, fixture);
  testStatementConformance(title, fixture);
}
