/** What a level of the club gives: once when it is reached, each week, and for a birthday. */
export const clubBenefitKinds = ['upgrade', 'weekly', 'birthday'] as const;
export type ClubBenefitKind = (typeof clubBenefitKinds)[number];

/** So long before it a birthday has to be stated: nobody has one tomorrow because a bonus is given today. */
export const birthdayNoticeDays = 30;

/** `unstated`: the member has named no birthday yet. */
export const clubBenefitStatuses = ['claimable', 'claimed', 'waiting', 'unstated'] as const;
export type ClubBenefitStatus = (typeof clubBenefitStatuses)[number];
