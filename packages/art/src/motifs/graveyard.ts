import { body, type Drawing } from '../kit/parts.ts';

export function coffin(): Drawing {
  return [
    body('M34 2H66L84 30L70 98H30L16 30Z', '#6a3a22'),
    body('M38 9H62L76 31L64 91H36L24 31Z', '#8a4f2e'),
    body(
      'M50 34L44 26V38C36 28 30 32 26 38C32 42 32 50 34 56C40 50 46 56 50 66C54 56 60 50 66 56C68 50 68 42 74 38C70 32 64 28 56 38V26Z',
      'gold',
    ),
  ];
}
