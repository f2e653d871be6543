/** What an agent writes to the team: a line, and some more. */
export const longestNoticeTitle = 60;
export const longestNoticeContent = 600;
