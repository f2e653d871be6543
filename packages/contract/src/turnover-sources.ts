/** What brings a reward that asks for turnover before money leaves. */
export const turnoverSources = ['promotion', 'level', 'rebate', 'friend'] as const;

export type TurnoverSource = (typeof turnoverSources)[number];
