/** What feedback can be about. */
export const feedbackCategories = ['suggestion', 'problem', 'game', 'payment', 'account', 'other'] as const;

export type FeedbackCategory = (typeof feedbackCategories)[number];

/** Most of what a member sends, and of what is answered. */
export const feedbackLength = 1000;
export const feedbackReplyLength = 1000;
export const feedbackImageLimitBytes = 5 * 1024 * 1024;
export const feedbackImageCount = 3;
