/** What an agent opens accounts as. */
export const openedKinds = ['player', 'agent'] as const;

/** What an agent may call a link, for the own overview. */
export const longestLinkNote = 40;

/** Links of an agent that are on at a time. */
export const mostOpeningLinks = 50;
