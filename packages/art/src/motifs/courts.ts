import { type Hex, lit } from '../kit/colour.ts';
import { body, type Drawing, dull, glow, line, mark, moved } from '../kit/parts.ts';
import { both, ellipse, petal, polygon, star } from '../kit/paths.ts';
import { eyes, face } from './faces.ts';
import { collar, portrait } from './portrait.ts';

export function sultan(silk: Hex): Drawing {
  return [
    ...collar('#3a2a7a', '#ffd24a'),
    ...portrait({ skin: '#c8864e', hair: '#2a1a20', beard: 'short', moustache: true }, { bald: true }),
    body('M14 40C8 22 22 2 50 0C78 2 92 22 86 40Q68 50 50 40Q32 50 14 40Z', silk),
    line('M18 36Q40 28 62 4M30 42Q56 32 78 14M82 36Q60 28 38 4', lit(silk, 0.5), 2.4),
    body(petal(50, 20, 26, 12, 0), '#fffaf0'),
    body(ellipse(50, 22, 7), '#e8303e'),
  ];
}

export function princess(cloth: Hex): Drawing {
  return [
    ...collar(cloth, '#ffd24a'),
    ...portrait({ skin: '#d8a068', hair: '#241620', iris: '#3a7a4a', lips: '#d02a4a' }, { long: true }),
    body('M24 32Q50 14 76 32L74 38Q50 22 26 38Z', 'gold'),
    body(
      polygon([
        [50, 6],
        [58, 22],
        [42, 22],
      ]),
      'gold',
    ),
    body(ellipse(50, 30, 4.6), '#21c7d8'),
    dull(both('M22 38C10 50 8 70 12 88L22 84C20 68 22 52 26 42Z'), lit(cloth, 0.3)),
  ];
}

export function genie(): Drawing {
  return [
    glow(50, 50, 56, '#5ad0ff', 0.8),
    dull('M44 98C20 96 26 82 40 78C24 72 20 60 26 56H74C80 62 76 74 62 80C74 86 66 96 56 98Z', '#3a9af0'),
    ...moved(
      portrait(
        { skin: '#5ab0f8', hair: '#1d2a5a', mood: 'grin', beard: 'none', moustache: true },
        { bald: true },
      ),
      { scale: 0.8, y: -10 },
    ),
    body('M28 30Q50 16 72 30L70 38Q50 26 30 38Z', 'gold'),
    body('M44 14C40 2 50 -6 58 0C54 4 54 10 56 16Z', '#1d2a5a'),
    body(both(ellipse(29, 48, 4)), 'gold'),
  ];
}

export function rajah(): Drawing {
  return [
    ...collar('#b5123e', '#ffd24a'),
    ...portrait(
      { skin: '#b87440', hair: '#1d1420', beard: 'short', moustache: true, mood: 'smile' },
      { bald: true },
    ),
    body('M14 42C6 18 26 2 52 2C80 2 94 22 86 42Q50 26 14 42Z', '#e8303e'),
    line('M20 36Q44 14 80 14M30 32Q56 16 86 26M22 24Q40 10 60 6', '#ffb02e', 3),
    body(petal(50, 16, 28, 16, 0), '#1f9ab0'),
    mark(ellipse(50, 2, 3.4, 4.4), '#ffd24a'),
    body(ellipse(50, 20, 8), 'gold'),
    body(ellipse(50, 20, 5), '#21c77a'),
    ...[28, 38, 62, 72].map((x) => body(ellipse(x, 34 - (x === 38 || x === 62 ? 4 : 0), 2.6), '#fffaf0')),
    mark(ellipse(50, 44, 2), '#e8303e'),
  ];
}

export function rocker(hair: Hex): Drawing {
  return [
    ...[-70, -45, -20, 0, 20, 45, 70].map((turn) => dull(petal(50, 56, 64, 28, turn, 0.5), hair)),
    ...face({ skin: '#f0c09a', hair, mood: 'grin', iris: '#2a9ad0' }),
    mark(star(5, 61.5, 51, 15, 6.6), '#2a1a3a', 0.9),
    ...eyes('#2ac8d8', 51, 11.5, 0.96).slice(5),
    body(both('M20 44L30 40L26 60L18 58Z'), '#2a2636'),
    body('M22 36Q50 24 78 36L77 42Q50 30 23 42Z', '#e8303e'),
  ];
}

export function farmer(): Drawing {
  return [
    ...portrait(
      { skin: '#e8b080', hair: '#8a5a2c', beard: 'none', moustache: true, mood: 'smile' },
      { long: false },
    ),
    body('M-4 40C10 30 30 26 50 26C70 26 90 30 104 40C90 50 70 44 50 44C30 44 10 50 -4 40Z', '#e8c060'),
    body('M24 34C24 10 36 2 50 2C64 2 76 10 76 34Q50 46 24 34Z', '#f0cc70'),
    mark('M24 28Q50 40 76 28L76 35Q50 47 24 35Z', '#c8382a'),
    line('M34 12Q50 4 66 12M12 38Q50 24 88 38', '#b08a30', 1.8, 0.7),
  ];
}
