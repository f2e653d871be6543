import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { currencyOf } from '@wau/money/currency';
import { minorToMajorText, minorToWire, toMinor } from '@wau/money/minor';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import { requireHomeBlock } from '../../../platform/merchants/require-home-block.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { GameCatalogue } from '../game/game-catalogue.ts';
import { gameTile } from '../game/game-tile.ts';
import { maskName } from './mask-name.ts';
import type { WinnerBoard } from './winner-board.ts';

export type WinnerParts = Pick<ServerParts, 'clock'> & {
  readonly catalogue: GameCatalogue;
  readonly winnerBoard: WinnerBoard;
};

/**
 * Real wins, the highest first. Play money wins nothing: at a trial's merchant the board is empty. A game that is not
 * offered any more takes its wins along, since nobody could open it.
 *
 * @throws Refusal `module.unavailable` where the merchant's home has no board
 */
export async function listWinners(
  { catalogue, winnerBoard, clock }: WinnerParts,
  { merchant, language }: VisitorContext,
): Promise<CallValue<Calls['listWinners']>> {
  requireHomeBlock(merchant, 'winners');
  if (merchant.trialOf !== undefined) return { list: [] };
  const [wins, offered] = await Promise.all([
    winnerBoard.of(merchant),
    catalogue.offeredBy(merchant.merchantCode),
  ]);
  const currency = currencyOf(merchant.currencyCode);
  const list = wins.flatMap((win) => {
    const game = offered.find((each) => each.vendorCode === win.vendor_code && each.gameId === win.game_id);
    if (game === undefined) return [];
    const payoutMinor = toMinor(win.payout_minor);
    return [
      {
        vo: { winAmount: minorToMajorText(payoutMinor, currency) },
        winAmountMinor: minorToWire(payoutMinor),
        userName: maskName(win.name),
        wonAt: win.won_at.toISOString(),
        game: gameTile(game, language, clock.nowMs()),
      },
    ];
  });
  return { list };
}
