import { type EmblemName, emblems } from './emblems.ts';

export interface TeamMark {
  readonly emblem: EmblemName;
  readonly pattern: 'plain' | 'halves' | 'stripes' | 'sash' | 'chevron';
  /** Ground, pattern and emblem. */
  readonly colours: readonly [string, string, string];
}

const shield = 'M8 6H56V32C56 46 44 54 32 60C20 54 8 46 8 32Z';

const patterns: Readonly<Record<TeamMark['pattern'], string>> = {
  plain: '',
  halves: 'M32 0H64V64H32Z',
  stripes: 'M0 0H16V64H0ZM28 0H36V64H28ZM48 0H64V64H48Z',
  sash: 'M0 0H22L64 42V64Z',
  chevron: 'M0 36L32 14L64 36V64H0Z',
};

/** A team's mark: a shield in its colours with its emblem. */
export function drawTeamMark({ emblem, pattern, colours: [ground, second, sign] }: TeamMark): string {
  const shape = patterns[pattern];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">',
    `<clipPath id="s"><path d="${shield}"/></clipPath>`,
    `<path d="${shield}" fill="${ground}"/>`,
    shape === '' ? '' : `<path d="${shape}" fill="${second}" clip-path="url(#s)"/>`,
    '<path d="M8 6H56V22C40 30 24 30 8 22Z" fill="#fff" opacity=".12"/>',
    `<path d="${emblems[emblem]}" fill="${sign}" stroke="#0b1020" stroke-opacity=".55" stroke-width="5" stroke-linejoin="round" paint-order="stroke" transform="translate(8 6.5) scale(.75)"/>`,
    `<path d="${shield}" fill="none" stroke="#0b1020" stroke-opacity=".5" stroke-width="2.5"/>`,
    '</svg>\n',
  ].join('');
}
