import { Type } from 'typebox';

/** By series, at fixed odds, or the house's own. */
export const lotteryPrizeModes = ['Lott', 'Elott', 'ZY'] as const;

export const LotteryGameIdText = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 40 });

/** Names a draw of a game. */
export const NumeroText = Type.String({ pattern: '^[0-9]{8}(-[0-9]{4})?$' });
