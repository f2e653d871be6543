/** What pages and the worker say to each other. */

/** A page: this worker may take over now. */
export const activateMessage = 'wau.activate';

/** A page: which build are you of? Answered on the port that comes with it. */
export const versionMessage = 'wau.version';

/** The page that stands in for any other while there is no network. */
export const offlinePath = '/offline.html';
