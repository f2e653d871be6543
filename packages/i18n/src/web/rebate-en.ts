export const rebateMessages = {
  'page.manualRebate': 'Manual rebate',
  'rebate.categories': 'By kind of game',
  'rebate.empty.text': 'There are no rebates at the moment. Have a look at our games meanwhile.',
  'rebate.empty.title': 'No rebates now',
  'rebate.free': 'Yours to play or withdraw at once.',
  'rebate.history': 'Claimed rebates',
  'rebate.history.empty': 'What you have claimed is listed here.',
  'rebate.level': 'A new level counts for rebates from the next day.',
  'rebate.minimum': 'Claims start at {minimum}. {missing} more and it is yours.',
  'rebate.more': 'A higher level gives more',
  'rebate.none': 'Every settled bet adds to your rebate, won or lost.',
  'rebate.paid': 'Claimed so far: {amount}',
  'rebate.rate': '{rate} of your stakes',
  'rebate.stakes':
    '{times, plural, one {To be staked once before a withdrawal} other {To be staked # times before a withdrawal}}',
  'rebate.today': 'Turnover today: {amount}',
  'rebate.total': 'Ready to claim',
} as const;
