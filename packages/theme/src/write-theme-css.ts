import { writeFileSync } from 'node:fs';
import { allThemesCss } from './theme-css.ts';

writeFileSync(new URL('./theme.css', import.meta.url), allThemesCss());
