import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { longestLinkNote, openedKinds } from '../../opening-limits.ts';
import { longestFields } from '../../registration-rules.ts';
import { ClientIdText, Exact, IdText, Moment, OneOf, Page, PageQuery } from '../../schema.ts';
import { RateList } from './rate-schema.ts';
import { agentCallErrors } from './team-schema.ts';

const Kind = OneOf(openedKinds);

const opening = { caller: 'agent', permission: 'account.open', closedToTrial: true } as const;

export const openTeamAccount = defineCall({
  ...opening,
  name: 'openTeamAccount',
  method: 'POST',
  path: '/wps/agent/accounts',
  module: 'AGEINFO3',
  summary:
    "Opens an account directly below the agent, by the registration's rules for names and passwords; its first login asks for a password of its own",
  body: Exact({
    userName: Type.String({ minLength: 1, maxLength: longestFields.username }),
    password: Type.String({ minLength: 1, maxLength: longestFields.password }),
    kind: Kind,
    rates: RateList,
  }),
  value: Exact({ memberId: IdText('member'), userName: Type.String() }),
  errors: [
    ...agentCallErrors,
    'username.format.invalid',
    'password.format.invalid',
    'register.username.taken',
    'rate.above.own',
    'opening.too.many',
  ],
});

const OpeningLink = Exact({
  linkId: IdText('openingLink'),
  path: Type.String({ description: 'Of the registration, on any of the merchant’s hosts' }),
  kind: Kind,
  rates: RateList,
  note: Type.String(),
  state: OneOf(['on', 'off', 'expired']),
  expiresAt: Type.Unsafe<string | null>({ ...Moment, type: ['string', 'null'] }),
  createdAt: Moment,
  visitCount: Type.Integer({ minimum: 0 }),
  registeredCount: Type.Integer({ minimum: 0 }),
  firstDepositCount: Type.Integer({
    minimum: 0,
    description: 'Of those who registered by it, who have deposited',
  }),
});

export const listOpeningLinks = defineCall({
  ...opening,
  name: 'listOpeningLinks',
  method: 'GET',
  path: '/wps/agent/links',
  module: 'AFFMAN3',
  summary: "The agent's own links for opening accounts, the newest first, with what came of each",
  query: Exact(PageQuery),
  value: Page(OpeningLink),
  errors: agentCallErrors,
});

export const createOpeningLink = defineCall({
  ...opening,
  name: 'createOpeningLink',
  method: 'POST',
  path: '/wps/agent/links',
  module: 'AFFMAN3',
  summary: 'A new link: whoever registers by it stands below the agent, with its kind and rates',
  body: Exact({
    clientId: ClientIdText,
    kind: Kind,
    rates: RateList,
    note: Type.String({ maxLength: longestLinkNote }),
    days: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 365,
      description: 'How long it holds; null: until it is switched off',
    }),
  }),
  value: OpeningLink,
  errors: [...agentCallErrors, 'rate.above.own', 'opening.links.too.many'],
});

export const switchOpeningLink = defineCall({
  ...opening,
  name: 'switchOpeningLink',
  method: 'PUT',
  path: '/wps/agent/links/:linkId',
  module: 'AFFMAN3',
  summary: 'Switches a link of the agent off, or on again',
  params: Exact({ linkId: IdText('openingLink') }),
  body: Exact({ isOn: Type.Boolean() }),
  value: OpeningLink,
  errors: [...agentCallErrors, 'opening.link.unknown', 'opening.links.too.many'],
});
