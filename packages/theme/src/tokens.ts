import { pageColours, type ThemeName } from './theme-names.ts';

/**
 * What a merchant's brand may set. Each token is a CSS colour in `#rrggbb` and becomes the variable `--<name>`.
 * Text colours come in pairs with what they stand on; `tokens.test.ts` holds every pair to WCAG AA.
 */
export interface ThemeTokens {
  /** `dark` or `light`, so that the browser draws its own parts (scroll bars, date pickers) to match. */
  readonly scheme: 'dark' | 'light';
  /** Ground of the whole page. */
  readonly page: string;
  /** What lies behind the column on a wide screen. */
  readonly backdrop: string;
  /** First elevation: cards, list rows, fields. */
  readonly surface: string;
  /** Second elevation: dialogs, drawers, pressed rows. */
  readonly raised: string;
  /** Hairlines, and the border that shows where a field is (3:1 on page and surface). */
  readonly line: string;
  readonly outline: string;
  readonly text: string;
  readonly muted: string;
  /** Primary action and wins. `goldDeep` is the lower end of its gradient. */
  readonly gold: string;
  readonly goldDeep: string;
  readonly onGold: string;
  readonly goldText: string;
  /** Refusals, losses, danger. */
  readonly hibiscus: string;
  readonly onHibiscus: string;
  readonly hibiscusText: string;
  /** Success, incoming money. */
  readonly sea: string;
  readonly onSea: string;
  readonly seaText: string;
}

export const themes: Readonly<Record<ThemeName, ThemeTokens>> = {
  night: {
    scheme: 'dark',
    page: pageColours.night,
    backdrop: '#080917',
    surface: '#181b34',
    raised: '#22264a',
    line: '#2d3260',
    outline: '#6f77b3',
    text: '#f4f3fb',
    muted: '#b3b6d6',
    gold: '#f5c451',
    goldDeep: '#e79f2e',
    onGold: '#221703',
    goldText: '#f5c451',
    hibiscus: '#e8415a',
    onHibiscus: '#12040a',
    hibiscusText: '#ff8a9b',
    sea: '#21c7a8',
    onSea: '#04201a',
    seaText: '#3fdcbf',
  },
  pasir: {
    scheme: 'light',
    page: pageColours.pasir,
    backdrop: '#efe6d4',
    surface: '#ffffff',
    raised: '#f4ead7',
    line: '#e4d7bd',
    outline: '#8a7a58',
    text: '#241c0f',
    muted: '#5f5440',
    gold: '#f0b53a',
    goldDeep: '#dd9420',
    onGold: '#241703',
    goldText: '#7a4e00',
    hibiscus: '#c4243f',
    onHibiscus: '#ffffff',
    hibiscusText: '#b01e38',
    sea: '#0c7a66',
    onSea: '#ffffff',
    seaText: '#0a6a59',
  },
  laut: {
    scheme: 'dark',
    page: pageColours.laut,
    backdrop: '#03101e',
    surface: '#0d2844',
    raised: '#15375b',
    line: '#1f4a75',
    outline: '#5b8fc4',
    text: '#eef6ff',
    muted: '#a9c4e0',
    gold: '#5cc8ff',
    goldDeep: '#2aa0e6',
    onGold: '#021524',
    goldText: '#7fd4ff',
    hibiscus: '#ff6f61',
    onHibiscus: '#220503',
    hibiscusText: '#ff9d93',
    sea: '#37d6a0',
    onSea: '#03201a',
    seaText: '#5be5b6',
  },
};
