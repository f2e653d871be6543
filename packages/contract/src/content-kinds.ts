/** What an operator puts in place by items, by the word that names it. */
export const contentKindNames = [
  'announcements',
  'promotions',
  'rewards',
  'promotion-categories',
  'banners',
  'help',
  'pages',
  'resources',
  'service',
  'download',
  'club-levels',
  'club',
  'rebate-rates',
  'rebate',
  'deposit-methods',
  'banks',
  'domains',
] as const;

export type ContentKindName = (typeof contentKindNames)[number];

/** Every field of an item, whatever kind it is of; those of its texts as well. */
export const contentFieldNames = [
  'id',
  'type',
  'entry',
  'level',
  'method',
  'bank',
  'host',
  'types',
  'groupName',
  'execution',
  'link',
  'platform',
  'sortOrder',
  'from',
  'until',
  'category',
  'image',
  'startsAt',
  'endsAt',
  'url',
  'csType',
  'rewardMinor',
  'barRewardMinor',
  'barRequiresLogin',
  'requiredTurnoverMinor',
  'requiredDepositMinor',
  'keepTurnoverMinor',
  'upgradeBonusMinor',
  'weeklyBonusMinor',
  'weeklyTurnoverMinor',
  'birthdayBonusMinor',
  'windowDays',
  'graceDays',
  'birthdayDays',
  'turnoverTimes',
  'monthlyBudgetMinor',
  'fromDay',
  'basisPoints',
  'minimumMinor',
  'maximumMinor',
  'suggestedMinor',
  'provider',
  'enabled',
  'currency',
  'kind',
  'accountPattern',
  'accountExample',
  'feePayer',
  'feeMinor',
  'feeBasisPoints',
  'hours',
  'audience',
  'newWithinDays',
  'clubLevelFrom',
  'enrolment',
  'recurrence',
  'condition',
  'conditionMinor',
  'mostMinor',
  'shareBasisPoints',
  'budgetMinor',
  'budgetCount',
  'title',
  'content',
  'terms',
  'name',
  'text',
  'benefits',
] as const;

/** The field that decides about the order of items, where the operator does. */
export const orderedField = 'sortOrder' satisfies ContentFieldName;

export type ContentFieldName = (typeof contentFieldNames)[number];

/** How a field is typed in. */
export const contentInputs = [
  'text',
  'html',
  'number',
  'money',
  'switch',
  'choice',
  'choices',
  /** Texts, one a line. */
  'lines',
  /** Numbers in an order. */
  'numbers',
  /** Amounts of money in an order. */
  'amounts',
  'moment',
  'day',
] as const;

export type ContentInput = (typeof contentInputs)[number];

/** Whether what an item says is on show by the clock. */
export const contentStates = ['coming', 'running', 'over'] as const;
