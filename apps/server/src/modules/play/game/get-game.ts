import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { Refusal } from '@wau/service/refusal';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import { findOffered } from './game-catalogue.ts';
import { gameView } from './game-view.ts';
import type { GameListParts } from './list-games.ts';

/**
 * A game that is offered now, as its card shows it.
 *
 * @throws Refusal `game.unknown`
 */
export async function getGame(
  { catalogue, clock }: Pick<GameListParts, 'catalogue' | 'clock'>,
  { merchant, language }: VisitorContext,
  query: CallQuery<Calls['getGame']>,
): Promise<CallValue<Calls['getGame']>> {
  const game = findOffered(await catalogue.offeredBy(merchant.merchantCode), query);
  const vendor = merchant.vendors.find(({ vendorCode }) => vendorCode === game?.vendorCode);
  if (game === undefined || vendor === undefined) throw new Refusal('game.unknown');
  return {
    ...gameView(game, language, clock.nowMs()),
    volatility: [...game.volatility],
    rulesUrl: vendor.rulesUrl.replaceAll('{gameId}', encodeURIComponent(game.gameId)),
    currencyCode: merchant.currencyCode,
  };
}
