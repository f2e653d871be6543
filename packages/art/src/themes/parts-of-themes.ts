import { type Hex, lit, mix, shaded } from '../kit/colour.ts';
import { banner, type FaceName, letter } from '../kit/lettering.ts';
import { body, type Drawing, fitted, glow, mark, moved, type Paint } from '../kit/parts.ts';
import { around, ellipse, star } from '../kit/paths.ts';
import { coin, stamped } from '../motifs/treasure.ts';
import type { SymbolRole } from '../symbol-roles.ts';
import { type Palette, symbol, type ThemeSymbol } from '../theme.ts';

type Lows = Readonly<Record<Extract<SymbolRole, `low${number}`>, ThemeSymbol>>;

const ranks = ['A', 'K', 'Q', 'J', '10', '9'] as const;

/** The ranks of cards in a theme's own letters, as its low symbols. */
export function letters(
  face: FaceName,
  colours: readonly [Hex, Hex, Hex, Hex, Hex, Hex],
  rim: Paint = 'gold',
): Lows {
  const [a, b, c, d, e, f] = ranks.map((rank, index) =>
    symbol(rank, rank, () => letter(face, rank, colours[index] ?? '#ffffff', rim)),
  ) as [ThemeSymbol, ThemeSymbol, ThemeSymbol, ThemeSymbol, ThemeSymbol, ThemeSymbol];
  return { low1: a, low2: b, low3: c, low4: d, low5: e, low6: f };
}

/** Six small things as they are. */
export function small(things: readonly ThemeSymbol[]): Lows {
  const [a, b, c, d, e, f] = things;
  if (
    a === undefined ||
    b === undefined ||
    c === undefined ||
    d === undefined ||
    e === undefined ||
    f === undefined
  ) {
    throw new RangeError('a theme has six low symbols');
  }
  return { low1: a, low2: b, low3: c, low4: d, low5: e, low6: f };
}

/** The symbol that stands for any other: a thing with the word across it. */
export function wild(
  face: FaceName,
  thing: () => Drawing,
  shine: Hex = '#ffd24a',
  letters_: Paint = 'gold',
): ThemeSymbol {
  return symbol(
    'Wild',
    'Wild',
    () => [
      glow(50, 46, 56, shine, 0.85),
      ...moved(fitted(thing()), { scale: 0.8, y: -10 }),
      ...banner(face, 'WILD', letters_, 70, 25),
    ],
    thing,
  );
}

/** The symbol that counts wherever it stands: before rays. */
export function scatter(MY: string, EN: string, thing: () => Drawing, shine: Hex = '#8be8ff'): ThemeSymbol {
  return symbol(
    MY,
    EN,
    () => [
      glow(50, 50, 60, shine, 0.9),
      mark(star(12, 50, 50, 50, 30), lit(shine, 0.4), 0.4),
      ...moved(fitted(thing()), { scale: 0.9 }),
    ],
    thing,
  );
}

/** The symbol that opens a feature: on a disc with studs, with the word below. */
export function bonus(face: FaceName, thing: () => Drawing, plate: Hex): ThemeSymbol {
  return symbol(
    'Bonus',
    'Bonus',
    () => [
      body(ellipse(50, 46, 43), 'gold'),
      body(ellipse(50, 46, 36), plate),
      ...around(12, 50, 46, 39.5).map(([x, y]) => mark(ellipse(x, y, 1.9), '#fffbe0')),
      ...moved(fitted(thing()), { scale: 0.56, y: -6 }),
      ...banner(face, 'BONUS', 'gold', 73, 20),
    ],
    thing,
  );
}

/** The coin of a theme, with its mark struck into it. */
export function coinOf(MY: string, EN: string, mark_: readonly string[], metal: Paint = 'gold'): ThemeSymbol {
  const shades: Readonly<Record<string, Hex>> = { gold: '#9a5a0a', silver: '#56608a', bronze: '#6a2e0c' };
  return symbol(MY, EN, () => coin(metal, stamped(mark_, shades[metal] ?? shaded('#9a5a0a'))));
}

/** A palette from four colours: a dark page and a panel on it, what is bright, and what goes with that. */
export function palette(page: Hex, panel: Hex, accent: Hex, second: Hex): Palette {
  return {
    page,
    panel,
    accent,
    second,
    text: lit(mix(accent, '#ffffff', 0.85), 0.5),
    muted: mix(mix(panel, accent, 0.3), '#ffffff', 0.58),
    ink: mix(page, '#0c0420', 0.55),
  };
}
