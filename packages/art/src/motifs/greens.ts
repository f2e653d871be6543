import type { Hex } from '../kit/colour.ts';

export const stem: Hex = '#6a4a1c';

export const green: Hex = '#3fae4a';
