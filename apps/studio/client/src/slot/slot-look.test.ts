import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { messages as english } from '@wau/i18n/studio/en';
import { messages as malay } from '@wau/i18n/studio/my';
import { clusterEngine } from '@wau/rules/cluster/cluster-engine';
import { holdAndSpinEngine } from '@wau/rules/hold-and-spin/hold-and-spin-engine';
import { linesEngine } from '@wau/rules/lines/lines-engine';
import { pickAndWheelEngine } from '@wau/rules/pick-and-wheel/pick-and-wheel-engine';
import type { RuleResult } from '@wau/rules/rule-result';
import { stickyWildsEngine } from '@wau/rules/sticky-wilds/sticky-wilds-engine';
import { engineSamples } from '@wau/rules/testing/engine-samples';
import { waysEngine } from '@wau/rules/ways/ways-engine';
import { describe, expect, it } from 'vitest';
import { spokenText } from '../platform/text.tsx';
import { clusterLook } from './looks/cluster-look.ts';
import { holdAndSpinLook } from './looks/hold-and-spin-look.ts';
import { linesLook } from './looks/lines-look.ts';
import { pickAndWheelLook } from './looks/pick-and-wheel-look.ts';
import { stickyWildsLook } from './looks/sticky-wilds-look.ts';
import { waysLook } from './looks/ways-look.ts';
import type { SlotLook } from './slot-look.ts';
import { ruleText } from './slot-rules.tsx';

function lookOf<Mathematics>(
  engine: {
    readonly code: keyof typeof engineSamples;
    readonly parseMathematics: (value: unknown) => RuleResult<Mathematics>;
  },
  look: (mathematics: Mathematics) => SlotLook,
): SlotLook {
  const parsed = engine.parseMathematics(engineSamples[engine.code].mathematics);
  return parsed.ok ? look(parsed.value) : expect.fail(parsed.code);
}

const looks: readonly (readonly [string, SlotLook])[] = [
  ['lines', lookOf(linesEngine, linesLook)],
  ['ways', lookOf(waysEngine, waysLook)],
  ['sticky-wilds', lookOf(stickyWildsEngine, stickyWildsLook)],
  ['cluster', lookOf(clusterEngine, clusterLook)],
  ['hold-and-spin', lookOf(holdAndSpinEngine, holdAndSpinLook)],
  ['pick-and-wheel', lookOf(pickAndWheelEngine, pickAndWheelLook)],
];

describe.each(looks)('a title of %s', (_, look) => {
  it('tells what each of its symbols pays, by rising counts and coins', () => {
    expect(look.pays.length).toBeGreaterThan(3);
    for (const { pays } of look.pays) {
      for (const [place, { from, coins }] of pays.entries()) {
        const before = pays[place - 1];
        expect(from).toBeGreaterThan(before?.from ?? 0);
        expect(coins).toBeGreaterThanOrEqual(before?.coins ?? 1);
      }
    }
  });

  it('lets no symbol rush past that would promise a feature', () => {
    expect(look.symbols.length).toBeGreaterThan(3);
    expect(look.symbols).not.toContain('scatter');
    expect(look.symbols).not.toContain('bonus');
  });

  it('draws lines through rows that its reels have', () => {
    for (const line of look.lines) {
      expect(line).toHaveLength(look.rows.length);
      line.forEach((row, reel) => {
        expect(row).toBeLessThan(look.rows[reel] ?? 0);
      });
    }
  });

  it.each([
    ['EN', english],
    ['MY', malay],
  ] as const)('says each rule in %s, with all its figures', (language, messages) => {
    const { t } = spokenText(language, compileCatalogue(messages));
    const told = look.rules.map((rule) => ruleText(rule, t));
    expect(new Set(told).size).toBe(look.rules.length);
    for (const text of told) expect(text).toMatch(/^[A-Z0-9].+\.$/);
    for (const text of told) expect(text).not.toMatch(/[{}]|undefined|NaN/);
    // Nothing comes about with none of something, and none of it is no promise.
    for (const text of told) expect(text).not.toMatch(/\b0\b/);
  });
});
