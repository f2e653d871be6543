import { Type } from 'typebox';
import { CurrencyText, Exact, IdText, MinorText, Moment, OneOf } from '../../schema.ts';

/** As many packets as one rain has at most, and as many minutes as it lasts. */
const mostRedPackets = 2_000;
const longestRainMinutes = 60;
/** A rain is announced so long before it starts at least, and so many days at most. */
export const shortestRainLeadMs = 60_000;
export const longestRainLeadDays = 30;

const RainLevels = Type.Unsafe<number | null>({
  type: ['integer', 'null'],
  minimum: 1,
  maximum: 100,
  description: 'So many levels below the agent take part, 1: the direct line; null: everybody below',
});

/** What the order of a rain says. */
export const rainOrderFields = {
  startsAt: Moment,
  minutes: Type.Integer({ minimum: 1, maximum: longestRainMinutes }),
  packetCount: Type.Integer({ minimum: 1, maximum: mostRedPackets }),
  totalMinor: Type.String({ pattern: '^[1-9][0-9]{0,14}$', description: 'Of all packets together' }),
  levels: RainLevels,
  needsActive: Type.Boolean({
    description: 'Only who reached today what the merchant counts as active',
  }),
};

/** What anybody who sees a rain is told of it. */
export const redRainFields = {
  rainId: IdText('redRain'),
  funder: OneOf(['agent', 'house']),
  currencyCode: CurrencyText,
  totalMinor: MinorText,
  packetCount: Type.Integer(),
  levels: RainLevels,
  needsActive: Type.Boolean(),
  startsAt: Moment,
  endsAt: Moment,
  status: OneOf(['scheduled', 'cancelled', 'ended']),
  commitment: Type.String({ description: 'SHA-256 of the seed that the packets are drawn from' }),
};

export const RedRainResult = Exact({
  ...redRainFields,
  caughtCount: Type.Integer(),
  caughtMinor: MinorText,
  returnedMinor: Type.Unsafe<string | null>({ ...MinorText, type: ['string', 'null'] }),
});

export const RedPacket = Exact({
  packetNumber: Type.Integer(),
  userName: Type.String({ description: 'Masked, but for operators' }),
  isOwn: Type.Boolean(),
  amountMinor: MinorText,
  caughtAt: Moment,
});
