import { clusterSample } from '../cluster/testing/cluster-sample.ts';
import { diceSample } from '../dice/testing/dice-sample.ts';
import type { EngineCode } from '../engines.ts';
import { plinkoSample } from '../plinko/testing/plinko-sample.ts';
import { wauBulanSample } from '../wau-bulan/testing/wau-bulan-sample.ts';
import type { EngineSample } from './engine-sample.ts';

/** The compiler asks for a line here for every engine of the registry. */
export const engineSamples: Readonly<Record<EngineCode, EngineSample>> = {
  dice: diceSample,
  plinko: plinkoSample,
  cluster: clusterSample,
  'wau-bulan': wauBulanSample,
};
