import type { CallGate } from '@wau/service/http/call-registrar';
import { Refusal } from '@wau/service/refusal';
import type { SiteAccess } from '../access/site-access.ts';
import type { MerchantDirectory } from '../merchants/merchant-directory.ts';
import { isTrial } from '../sessions/member-types.ts';
import type { LiveMember, LiveSession, SessionLookup } from '../sessions/session-lookup.ts';
import { enterModule } from './module-switch.ts';
import { enterMerchant } from './request-merchant.ts';
import { sessionToken } from './session-token.ts';
import type { VisitorContext } from './visitor-gate.ts';

export interface MemberContext extends VisitorContext {
  readonly session: LiveSession;
  /** `session.member`, which is what most use cases need. */
  readonly member: LiveMember;
}

/** Lets in members with a live session at the merchant they name. */
export function memberGate(
  merchants: MerchantDirectory,
  access: SiteAccess,
  sessions: SessionLookup,
): CallGate<MemberContext> {
  return {
    async enter(request, call) {
      const { merchant, language } = await enterMerchant(merchants, request);
      access.enter(merchant, request, call);
      const token = sessionToken(request, call);
      if (token === undefined) throw new Refusal('session.missing');
      const session = await sessions.byToken(merchant.merchantCode, token);
      if (session === undefined) throw new Refusal('session.ended');
      enterModule(request, call, merchant);
      const { member } = session;
      if (call.closedToTrial === true && isTrial(member)) throw new Refusal('trial.closed');
      if (session.isPaused && call.openWhilePaused !== true) throw new Refusal('play.paused');
      request.callerSubject = `${merchant.merchantCode} ${member.memberId}`;
      request.log = request.log.child({ merchant: merchant.merchantCode, member: member.memberId });
      return { merchant, language, session, member };
    },
  };
}
