import type { TeamMark } from './draw-team-mark.ts';

const mark = (
  emblem: TeamMark['emblem'],
  pattern: TeamMark['pattern'],
  ...colours: TeamMark['colours']
): TeamMark => ({ emblem, pattern, colours });

/** The marks of the teams that generated matches are made of, by the team's id. */
export const teamMarks: Readonly<Record<string, TeamMark>> = {
  'enggang-rimba': mark('bird', 'halves', '#145a32', '#0b3d24', '#ffd24a'),
  'harimau-kuning': mark('paw', 'stripes', '#f2b705', '#20160a', '#fff6dc'),
  'layar-biru': mark('sail', 'plain', '#1557b0', '#1557b0', '#ffffff'),
  'gunung-api': mark('mountain', 'chevron', '#3a1420', '#a61e2f', '#ffb14a'),
  'sawah-hijau': mark('leaf', 'sash', '#2e9e4f', '#1c7439', '#f4ffd8'),
  'bintang-timur': mark('star', 'plain', '#2a1a66', '#2a1a66', '#ffd24a'),
  'kuala-perak': mark('wave', 'halves', '#7d8ba1', '#4d5a70', '#ffffff'),
  'ombak-selatan': mark('wave', 'chevron', '#0d6e7f', '#0a4a5c', '#b8f5ff'),
  'penyu-emas': mark('turtle', 'plain', '#0f5c50', '#0f5c50', '#ffd24a'),
  'karang-merah': mark('coral', 'halves', '#c43145', '#8f1c33', '#ffe3d6'),
  'jerung-putih': mark('fin', 'chevron', '#5d7fa3', '#14324f', '#ffffff'),
  'camar-laut': mark('gull', 'sash', '#3da5d9', '#1f6fa3', '#ffffff'),
  'mutiara-biru': mark('pearl', 'halves', '#1e3f8f', '#102a66', '#e8f1ff'),
  'nyiur-rendah': mark('palm', 'chevron', '#f39c3d', '#e4c07a', '#1d6b3a'),
  'wau-merah': mark('kite', 'plain', '#b81f35', '#b81f35', '#ffd24a'),
  'wau-ungu': mark('kite', 'sash', '#5b2f86', '#3b1a60', '#ffb3e6'),
  'ribut-senja': mark('swirl', 'chevron', '#e0663a', '#5a2450', '#ffe9c9'),
  'awan-kelabu': mark('cloud', 'stripes', '#5c6878', '#454f5e', '#ffffff'),
  'kilat-emas': mark('bolt', 'halves', '#22263d', '#14172b', '#ffd24a'),
  'pelangi-pagi': mark('rainbow', 'plain', '#1f8f8a', '#1f8f8a', '#fff0b3'),
};
