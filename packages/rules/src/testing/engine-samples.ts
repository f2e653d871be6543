import { blackjackSample } from '../blackjack/testing/blackjack-sample.ts';
import { clusterSample } from '../cluster/testing/cluster-sample.ts';
import { coinFlipSample } from '../coin-flip/testing/coin-flip-sample.ts';
import { crashSample } from '../crash/testing/crash-sample.ts';
import { diceSample } from '../dice/testing/dice-sample.ts';
import type { EngineCode } from '../engines.ts';
import { hiLoSample } from '../hi-lo/testing/hi-lo-sample.ts';
import { holdAndSpinSample } from '../hold-and-spin/testing/hold-and-spin-sample.ts';
import { kenoSample } from '../keno/testing/keno-sample.ts';
import { limboSample } from '../limbo/testing/limbo-sample.ts';
import { linesSample } from '../lines/testing/lines-sample.ts';
import { minesSample } from '../mines/testing/mines-sample.ts';
import { pickAndWheelSample } from '../pick-and-wheel/testing/pick-and-wheel-sample.ts';
import { plinkoSample } from '../plinko/testing/plinko-sample.ts';
import { stickyWildsSample } from '../sticky-wilds/testing/sticky-wilds-sample.ts';
import { towersSample } from '../towers/testing/towers-sample.ts';
import { videoPokerSample } from '../video-poker/testing/video-poker-sample.ts';
import { waysSample } from '../ways/testing/ways-sample.ts';
import { wheelSample } from '../wheel/testing/wheel-sample.ts';
import type { EngineSample } from './engine-sample.ts';

/** The compiler asks for a line here for every engine of the registry. */
export const engineSamples: Readonly<Record<EngineCode, EngineSample>> = {
  dice: diceSample,
  plinko: plinkoSample,
  cluster: clusterSample,
  mines: minesSample,
  limbo: limboSample,
  keno: kenoSample,
  wheel: wheelSample,
  'coin-flip': coinFlipSample,
  lines: linesSample,
  ways: waysSample,
  'hold-and-spin': holdAndSpinSample,
  'sticky-wilds': stickyWildsSample,
  'pick-and-wheel': pickAndWheelSample,
  'hi-lo': hiLoSample,
  towers: towersSample,
  'video-poker': videoPokerSample,
  blackjack: blackjackSample,
  crash: crashSample,
};
