import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { CurrencyText, Exact, MinorText, Moment, Page, PageQuery } from '../../schema.ts';

export const listBets = defineCall({
  name: 'listBets',
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
    gameId: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  value: Page(
    Exact({
      betKey: Type.String({ description: 'Names the bet: source, provider and external key' }),
      source: Type.Unsafe<'vendor' | 'lottery' | 'sports'>(
        Type.String({ enum: ['vendor', 'lottery', 'sports'] }),
      ),
      provider: Type.String({ description: "Who runs it there, e.g. the vendor's code" }),
      externalKey: Type.String({ description: "The provider's own name of it, e.g. a round's id" }),
      category: Type.String({ description: 'Of the game when the bet was placed' }),
      gameId: Type.String(),
      gameName: Type.String(),
      stakeMinor: MinorText,
      payoutMinor: MinorText,
      currencyCode: CurrencyText,
      status: Type.Unsafe<'open' | 'settled' | 'refunded'>(
        Type.String({ enum: ['open', 'settled', 'refunded'] }),
      ),
      placedAt: Moment,
      settledAt: Type.Union([Moment, Type.Null()]),
      verifyUrl: Type.String({ description: "The vendor's page that proves the round fair, or empty" }),
    }),
  ),
  errors: ['session.missing', 'session.ended', 'module.missing', 'module.wrong', 'module.unavailable'],
});
