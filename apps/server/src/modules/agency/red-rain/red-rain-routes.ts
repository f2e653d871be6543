import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { PasswordHashing } from '../../account/credentials/password-hashing.ts';
import {
  cancelRedRain,
  catchRedPacket,
  getRedRain,
  getRedRainTerms,
  listOwnRedRains,
  listRedPackets,
  listRedRains,
} from './manage-red-rains.ts';
import {
  cancelSiteRedRain,
  dropRedRainRequest,
  listAskedRedRains,
  listSiteRedPackets,
  listSiteRedRains,
  scheduleSiteRedRain,
} from './manage-site-red-rains.ts';
import type { RedPacketCatches } from './red-packet-catches.ts';
import { scheduleRedRain } from './schedule-red-rain.ts';

export function registerRedRainRoutes(
  registrars: CallRegistrars,
  parts: ServerParts & { readonly passwords: PasswordHashing },
  catches: RedPacketCatches,
): void {
  const { registerMemberCall, registerAgentQuery, registerAgentCommand } = registrars;
  registerMemberCall(calls.listRedRains, ({ context }) => listRedRains(parts, context));
  registerMemberCall(calls.catchRedPacket, ({ context, params }) =>
    catchRedPacket(catches, context, params.rainId),
  );
  registerMemberCall(calls.getRedRain, ({ context, params }) => getRedRain(parts, context, params.rainId));
  registerMemberCall(calls.listRedPackets, ({ context, params, query }) =>
    listRedPackets(parts, context, params.rainId, query),
  );
  registerAgentQuery(calls.getRedRainTerms, ({ context }) => getRedRainTerms(parts, context));
  registerAgentQuery(calls.listOwnRedRains, ({ context, query }) => listOwnRedRains(parts, context, query));
  registerAgentCommand(calls.scheduleRedRain, ({ context, idempotencyKey, body }) =>
    scheduleRedRain(parts, context, idempotencyKey, body),
  );
  registerAgentCommand(
    calls.cancelRedRain,
    async ({ context, params }) =>
      (tx) =>
        cancelRedRain(parts, tx, context, params.rainId),
  );
  registerSiteRoutes(registrars, parts);
}

function registerSiteRoutes(
  { registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  registerOperatorQuery(calls.listSiteRedRains, ({ context, query }) =>
    listSiteRedRains(parts.runner, context.merchant.merchantCode, query),
  );
  registerOperatorQuery(calls.listAskedRedRains, ({ context }) =>
    listAskedRedRains(parts.runner, context.merchant),
  );
  registerOperatorQuery(calls.listSiteRedPackets, ({ context, params, query }) =>
    listSiteRedPackets(parts.runner, context.merchant.merchantCode, params.rainId, query),
  );
  registerOperatorCommand(calls.scheduleSiteRedRain, async ({ context, body }) => (tx) => {
    const { merchant, operator } = context;
    return scheduleSiteRedRain(parts, tx, { merchant, operatorId: operator.operatorId }, body);
  });
  registerOperatorCommand(
    calls.dropRedRainRequest,
    async ({ context, body }) =>
      (tx) =>
        dropRedRainRequest(tx, context.merchant.merchantCode, body),
  );
  registerOperatorCommand(
    calls.cancelSiteRedRain,
    async ({ context, params, body }) =>
      (tx) =>
        cancelSiteRedRain(parts, tx, context.merchant.merchantCode, params.rainId, body),
  );
}
