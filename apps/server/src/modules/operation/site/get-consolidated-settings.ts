import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { FastifyRequest } from 'fastify';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { readAffiliateLink } from '../../account/registration/affiliate-cookie.ts';
import { getRegisterSettings } from '../../account/registration/get-register-settings.ts';
import { getSystemStatus } from './get-system-status.ts';
import { getWhitelabel } from './get-whitelabel.ts';

/** What the three calls say that a client begins with, in one answer. */
export async function getConsolidatedSettings(
  parts: Pick<ServerParts, 'access' | 'contentVersion' | 'random' | 'runner'>,
  context: VisitorContext,
  request: FastifyRequest,
): Promise<CallValue<Calls['getConsolidatedSettings']>> {
  return {
    status: getSystemStatus(parts, context, request),
    whitelabel: getWhitelabel(context.merchant, parts.random),
    register: await getRegisterSettings(
      parts,
      context,
      request.hostname,
      readAffiliateLink(request)?.affiliateCode,
    ),
  };
}
