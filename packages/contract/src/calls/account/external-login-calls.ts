import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Exact, OneOf } from '../../schema.ts';
import { SessionValue } from './session-calls.ts';

/** Services that vouch for a player's identity. */
export const externalProviderCodes = ['google', 'facebook'] as const;

export type ExternalProviderCode = (typeof externalProviderCodes)[number];

const ProviderCode = OneOf(externalProviderCodes);
const ProviderParams = Exact({ provider: ProviderCode });
const AuthorizationUrl = Exact({
  authorizationUrl: Type.String({ description: "The provider's page, to be opened in this browser" }),
});

/** 256 random bits, base64url: good for one use by the browser that it was given to. */
export const TicketText = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

/** Six digits of the app, or a recovery code. */
export const SecondStepCodeText = Type.String({ minLength: 6, maxLength: 20 });

export const LoginPasswordText = Type.String({
  minLength: 1,
  maxLength: 128,
  description: 'The login password, given again',
});

export const listExternalProviders = defineCall({
  name: 'listExternalProviders',
  method: 'GET',
  path: '/wps/session/external',
  caller: 'visitor',
  summary: 'The services a player may log in with: those that are switched on and answer',
  value: Type.Array(ProviderCode),
  errors: [],
});

export const startExternalLogin = defineCall({
  name: 'startExternalLogin',
  method: 'POST',
  path: '/wps/session/external/:provider',
  caller: 'visitor',
  summary: 'Begins a login at a provider (OpenID Connect, authorization code with PKCE)',
  params: ProviderParams,
  body: Exact({
    returnTo: Type.String({ maxLength: 512, description: 'Path to open afterwards; empty: home' }),
  }),
  value: AuthorizationUrl,
  errors: ['external.provider.unknown', 'external.failed', 'rate.limited'],
});

export const finishExternalLogin = defineCall({
  name: 'finishExternalLogin',
  method: 'POST',
  path: '/wps/session/login/external',
  caller: 'visitor',
  summary:
    'Ends a login at a provider with the ticket of its way back: a session, or, for somebody new, what registration begins with',
  body: Exact({ ticket: TicketText }),
  value: Exact({
    returnTo: Type.String(),
    session: Type.Optional(SessionValue),
    registration: Type.Optional(
      Exact({
        externalTicket: TicketText,
        provider: ProviderCode,
        nickname: Type.String(),
        email: Type.String(),
      }),
    ),
  }),
  errors: ['external.ticket.invalid', 'external.provider.unknown', 'login.failed', 'second.step.required'],
});

export const listExternalLinks = defineCall({
  name: 'listExternalLinks',
  method: 'GET',
  path: '/wps/security/external',
  caller: 'member',
  closedToTrial: true,
  summary: 'The services that can be connected, and which are',
  value: Type.Array(Exact({ provider: ProviderCode, isLinked: Type.Boolean(), label: Type.String() })),
  errors: ['session.missing', 'session.ended', 'trial.closed'],
});

export const startExternalLink = defineCall({
  name: 'startExternalLink',
  method: 'POST',
  path: '/wps/security/external/:provider',
  caller: 'member',
  closedToTrial: true,
  summary: 'Begins to connect an account at a provider to the member',
  params: ProviderParams,
  body: Exact({ loginPassword: LoginPasswordText }),
  value: AuthorizationUrl,
  errors: [
    'session.missing',
    'session.ended',
    'trial.closed',
    'password.wrong',
    'login.too.many',
    'external.provider.unknown',
    'external.failed',
    'external.already.linked',
  ],
});

export const finishExternalLink = defineCall({
  name: 'finishExternalLink',
  method: 'POST',
  path: '/wps/security/external',
  caller: 'member',
  closedToTrial: true,
  summary: 'Connects the account that the ticket of the way back stands for',
  body: Exact({ ticket: TicketText }),
  value: Exact({ provider: ProviderCode }),
  errors: [
    'session.missing',
    'session.ended',
    'trial.closed',
    'external.ticket.invalid',
    'external.provider.unknown',
    'external.linked.elsewhere',
    'external.already.linked',
  ],
});

export const removeExternalLink = defineCall({
  name: 'removeExternalLink',
  method: 'POST',
  path: '/wps/security/external/:provider/remove',
  caller: 'member',
  closedToTrial: true,
  summary: 'Takes the connection to a provider away',
  params: ProviderParams,
  body: Exact({ loginPassword: LoginPasswordText }),
  value: Type.Null(),
  errors: [
    'session.missing',
    'session.ended',
    'trial.closed',
    'password.wrong',
    'login.too.many',
    'external.not.linked',
  ],
});
