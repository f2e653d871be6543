import { Canvas } from '../kit/canvas.ts';
import { type Hex, lit, shaded, turned } from '../kit/colour.ts';
import { body, type Drawing, glow, mark } from '../kit/parts.ts';
import { around, ellipse, polygon, round, star } from '../kit/paths.ts';
import { seeded } from '../kit/seeded.ts';
import { rays } from '../scenes/frame.ts';
import { type ThemeName, themes } from '../themes.ts';
import * as instant from './instant-cues.ts';
import * as slot from './slot-cues.ts';
import { type Cue, put, putSymbol, type Spot, type Stage, tileSize } from './stage.ts';
import { type ChosenLook, lookOf } from './title-look.ts';

/** What a tile is drawn from. */
export interface TileFacts {
  readonly gameId: string;
  readonly engine: string;
  readonly theme: ThemeName;
  readonly art?: ChosenLook | undefined;
}

const cues: Readonly<Record<string, (stage: Stage) => Cue>> = {
  lines: slot.linesCue,
  ways: slot.waysCue,
  'sticky-wilds': slot.stickyCue,
  cluster: slot.clusterCue,
  'hold-and-spin': slot.holdCue,
  'pick-and-wheel': slot.pickAndWheelCue,
  mines: instant.minesCue,
  limbo: instant.limboCue,
  keno: instant.kenoCue,
  wheel: instant.wheelCue,
  'coin-flip': instant.coinFlipCue,
  'hi-lo': instant.hiLoCue,
  towers: instant.towersCue,
  'video-poker': instant.videoPokerCue,
  blackjack: instant.blackjackCue,
  dice: instant.diceCue,
  plinko: instant.plinkoCue,
  crash: instant.crashCue,
};

/** The engines whose mechanic a tile shows. */
export const cuedEngines: readonly string[] = Object.keys(cues);

/** Where hero and companions stand where the mechanic leaves it open; the lower third is the mechanic's. */
const layouts: readonly (readonly [Spot, ...Spot[]])[] = [
  [{ x: 128, y: 98, size: 178 }],
  [
    { x: 104, y: 98, size: 166, turn: -6 },
    { x: 208, y: 70, size: 84, turn: 10 },
  ],
  [
    { x: 152, y: 98, size: 166, turn: 6 },
    { x: 48, y: 70, size: 84, turn: -10 },
  ],
  [
    { x: 128, y: 106, size: 152 },
    { x: 46, y: 62, size: 78, turn: -12 },
    { x: 210, y: 62, size: 78, turn: 12 },
  ],
  [{ x: 132, y: 112, size: 226, turn: -4 }],
  [
    { x: 128, y: 84, size: 146 },
    { x: 56, y: 132, size: 92, turn: -8 },
    { x: 200, y: 132, size: 92, turn: 8 },
  ],
];

/** What stands behind a hero, by number. */
function backdrop(kind: number, accent: Hex, second: Hex): Drawing {
  if (kind === 0) return [glow(50, 50, 60, lit(accent, 0.2), 0.9)];
  if (kind === 1)
    return [
      body(ellipse(50, 50, 48), 'gold'),
      body(ellipse(50, 50, 42), shaded(second, 0.35)),
      ...around(20, 50, 50, 45).map(([x, y]) => mark(ellipse(x, y, 1.6), '#fffbe0')),
    ];
  if (kind === 2)
    return [glow(50, 50, 64, accent, 0.7), mark(star(16, 50, 50, 58, 36), lit(accent, 0.45), 0.55)];
  if (kind === 3)
    return [
      body(
        polygon([
          [50, -4],
          [104, 50],
          [50, 104],
          [-4, 50],
        ]),
        'gold',
      ),
      body(
        polygon([
          [50, 5],
          [95, 50],
          [50, 95],
          [5, 50],
        ]),
        shaded(accent, 0.4),
      ),
    ];
  if (kind === 4)
    return [
      body('M4 100V46Q4 -2 50 -2Q96 -2 96 46V100Z', 'gold'),
      body('M12 100V47Q12 6 50 6Q88 6 88 47V100Z', shaded(second, 0.45)),
      glow(50, 44, 40, lit(second, 0.4), 0.8),
    ];
  return [
    mark(star(8, 50, 50, 66, 40, 10), second, 0.5),
    mark(star(8, 50, 50, 56, 36, 32), lit(accent, 0.3), 0.6),
  ];
}

/** A title's tile as SVG, square. */
export function drawTile({ gameId, engine, theme: themeName, art }: TileFacts): string {
  const theme = themes[themeName];
  const enginePlace = Math.max(0, cuedEngines.indexOf(engine));
  const look = lookOf({ gameId, theme: themeName, enginePlace, art });
  const canvas = new Canvas();
  const stage: Stage = {
    canvas,
    theme,
    look,
    accent: turned(theme.palette.accent, look.hue / 2),
    second: turned(theme.palette.second, look.hue / 2),
  };
  const cue = (cues[engine] ?? instant.plainCue)(stage);
  const frame = { width: tileSize, height: tileSize, random: seeded(`${gameId} scene`), canvas };
  const scene = theme.scene.map((layer) => layer(frame)).join('');
  const turn = canvas.define(
    'turn',
    (id) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1"><feColorMatrix type="hueRotate" values="${look.hue}"/><feColorMatrix type="saturate" values="1.35"/></filter>`,
  );
  const [own, ...companions] = layouts[look.layout] ?? [{ x: 128, y: 98, size: 178 }];
  const hero = cue.hero ?? own;
  const parts = [look.hue === 0 ? scene : `<g filter="url(#${turn})">${scene}</g>`];
  if (hero === 'none') parts.push(rays(0.5, 0.5, lit(stage.accent, 0.5), 0.16)(frame), cue.behind);
  else {
    parts.push(rays(hero.x / tileSize, hero.y / tileSize, lit(stage.accent, 0.5), 0.14)(frame));
    if (cue.hero === undefined)
      parts.push(
        put(stage, backdrop(look.backdrop, stage.accent, stage.second), {
          ...hero,
          size: hero.size * 1.02,
          turn: 0,
        }),
      );
    else parts.push(put(stage, [glow(50, 50, 62, lit(stage.accent, 0.2), 0.85)], hero));
    parts.push(cue.behind);
    if (cue.hero === undefined)
      parts.push(...companions.map((spot, index) => putSymbol(stage, look.others[index] ?? 'high2', spot)));
    parts.push(putSymbol(stage, look.hero, hero));
  }
  parts.push(cue.front, rim(stage));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tileSize} ${tileSize}">${canvas.definitions}${parts.join('')}</svg>`;
}

/** A thin edge of light, so that tiles stand apart from each other and from a dark page. */
function rim({ accent, canvas }: Stage): string {
  const id = canvas.define(
    'rimlight',
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lit(accent, 0.6)}"/><stop offset=".5" stop-color="${accent}" stop-opacity=".4"/><stop offset="1" stop-color="${shaded(accent, 0.5)}"/></linearGradient>`,
  );
  const inset = 2.5;
  return `<rect x="${inset}" y="${inset}" width="${round(tileSize - inset * 2)}" height="${round(tileSize - inset * 2)}" rx="14" fill="none" stroke="url(#${id})" stroke-width="5" opacity=".8"/>`;
}
