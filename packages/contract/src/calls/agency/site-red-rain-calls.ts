import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import {
  ClientIdText,
  CurrencyText,
  Exact,
  IdText,
  MinorText,
  Moment,
  OneOf,
  Page,
  PageQuery,
} from '../../schema.ts';
import { RedPacket, RedRainResult, rainOrderFields } from './red-rain-schema.ts';

const operator = { caller: 'operator', permission: 'rain.manage' } as const;
const params = Exact({ rainId: IdText('redRain') });
const Reason = Type.String({ maxLength: 200, description: 'For colleagues and the audit' });

const NameOrNull = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  description: 'The agent whose team it is for; null: every member',
});

export const listSiteRedRains = defineCall({
  ...operator,
  name: 'listSiteRedRains',
  method: 'GET',
  path: '/wps/operator/red-rains',
  summary: 'The red rains of agents and of the house, newest first',
  query: Exact(PageQuery),
  value: Page(
    Exact({
      ...RedRainResult.properties,
      agentName: NameOrNull,
      scheduledBy: Type.String({ description: 'The agent or the operator, by name' }),
    }),
  ),
  errors: operatorErrors,
});

export const listAskedRedRains = defineCall({
  ...operator,
  name: 'listAskedRedRains',
  method: 'GET',
  path: '/wps/operator/red-rains/asked',
  summary: 'Red rains that one operator has asked for and another one has to give',
  value: Exact({
    currencyCode: CurrencyText,
    twoPersonsFromMinor: Type.String({ ...MinorText, description: 'From so much on; 0: never' }),
    list: Type.Array(
      Exact({
        clientId: ClientIdText,
        agentName: NameOrNull,
        ...rainOrderFields,
        askedBy: Type.String(),
        askedAt: Moment,
        reason: Type.String(),
      }),
    ),
  }),
  errors: operatorErrors,
});

export const scheduleSiteRedRain = defineCall({
  ...operator,
  name: 'scheduleSiteRedRain',
  method: 'POST',
  path: '/wps/operator/red-rains',
  summary:
    'Schedules a red rain that the house funds, for an agent’s team or for all; a large one takes the word of two operators',
  body: Exact({
    clientId: ClientIdText,
    agentName: NameOrNull,
    ...rainOrderFields,
    reason: Reason,
  }),
  value: Exact({ status: OneOf(['asked', 'scheduled']) }),
  errors: [
    ...operatorErrors,
    'idempotency.conflict',
    'member.unknown',
    'rain.amount.below.minimum',
    'rain.amount.above.maximum',
    'rain.packets.too.many',
    'rain.time.invalid',
    'rain.second.person',
  ],
});

export const dropRedRainRequest = defineCall({
  ...operator,
  name: 'dropRedRainRequest',
  method: 'POST',
  path: '/wps/operator/red-rains/asked/drop',
  summary: 'Drops a red rain that was asked for, one’s own or a colleague’s',
  body: Exact({ clientId: ClientIdText }),
  value: Type.Null(),
  errors: operatorErrors,
});

export const cancelSiteRedRain = defineCall({
  ...operator,
  name: 'cancelSiteRedRain',
  method: 'POST',
  path: '/wps/operator/red-rains/:rainId/cancel',
  summary: 'Cancels a red rain before it starts; all of its money goes back to who funded it',
  params,
  body: Exact({ reason: Reason }),
  value: RedRainResult,
  errors: [...operatorErrors, 'rain.unknown', 'rain.closed'],
});

export const listSiteRedPackets = defineCall({
  ...operator,
  name: 'listSiteRedPackets',
  method: 'GET',
  path: '/wps/operator/red-rains/:rainId/packets',
  summary: 'Who has caught how much of a red rain, the largest packet first',
  params,
  query: Exact(PageQuery),
  value: Page(RedPacket),
  errors: [...operatorErrors, 'rain.unknown'],
});
