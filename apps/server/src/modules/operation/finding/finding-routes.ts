import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { decideFinding } from './decide-finding.ts';
import { listFindings } from './list-findings.ts';

export function registerFindingRoutes(
  { registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: Pick<ServerParts, 'runner' | 'clock'>,
): void {
  registerOperatorQuery(calls.listFindings, ({ context }) => listFindings(parts, context.merchant));
  registerOperatorCommand(
    calls.decideFinding,
    async ({ context: { merchant, actor }, params, body }) =>
      (tx) =>
        decideFinding(parts, tx, { merchantCode: merchant.merchantCode, actor }, params.findingId, body),
  );
}
