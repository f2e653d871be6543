import type { Commitment, ServerSeed } from '@wau/fairness/seeds';
import { multiplierText } from '@wau/rules/multiplier';
import type { ComponentType } from 'react';
import type { StudioText } from '../platform/text.tsx';

/** The parameters of a game as a form holds them while they are typed. */
export type ParameterTexts = Readonly<Record<string, string>>;

export interface ParameterFieldsProps {
  /** Of the title's engine. */
  readonly mathematics: unknown;
  readonly texts: ParameterTexts;
  readonly isWrong: boolean;
  readonly onChange: (texts: ParameterTexts) => void;
}

/** What checking rounds of an engine needs beside its rules: how their result reads and how parameters are typed. */
export interface VerifiedGame {
  /** The result of a round in a few characters; `undefined` for events of another game. */
  readonly resultText: (events: readonly unknown[], t: StudioText) => string | undefined;
  /** What was played beside the stake, where that is worth a line: a bought feature. */
  readonly playedText?: (mathematics: unknown, parameters: unknown, t: StudioText) => string | undefined;
  /** What the form begins with: parameters that any title of the engine takes, or that its fields put right. */
  readonly openingTexts: (mathematics: unknown) => ParameterTexts;
  /** The fields of a recorded bet's parameters. */
  readonly textsOf: (parameters: unknown) => ParameterTexts;
  /** What was typed as parameters of a bet, which the rules still judge. */
  readonly parametersOf: (texts: ParameterTexts) => unknown;
  readonly ParameterFields: ComponentType<ParameterFieldsProps>;
  /** How a seed keeps its promise, where that is not by its own fingerprint. */
  readonly promise?: SeedPromise;
}

/** What was published beforehand about the seeds of rounds, and how one of them keeps to it. */
export interface SeedPromise {
  readonly isKept: (serverSeed: ServerSeed, published: Commitment, nonce: number) => boolean;
  /** What was published is called so. */
  readonly publishedLabel: (t: StudioText) => string;
  /** Says that it was kept. */
  readonly keptText: (t: StudioText) => string;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first event of a type. */
export function eventOf(
  events: readonly unknown[],
  type: string,
): Readonly<Record<string, unknown>> | undefined {
  return events.filter(isRecord).find((event) => event.type === type);
}

export function settledMultiplier(events: readonly unknown[]): string {
  const multiplier = eventOf(events, 'settled')?.multiplierTenThousandths;
  return typeof multiplier === 'number' ? `${multiplierText(multiplier)}×` : '';
}
