import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { CurrencyText, Exact, IdText, MinorText, Moment, Page, PageQuery } from '../../schema.ts';
import { RedPacket, RedRainResult, rainOrderFields, redRainFields } from './red-rain-schema.ts';
import { agentCallErrors } from './team-schema.ts';

const needs = { flags: ['REDRAIN3'] } as const;
const member = { caller: 'member', needs, closedToTrial: true } as const;
const agent = { caller: 'agent', permission: 'rain.own', needs, closedToTrial: true } as const;
const memberErrors = ['session.missing', 'session.ended', 'trial.closed', 'module.unavailable'] as const;
const params = Exact({ rainId: IdText('redRain') });

const CaughtPacket = Exact({
  packetNumber: Type.Integer(),
  amountMinor: MinorText,
  currencyCode: CurrencyText,
  caughtAt: Moment,
});

export const listRedRains = defineCall({
  ...member,
  name: 'listRedRains',
  method: 'GET',
  path: '/wps/redRain',
  summary: 'The red rains that the member may take part in: coming, running, and of the last day',
  value: Exact({
    now: Moment,
    list: Type.Array(
      Exact({
        ...redRainFields,
        byName: Type.Unsafe<string | null>({
          type: ['string', 'null'],
          description: 'Whose it is, masked; null: the house’s',
        }),
        isActive: Type.Boolean({
          description: 'The member has done what the rain asks for',
        }),
        hasPackets: Type.Boolean({ description: 'Not all are caught' }),
        caught: Type.Union([CaughtPacket, Type.Null()]),
      }),
    ),
  }),
  errors: memberErrors,
});

export const catchRedPacket = defineCall({
  ...member,
  name: 'catchRedPacket',
  method: 'POST',
  path: '/wps/redRain/:rainId/packet',
  summary: 'Catches a packet of a running rain into the wallet; asked for again, it is the same packet',
  urgent: true,
  params,
  value: CaughtPacket,
  errors: [
    ...memberErrors,
    'rain.unknown',
    'rain.not.begun',
    'rain.over',
    'rain.empty',
    'rain.excluded',
    'rain.inactive',
  ],
});

export const getRedRain = defineCall({
  ...member,
  name: 'getRedRain',
  method: 'GET',
  path: '/wps/redRain/:rainId',
  summary: 'What came of a red rain; once it is over, with the seed that anybody can draw its packets from',
  params,
  value: Exact({
    now: Moment,
    rain: RedRainResult,
    seed: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'Null: it is not over' }),
  }),
  errors: [...memberErrors, 'rain.unknown'],
});

export const listRedPackets = defineCall({
  ...member,
  name: 'listRedPackets',
  method: 'GET',
  path: '/wps/redRain/:rainId/packets',
  summary: 'Who has caught how much of a red rain, the largest packet first',
  params,
  query: Exact(PageQuery),
  value: Page(RedPacket),
  errors: [...memberErrors, 'rain.unknown'],
});

export const getRedRainTerms = defineCall({
  ...agent,
  name: 'getRedRainTerms',
  method: 'GET',
  path: '/wps/agent/redRain/terms',
  summary: 'What an agent can schedule a red rain with, and what is asked for before',
  value: Exact({
    now: Moment,
    currencyCode: CurrencyText,
    balanceMinor: MinorText,
    minTotalMinor: MinorText,
    maxTotalMinor: MinorText,
    leftToday: Type.Integer({ minimum: 0, description: 'Rains that the agent may schedule today' }),
    memberCount: Type.Integer({ description: 'Everybody below' }),
    directCount: Type.Integer({ description: 'The direct line' }),
    hasPaymentPassword: Type.Boolean(),
    turnover: Exact({ requiredMinor: MinorText, playedMinor: MinorText, missingMinor: MinorText }),
  }),
  errors: agentCallErrors,
});

export const scheduleRedRain = defineCall({
  ...agent,
  name: 'scheduleRedRain',
  method: 'POST',
  path: '/wps/agent/redRain',
  idempotent: true,
  summary: 'Schedules a red rain for the own team; its whole sum leaves the agent’s wallet at once',
  body: Exact({ ...rainOrderFields, paymentPassword: Type.String({ maxLength: 6 }) }),
  value: RedRainResult,
  errors: [
    ...agentCallErrors,
    'idempotency.missing',
    'idempotency.conflict',
    'payment.password.missing',
    'payment.password.wrong',
    'payment.password.locked',
    'rain.amount.below.minimum',
    'rain.amount.above.maximum',
    'rain.packets.too.many',
    'rain.time.invalid',
    'rain.daily.maximum',
    'turnover.missing',
    'withdrawal.identity.missing',
    'balance.insufficient',
  ],
});

export const listOwnRedRains = defineCall({
  ...agent,
  name: 'listOwnRedRains',
  method: 'GET',
  path: '/wps/agent/redRain',
  summary: 'The red rains that the agent has scheduled, newest first',
  query: Exact(PageQuery),
  value: Page(RedRainResult),
  errors: agentCallErrors,
});

export const cancelRedRain = defineCall({
  ...agent,
  name: 'cancelRedRain',
  method: 'POST',
  path: '/wps/agent/redRain/:rainId/cancel',
  summary: 'Cancels a red rain of the agent’s before it starts; all of its money comes back',
  params,
  value: RedRainResult,
  errors: [...agentCallErrors, 'rain.unknown', 'rain.closed'],
});
