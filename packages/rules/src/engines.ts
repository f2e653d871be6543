import { clusterEngine } from './cluster/cluster-engine.ts';
import { diceEngine } from './dice/dice-engine.ts';
import { bindEngine, type PlayableTitle } from './playable-title.ts';
import { plinkoEngine } from './plinko/plinko-engine.ts';
import { type RuleResult, refused } from './rule-result.ts';
import { wauBulanEngine } from './wau-bulan/wau-bulan.ts';

/** The registry: a line for each engine, in the order in which forms offer them. */
const openers: Readonly<Record<EngineCode, (mathematics: unknown) => RuleResult<PlayableTitle>>> = {
  dice: (value) => bindEngine(diceEngine, value),
  plinko: (value) => bindEngine(plinkoEngine, value),
  cluster: (value) => bindEngine(clusterEngine, value),
  'wau-bulan': (value) => bindEngine(wauBulanEngine, value),
};

export type EngineCode = 'dice' | 'plinko' | 'cluster' | 'wau-bulan';

export const engineCodes = Object.keys(openers) as readonly EngineCode[];

export function isEngineCode(text: string): text is EngineCode {
  return Object.hasOwn(openers, text);
}

/** Reads a title's mathematics, as they stand in its folder. Refused as `engine.unknown` or by the engine itself. */
export function openTitle(engine: string, mathematics: unknown): RuleResult<PlayableTitle> {
  return isEngineCode(engine) ? openers[engine](mathematics) : refused('engine.unknown');
}
