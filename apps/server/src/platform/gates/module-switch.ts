import type { CallDefinition } from '@wau/contract/call';
import type { ErrorCode } from '@wau/contract/error-codes';
import { headerNames } from '@wau/contract/headers';
import type { FlagName, ModuleId } from '@wau/contract/modules';
import { Refusal } from '@wau/service/refusal';
import type { FastifyRequest } from 'fastify';
import type { Merchant } from '../merchants/merchant.ts';

/**
 * What a merchant has switched off is refused here, whatever an open page still shows: a call that belongs to a module
 * must name it, and the merchant must have it on with everything else that the call's definition needs.
 */
export function enterModule(request: FastifyRequest, call: CallDefinition, merchant: Merchant): void {
  if (call.module !== undefined) {
    const named = request.headers[headerNames.module.toLowerCase()];
    if (named === undefined || named === '') throw new Refusal('module.missing');
    if (named !== call.module) throw new Refusal('module.wrong');
    requireModule(merchant, call.module);
  }
  for (const module of call.needs?.modules ?? []) requireModule(merchant, module);
  for (const flag of call.needs?.flags ?? []) requireFlag(merchant, flag);
}

/** For use cases of which a module governs one way only. */
export function requireModule({ modules }: Pick<Merchant, 'modules'>, module: ModuleId): void {
  if (!modules.has(module)) throw new Refusal('module.unavailable');
}

/** For use cases of which a flag governs one way only, such as one kind of login. */
export function requireFlag(
  { flags }: Pick<Merchant, 'flags'>,
  flag: FlagName,
  code: ErrorCode = 'module.unavailable',
): void {
  if (!flags.has(flag)) throw new Refusal(code);
}
