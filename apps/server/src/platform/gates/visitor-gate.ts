import type { LanguageCode } from '@wau/contract/languages';
import type { CallGate } from '@wau/service/http/call-registrar';
import type { SiteAccess } from '../access/site-access.ts';
import type { Merchant } from '../merchants/merchant.ts';
import type { MerchantDirectory } from '../merchants/merchant-directory.ts';
import type { LiveMember, SessionLookup } from '../sessions/session-lookup.ts';
import { enterModule } from './module-switch.ts';
import { enterMerchant } from './request-merchant.ts';
import { sessionToken } from './session-token.ts';

export interface VisitorContext {
  readonly merchant: Merchant;
  readonly language: LanguageCode;
  /** Whoever calls with a live session; of calls that say `seesMember` alone. */
  readonly member?: LiveMember;
}

/** Opens the compact JWE of an encrypted call for the merchant it was sent to; refuses with `encryption.*`. */
export type OpenPayload = (merchant: Merchant, jwe: string) => Promise<unknown>;

/** Lets an encrypted payload in before it costs anything; refuses with `rate.limited`. */
export type AdmitPayload = (merchant: Merchant, address: string) => Promise<void>;

/** Lets in anybody who names a merchant, session or not. */
export function visitorGate(
  merchants: MerchantDirectory,
  access: SiteAccess,
  sessions: SessionLookup,
  openPayload: OpenPayload,
  admitPayload: AdmitPayload,
): CallGate<VisitorContext> {
  return {
    async enter(request, call) {
      const context = await enterMerchant(merchants, request);
      access.enter(context.merchant, request, call);
      enterModule(request, call, context.merchant);
      if (call.encrypted === true) await admitPayload(context.merchant, request.ip);
      request.log = request.log.child({ merchant: context.merchant.merchantCode });
      if (call.seesMember !== true) return context;
      const token = sessionToken(request, call);
      // Whose session has ended is a visitor again.
      const session =
        token === undefined ? undefined : await sessions.byToken(context.merchant.merchantCode, token);
      return session === undefined ? context : { ...context, member: session.member };
    },
    decrypt: (jwe, context) => openPayload(context.merchant, jwe),
  };
}
