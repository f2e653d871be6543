import type { AreaRegistration, RegisteredArea } from '../../platform/area-registration.ts';
import { createHttpBeacon, quicknetSource } from './lottery-draw/http-beacon.ts';
import { type LotteryClock, startLotteryClock } from './lottery-draw/lottery-clock.ts';
import { registerLotteryDrawRoutes } from './lottery-draw/lottery-draw-routes.ts';
import { createOwnChains } from './lottery-draw/own-chain.ts';
import { pruneWinPatternsJob } from './lottery-draw/prune-win-patterns-job.ts';
import type { RandomnessBeacon } from './lottery-draw/randomness-beacon.ts';
import { registerLotteryGameRoutes } from './lottery-game/lottery-game-routes.ts';
import { registerLotteryOrderRoutes } from './lottery-order/lottery-order-routes.ts';
import { createLotteryOrders } from './lottery-order/lottery-orders.ts';
import { registerLotteryReceiptRoutes } from './lottery-receipt/lottery-receipt-routes.ts';
import { createDemoResultFeed } from './lottery-result/demo-result-feed.ts';
import { registerLotteryResultRoutes } from './lottery-result/lottery-result-routes.ts';
import { readLotteryResultsJob } from './lottery-result/read-lottery-results-job.ts';
import type { ResultFeed } from './lottery-result/result-feed.ts';
import { watchLotteryResults } from './lottery-result/watch-lottery-results.ts';
import { registerLotteryRiskRoutes } from './lottery-risk/lottery-risk-routes.ts';
import { pruneExposuresJob } from './lottery-risk/prune-exposures-job.ts';
import { registerSiteLotteryRoutes } from './site-lottery/site-lottery-routes.ts';

export interface RegisteredLottery extends RegisteredArea {
  /** Draws and settles from now on, until it is stopped. */
  startClock(): LotteryClock;
  /** Resolves once every order that was let in is answered. */
  drain(): Promise<void>;
}

/** Lotteries: their draws, what is staked on them, and what that wins. */
export function registerLotteryArea(
  { app, registrars, parts, metrics }: AreaRegistration,
  /** Who tells official results, besides the feed that makes them up. */
  furtherFeeds: readonly ResultFeed[] = [],
  beacon: RandomnessBeacon = createHttpBeacon(quicknetSource),
): RegisteredLottery {
  registerLotteryGameRoutes(registrars, parts);
  registerLotteryRiskRoutes(registrars, parts);
  registerLotteryDrawRoutes(registrars, parts);
  const orders = createLotteryOrders(parts, metrics);
  registerLotteryOrderRoutes(registrars, parts, orders);
  registerLotteryReceiptRoutes(app, registrars, parts);
  registerLotteryResultRoutes(registrars, parts);
  registerSiteLotteryRoutes(
    registrars,
    parts,
    furtherFeeds.flatMap(({ name, isDemo }) => (isDemo ? [] : [name])),
  );
  watchLotteryResults(metrics, parts.runner);
  const resultFeeds = [createDemoResultFeed(parts.config.masterSecret), ...furtherFeeds];
  const chains = createOwnChains(parts.config.masterSecret);
  return {
    jobs: [
      pruneExposuresJob(parts),
      pruneWinPatternsJob(parts),
      readLotteryResultsJob({ ...parts, resultFeeds }),
    ],
    startClock: () => startLotteryClock({ ...parts, chains, beacon }, app.log),
    drain: () => orders.drain(),
  };
}
