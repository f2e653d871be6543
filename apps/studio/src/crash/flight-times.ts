/** Stakes that are being taken when bets close have so long to arrive. */
export const stakingMs = 1_500;
/** A process that takes over has so long to start a flight whose bets have closed; else they are given back. */
export const lateStartMs = 2_000;
/** Told so long before it begins, so that everybody sees a flight from its start. */
export const announceMs = 250;
/** Automatic cash-outs are written together within so long; what they pay does not depend on it. */
export const automaticPauseMs = 100;
/** Cash-outs that arrived in time have so long to be written before what is left is lost. */
export const writingMs = 1_000;
/** How often a process looks whether there is something to lead. */
export const idlePauseMs = 1_000;
/** How soon it looks again for what another process, or a player, has to do first. */
export const followPauseMs = 250;
