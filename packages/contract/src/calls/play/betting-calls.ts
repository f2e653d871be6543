import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import {
  CurrencyText,
  Day,
  DaysQuery,
  Exact,
  FileText,
  MinorText,
  Moment,
  OneOf,
  Page,
  PageQuery,
} from '../../schema.ts';

const betStatuses = ['open', 'settled', 'refunded'] as const;

const BetStatusText = OneOf(betStatuses);

/** What bets are kept to besides a period. */
const betChoices = {
  category: Type.Optional(Type.String({ maxLength: 20 })),
  status: Type.Optional(BetStatusText),
};

const betFields = {
  betKey: Type.String({ description: 'Names the bet: source, provider and external key' }),
  source: OneOf(['vendor', 'lottery', 'sports']),
  provider: Type.String({ description: "Who runs it there, e.g. the vendor's code" }),
  externalKey: Type.String({ description: "The provider's own name of it, e.g. a round's id" }),
  category: Type.String({ description: 'Of the game when the bet was placed' }),
  gameId: Type.String(),
  gameName: Type.String(),
  stakeMinor: MinorText,
  payoutMinor: MinorText,
  currencyCode: CurrencyText,
  status: BetStatusText,
  placedAt: Moment,
  settledAt: Type.Union([Moment, Type.Null()]),
  verifyUrl: Type.String({ description: "The vendor's page that proves the round fair, or empty" }),
};

export const listBets = defineCall({
  name: 'listBets',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/report/bets',
  module: 'TRANSBETREPMEM3',
  caller: 'member',
  needs: { flags: ['TRANSBETREPMEM3'] },
  summary: "The member's bets of all sources as they stand now, newest first",
  query: Exact({
    ...PageQuery,
    from: Type.Optional(Moment),
    to: Type.Optional(Moment),
    fromDay: Type.Optional(Day),
    toDay: Type.Optional(Day),
    gameId: Type.Optional(Type.String({ maxLength: 60 })),
    ...betChoices,
  }),
  value: Page(Exact(betFields)),
  errors: ['session.missing', 'session.ended', 'module.missing', 'module.wrong', 'module.unavailable'],
});

export const getBetTotals = defineCall({
  name: 'getBetTotals',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/report/bets/totals',
  module: 'TRANSBETREPMEM3',
  caller: 'member',
  needs: { flags: ['TRANSBETREPMEM3'] },
  summary: "Sums over all of the member's bets of a period, kept to the same as `listBets`",
  query: Exact({ ...DaysQuery, ...betChoices }),
  value: Exact({
    betCount: Type.Integer(),
    stakeMinor: Type.String({ description: 'Minor units, base 10, less what was given back' }),
    payoutMinor: MinorText,
    netMinor: MinorText,
    currencyCode: CurrencyText,
  }),
  errors: ['session.missing', 'session.ended', 'module.missing', 'module.wrong', 'module.unavailable'],
});

export const getBet = defineCall({
  name: 'getBet',
  method: 'GET',
  path: '/wps/report/bet',
  module: 'TRANSBETREPMEM3',
  caller: 'member',
  openWhilePaused: true,
  needs: { flags: ['TRANSBETREPMEM3'] },
  summary: "One bet of the member's as it stands, with what happened to it since it was placed, oldest first",
  query: Exact({ betKey: Type.String({ minLength: 1, maxLength: 200 }) }),
  value: Exact({
    ...betFields,
    steps: Type.Array(
      Exact({
        step: Type.Integer({ description: '1, 2, 3, … of the bet' }),
        kind: OneOf(['staked', 'paid', 'settled', 'refunded', 'reversed', 'voided']),
        stakeMinor: Type.String({ description: 'Minor units, base 10: by how much it changed' }),
        refundMinor: Type.String({ description: 'Minor units, base 10: by how much it changed' }),
        payoutMinor: Type.String({ description: 'Minor units, base 10: by how much it changed' }),
        happenedAt: Moment,
      }),
    ),
  }),
  errors: [
    'session.missing',
    'session.ended',
    'module.missing',
    'module.wrong',
    'module.unavailable',
    'bet.unknown',
  ],
});

export const exportBets = defineCall({
  name: 'exportBets',
  method: 'GET',
  path: '/wps/report/bets/file',
  module: 'TRANSBETREPMEM3',
  caller: 'member',
  openWhilePaused: true,
  needs: { flags: ['TRANSBETREPMEM3'] },
  file: true,
  summary: 'The bets of `listBets` as a file, with the words and the days of the request and the merchant',
  query: Exact({ ...DaysQuery, ...betChoices }),
  value: FileText,
  errors: ['session.missing', 'session.ended', 'module.missing', 'module.wrong', 'module.unavailable'],
});
