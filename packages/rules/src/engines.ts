import { blackjackEngine } from './blackjack/blackjack-engine.ts';
import { clusterEngine } from './cluster/cluster-engine.ts';
import { coinFlipEngine } from './coin-flip/coin-flip-engine.ts';
import { crashEngine } from './crash/crash-engine.ts';
import { diceEngine } from './dice/dice-engine.ts';
import { hiLoEngine } from './hi-lo/hi-lo-engine.ts';
import { holdAndSpinEngine } from './hold-and-spin/hold-and-spin-engine.ts';
import { kenoEngine } from './keno/keno-engine.ts';
import { limboEngine } from './limbo/limbo-engine.ts';
import { linesEngine } from './lines/lines-engine.ts';
import { minesEngine } from './mines/mines-engine.ts';
import { pickAndWheelEngine } from './pick-and-wheel/pick-and-wheel-engine.ts';
import { bindEngine, type PlayableTitle } from './playable-title.ts';
import { plinkoEngine } from './plinko/plinko-engine.ts';
import { type RuleResult, refused } from './rule-result.ts';
import { stickyWildsEngine } from './sticky-wilds/sticky-wilds-engine.ts';
import { towersEngine } from './towers/towers-engine.ts';
import { videoPokerEngine } from './video-poker/video-poker-engine.ts';
import { waysEngine } from './ways/ways-engine.ts';
import { wheelEngine } from './wheel/wheel-engine.ts';

type Opener = (mathematics: unknown) => RuleResult<PlayableTitle>;

/** The registry: a line for each engine, in the order in which forms offer them. */
const openers = {
  dice: (value) => bindEngine(diceEngine, value),
  plinko: (value) => bindEngine(plinkoEngine, value),
  mines: (value) => bindEngine(minesEngine, value),
  limbo: (value) => bindEngine(limboEngine, value),
  keno: (value) => bindEngine(kenoEngine, value),
  wheel: (value) => bindEngine(wheelEngine, value),
  'coin-flip': (value) => bindEngine(coinFlipEngine, value),
  cluster: (value) => bindEngine(clusterEngine, value),
  lines: (value) => bindEngine(linesEngine, value),
  ways: (value) => bindEngine(waysEngine, value),
  'hold-and-spin': (value) => bindEngine(holdAndSpinEngine, value),
  'sticky-wilds': (value) => bindEngine(stickyWildsEngine, value),
  'pick-and-wheel': (value) => bindEngine(pickAndWheelEngine, value),
  'hi-lo': (value) => bindEngine(hiLoEngine, value),
  towers: (value) => bindEngine(towersEngine, value),
  'video-poker': (value) => bindEngine(videoPokerEngine, value),
  blackjack: (value) => bindEngine(blackjackEngine, value),
  crash: (value) => bindEngine(crashEngine, value),
} satisfies Readonly<Record<string, Opener>>;

export type EngineCode = keyof typeof openers;

export const engineCodes = Object.keys(openers) as readonly EngineCode[];

export function isEngineCode(text: string): text is EngineCode {
  return Object.hasOwn(openers, text);
}

/** Reads a title's mathematics, as they stand in its folder. Refused as `engine.unknown` or by the engine itself. */
export function openTitle(engine: string, mathematics: unknown): RuleResult<PlayableTitle> {
  return isEngineCode(engine) ? openers[engine](mathematics) : refused('engine.unknown');
}
