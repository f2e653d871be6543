/**
 * Where a conversation with customer service stands. `waiting`: somebody should answer now. `answered`: somebody has.
 * `ticket`: nobody was there, so the answer comes later, in the same conversation and to the inbox. `closed`: over, until
 * the member writes again.
 */
export const chatStatuses = ['waiting', 'answered', 'ticket', 'closed'] as const;

export type ChatStatus = (typeof chatStatuses)[number];

export const chatAuthors = ['member', 'operator', 'system'] as const;

export type ChatAuthor = (typeof chatAuthors)[number];

/** What the system says in a conversation; clients have the words. */
export const chatNotices = ['ticket.closed', 'ticket.unanswered', 'closed'] as const;

export type ChatNotice = (typeof chatNotices)[number];

export const chatMessageLength = 1000;
export const chatImageLimitBytes = 5 * 1024 * 1024;
/** How long somebody counts as writing after having said so. */
export const chatTypingMs = 6_000;
