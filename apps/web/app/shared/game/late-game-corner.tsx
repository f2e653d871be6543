import { latePart } from '@wau/late-scripts/late-part';

/** The same where a first page has to be light: it comes when the page stands, over tiles that keep its place free. */
export const LateGameCorner = latePart(async () => (await import('./game-corner.tsx')).GameCorner);
