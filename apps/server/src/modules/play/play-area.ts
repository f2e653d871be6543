import type { vendorBets } from '@wau/contract/calls/play/vendor-calls';
import type { DirectCall } from '@wau/service/secrets/direct-call';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import type { AreaRegistration, RegisteredArea } from '../../platform/area-registration.ts';
import { registerBettingRoutes } from './betting/betting-routes.ts';
import { createGameCatalogue, type GameCatalogue } from './game/game-catalogue.ts';
import { registerGameLaunchRoutes } from './game/game-launch-routes.ts';
import { registerGameListRoutes } from './game/game-list-routes.ts';
import type { MatchFeed } from './match/match-feed.ts';
import { registerMatchRoutes } from './match/match-routes.ts';
import { registerPlayLimitRoutes } from './play-limit/play-limit-routes.ts';
import { registerRealityCheckRoutes } from './reality-check/reality-check-routes.ts';
import { reconcileVendorsJob } from './reconciliation/reconcile-vendors-job.ts';
import { registerReconciliationRoutes } from './reconciliation/reconciliation-routes.ts';
import { watchDifferences } from './reconciliation/watch-differences.ts';
import { findStuckRoundsJob } from './stuck-round/find-stuck-rounds-job.ts';
import { sendStuckRoundOrdersJob } from './stuck-round/send-stuck-round-orders-job.ts';
import { registerStuckRoundRoutes } from './stuck-round/stuck-round-routes.ts';
import { watchStuckRounds } from './stuck-round/watch-stuck-rounds.ts';
import { importHistoryJob } from './transfer-wallet/import-history-job.ts';
import { createTransferWallets, type TransferWallets } from './transfer-wallet/transfer-wallets.ts';
import { registerUnfinishedRoutes } from './unfinished/unfinished-routes.ts';
import { createDirectBets } from './vendor/adapters/studio/direct-bets.ts';
import { createStudioCalls } from './vendor/adapters/studio/studio-calls.ts';
import { createStudioTransport } from './vendor/adapters/studio/studio-transport.ts';
import { transferWalletAdapter } from './vendor/adapters/transfer-wallet/transfer-wallet-adapter.ts';
import { createVendorQuestions } from './vendor/ask-vendors.ts';
import { describeProtocols, type SpokenProtocols } from './vendor/describe-protocols.ts';
import { adaptersWith, createOpenVendorGame } from './vendor/open-vendor-game.ts';
import type { VendorAdapter } from './vendor/vendor-adapter.ts';
import { createVendorOperator } from './vendor/vendor-operator.ts';
import { createVendorWallet } from './vendor/vendor-wallet.ts';
import { createWinnerBoard, type WinnerBoard } from './winner/winner-board.ts';
import { registerWinnerRoutes } from './winner/winner-routes.ts';

/** The way to a vendor's interface at an address; an empty one is in this process. */
export type VendorTransport = (apiUrl: string) => SignedTransport;

export interface RegisteredPlay extends RegisteredArea {
  /** The way into `/vendor/wallet/*` from inside this process. */
  readonly vendorTransport: SignedTransport;
  /** The same for bets, which are many. */
  readonly directBets: DirectCall<typeof vendorBets>;
  /** What lists of games and home stand on. */
  readonly lobby: {
    readonly catalogue: GameCatalogue;
    readonly winnerBoard: WinnerBoard;
    readonly matchFeed: MatchFeed;
  };
  /** What vendors can be spoken with, and what about. */
  readonly protocols: SpokenProtocols;
  /** Vendors that keep wallets of their own. */
  readonly transferWallets: TransferWallets;
  /** Resolves once every bet that was let in is answered. */
  drain(): Promise<void>;
}

export interface PlayDeps {
  readonly vendorTransport: VendorTransport;
  /** Protocols besides those that every installation speaks. */
  readonly furtherAdapters: readonly VendorAdapter[];
  readonly matchFeed: MatchFeed;
}

/** Games, the vendors that bring them, and the record of bets. */
export function registerPlayArea(
  { app, registrars, parts, metrics }: AreaRegistration,
  { vendorTransport, furtherAdapters, matchFeed }: PlayDeps,
): RegisteredPlay {
  const adapters = adaptersWith([transferWalletAdapter(vendorTransport, parts.clock), ...furtherAdapters]);
  const questions = createVendorQuestions(adapters, vendorTransport, parts.clock);
  const transferWallets = createTransferWallets(parts.merchants, adapters);
  const lobby: RegisteredPlay['lobby'] = {
    catalogue: createGameCatalogue(parts),
    winnerBoard: createWinnerBoard(parts),
    matchFeed,
  };
  registerGameListRoutes(registrars, { ...parts, ...lobby });
  registerMatchRoutes(registrars, { ...parts, ...lobby });
  registerWinnerRoutes(registrars, { ...parts, ...lobby });
  registerGameLaunchRoutes(registrars, {
    ...parts,
    openVendorGame: createOpenVendorGame(adapters),
    transferWallets,
  });
  registerBettingRoutes(registrars, parts);
  registerPlayLimitRoutes(registrars, parts);
  registerRealityCheckRoutes(registrars, parts);
  registerReconciliationRoutes(registrars, parts);
  registerUnfinishedRoutes(registrars, { ...parts, questions });
  registerStuckRoundRoutes(registrars, { ...parts, questions });
  watchDifferences(metrics, parts.runner, parts.clock);
  watchStuckRounds(metrics, parts.runner);
  const vendorWallet = createVendorWallet(parts, metrics);
  const vendorOperator = createVendorOperator(parts, vendorWallet);
  for (const adapter of adapters) {
    // Each in a context of its own, so that how one reads its bodies is no other's affair.
    app.register((api, _options, done) => {
      adapter.registerRoutes(api, vendorOperator, registrars);
      done();
    });
  }
  const studioCalls = createStudioCalls(vendorOperator);
  return {
    jobs: [
      importHistoryJob({ ...parts, wallets: transferWallets }),
      reconcileVendorsJob({ ...parts, questions }),
      findStuckRoundsJob({ ...parts, questions }),
      sendStuckRoundOrdersJob({ ...parts, questions }),
    ],
    protocols: describeProtocols(adapters),
    transferWallets,
    lobby,
    vendorTransport: createStudioTransport(parts, studioCalls),
    directBets: createDirectBets(parts, studioCalls),
    drain: () => vendorWallet.drain(),
  };
}
