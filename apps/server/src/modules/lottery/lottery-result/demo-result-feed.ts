import { createHmac } from 'node:crypto';
import { roundStream } from '@wau/fairness/round-stream';
import { parseClientSeed, serverSeedFromBytes } from '@wau/fairness/seeds';
import { drawLottery } from '@wau/rules/lottery/draw-shape';
import { assert } from '@wau/service/refusal';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { nodeHmac } from '@wau/service/secrets/node-hmac';
import { demoFeedName } from '../lottery-game/lottery-game.ts';
import type { ResultFeed } from './result-feed.ts';

/**
 * Results that nobody has drawn anywhere: they follow from the installation's secret and the draw's name, are spread as those of
 * a real draw, and are there from the draw's time on.
 */
export function createDemoResultFeed(masterSecret: string): ResultFeed {
  const key = deriveKey(masterSecret, 'lottery/demo results');
  return {
    name: demoFeedName,
    isDemo: true,
    async resultOf({ merchantCode, gameId, numero, family }) {
      const name = `${merchantCode}/${gameId}/${numero}`;
      const seed = serverSeedFromBytes(createHmac('sha256', key).update(name).digest());
      const clientSeed = parseClientSeed('demo');
      assert(clientSeed !== undefined, 'the name is a seed');
      return drawLottery(family.shape, roundStream(seed, clientSeed, 0, nodeHmac));
    },
  };
}
