import { seeded } from '../kit/seeded.ts';
import { type SymbolRole, symbolRoles } from '../symbol-roles.ts';

/** What a tile shows beside its theme and its engine: chosen in `title.json`, else derived from the title's id. */
export interface TitleLook {
  /** The symbol that stands for the title. */
  readonly hero: SymbolRole;
  /** The ones beside it. */
  readonly others: readonly [SymbolRole, SymbolRole];
  readonly layout: number;
  /** By how many degrees the colours of the scene are turned. */
  readonly hue: number;
  readonly backdrop: number;
  /** Numbers, cards and the like. */
  readonly random: () => number;
}

const layoutCount = 6;
const backdropCount = 6;

/** The turns keep a scene what it is: night stays night, a jungle may stand in the evening. */
const hues = [0, 0, 26, -26, 52, -52, 90, -90, 150] as const;
/** The most telling first; mechanics of one theme take turns, so that its tiles show different things. */
const heroes = [
  'high1',
  'wild',
  'high2',
  'high3',
  'scatter',
  'high4',
  'high5',
  'bonus',
] as const satisfies readonly SymbolRole[];

/** What `title.json` may choose, each by itself. */
export interface ChosenLook {
  readonly hero?: string | undefined;
  readonly layout?: number | undefined;
  readonly hue?: number | undefined;
  readonly backdrop?: number | undefined;
}

function isRole(text: string | undefined): text is SymbolRole {
  return symbolRoles.some((role) => role === text);
}

interface LookOptions {
  readonly gameId: string;
  readonly theme: string;
  /** The place of the title's engine among those that tiles have cues for. */
  readonly enginePlace: number;
  readonly art?: ChosenLook | undefined;
}

export function lookOf({ gameId, theme, enginePlace, art: chosen = {} }: LookOptions): TitleLook {
  const random = seeded(gameId);
  const pick = <Item>(list: readonly Item[], fallback: Item): Item =>
    list[Math.floor(random() * list.length)] ?? fallback;
  const place = enginePlace + Math.floor(seeded(theme)() * heroes.length);
  const own = heroes[place - Math.floor(place / heroes.length) * heroes.length] ?? 'high1';
  const hero = isRole(chosen.hero) ? chosen.hero : own;
  const rest = heroes.filter((role) => role !== hero);
  const first = pick<SymbolRole>(rest, 'high2');
  const second = pick<SymbolRole>(
    rest.filter((role) => role !== first),
    'high3',
  );
  const [layout, hue, backdrop] = [random(), pick<number>(hues, 0), random()];
  return {
    hero,
    others: [first, second],
    layout: chosen.layout ?? Math.floor(layout * layoutCount),
    hue: chosen.hue ?? hue,
    backdrop: chosen.backdrop ?? Math.floor(backdrop * backdropCount),
    random,
  };
}
