import { body, type Drawing, glow, line, mark, moved, rod } from '../kit/parts.ts';
import { box, ellipse, star } from '../kit/paths.ts';
import { wagonWheel } from './western.ts';

export function cannon(): Drawing {
  return [
    body('M12 60L70 22C84 18 96 30 90 44L32 78Q12 78 12 60Z', 'bronze'),
    body(ellipse(84, 30, 10, 13), 'bronze'),
    mark(ellipse(86, 29, 5.4, 7.4), '#2a1610'),
    line('M28 50L38 72M46 38L56 62', '#ffdfae', 3, 0.7),
    ...moved(wagonWheel('#8a4f22'), { scale: 0.46, x: -10, y: 22 }),
    rod('M12 66L2 60', '#b5652c', 6),
  ];
}

/** A pistol of the days of sail. */
export function flintlock(): Drawing {
  return [
    body('M4 24H78L80 38H40C36 44 30 44 28 50L22 84Q8 88 4 78L12 46C6 42 4 34 4 24Z', '#8a4a1c'),
    body('M14 18H92L94 32H20Z', 'silver'),
    body(box(86, 16, 8, 18, 2), 'gold'),
    body('M22 18L16 6L28 8L32 18Z', 'gold'),
    line('M34 40Q40 54 48 40', '#ffd24a', 3),
    body('M4 74L24 78L22 90Q10 94 4 84Z', 'gold'),
    line('M14 52L11 66', '#ffcf9a', 2, 0.7),
  ];
}

export function revolver(): Drawing {
  return [
    body('M18 40C30 34 40 38 42 46L34 92Q20 96 12 88Z', '#7a3f18'),
    body('M8 22H90Q96 22 96 30V36H58C56 44 50 48 42 48L22 46Q12 40 8 22Z', 'silver'),
    body(box(38, 18, 24, 26, 6), 'silver'),
    line('M44 20V42M50 20V42M56 20V42', '#4a5270', 2, 0.8),
    body('M12 22L6 10L18 12L22 22Z', 'silver'),
    line('M44 48Q48 60 38 62', '#8f9cbc', 3.4),
    mark(box(66, 25, 26, 3, 1.5), '#ffffff', 0.7),
    body(star(5, 25, 70, 6, 2.6), 'gold'),
  ];
}

export function dynamite(): Drawing {
  return [
    rod('M62 18C72 4 84 8 88 20', '#d9c08a', 3.4),
    glow(89, 20, 16, '#ffb02e', 1),
    mark(star(8, 89, 20, 10, 4), '#ffd24a'),
    ...[26, 46, 66].map((x) => body(box(x - 9, 18, 19, 74, 6), '#e0302e')),
    ...[26, 46, 66].map((x) => mark(ellipse(x + 0.5, 22, 7, 3.4), '#ffd9b0')),
    body(box(14, 44, 66, 10, 3), '#5a3418'),
    body(box(14, 66, 66, 10, 3), '#5a3418'),
  ];
}
