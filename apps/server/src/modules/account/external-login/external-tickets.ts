import type { ExternalProviderCode } from '@wau/contract/calls/account/external-login-calls';
import type { MemberId } from '@wau/contract/ids';
import type { LoginEpoch } from '../member/login-epoch.ts';
import type { TicketKind } from '../ticket/single-use-tickets.ts';

/** A member who is connecting an account elsewhere, with the epoch of the password that was asked for. */
export interface LinkingMember {
  readonly memberId: MemberId;
  readonly loginEpoch: LoginEpoch;
}

/** A login that is under way at a provider; the ticket is the `state` of OAuth. */
export interface PendingSignIn {
  readonly provider: ExternalProviderCode;
  readonly codeVerifier: string;
  readonly nonce: string;
  readonly redirectUri: string;
  /** What is kept of the browser's token, see external-login-cookie.ts. */
  readonly browserHash: string;
  /** A path of ours. */
  readonly returnTo: string;
  /** Set when a member is connecting the account, rather than somebody logging in with it. */
  readonly linking?: LinkingMember;
}

/** Time enough to log in at the provider, second step included. */
export const pendingSignIn: TicketKind<PendingSignIn> = { kind: 'external.state', lifetimeMs: 10 * 60_000 };

/** Somebody whom a provider has named. */
export interface ExternalIdentity {
  readonly provider: ExternalProviderCode;
  readonly issuer: string;
  readonly subject: string;
  /** What they know the account by; shown, never trusted. */
  readonly label: string;
  readonly nickname: string;
  readonly email: string;
}

/** Who came back, carried by the browser from the callback to the page that asks for a session. */
export interface ReturnedIdentity {
  readonly identity: ExternalIdentity;
  readonly browserHash: string;
  readonly returnTo: string;
  readonly linking?: LinkingMember;
}

export const returnedIdentity: TicketKind<ReturnedIdentity> = {
  kind: 'external.returned',
  lifetimeMs: 2 * 60_000,
};

/** Somebody new: a registration with this ticket is connected to the account at the provider. */
export const registeringIdentity: TicketKind<{
  readonly identity: ExternalIdentity;
  readonly browserHash: string;
}> = { kind: 'external.registration', lifetimeMs: 30 * 60_000 };
