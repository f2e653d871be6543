/** Rates of the house in the console. */
export const rateMessages = {
  'rates.title': 'Rates',
  'rates.about':
    'The share of stakes that a member gets, by product. The house gives rates to members whom no agent stands above; agents give their direct line of theirs. A change holds from the next day on.',
  'rates.whom': 'Look among',
  'rates.whom.agents': 'Agents',
  'rates.whom.members': 'All members',
  'rates.choose': 'Choose a member.',
  'rates.of': 'Rates of {name}',
  'rates.member': 'Rates',
  'rates.given.by': 'Given by',
  'rates.table': 'Rates of {name} by product',
  'rates.today': 'Today',
  'rates.from': 'From {day}',
  'rates.upline.has': 'The upline has',
  'rates.upline.no.agent': 'no agent, so the house gives the rates',
  'rates.promised': 'Most promised below',
  'rates.audit': 'Changes in the audit',
  'rates.upline.decides': '{name} is the agent above and gives these rates. The house looks on.',
  'rates.upline.way':
    'To change them, ask the agent, or raise the agent’s own rates first: nobody gives more than there is.',
  'rates.change': 'Change the rates',
  'rates.change.about':
    'In percent of the turnover. From {day} on; today’s stakes keep today’s rates. Empty: nothing.',
  'rates.field': '{product} in %',
  'rates.bounds.most': 'Up to {most}.',
  'rates.bounds': 'From {least}, promised to {name}, up to {most}.',
  'rates.fault.number': 'Enter a percentage such as 0.5.',
  'rates.fault.above': 'That is too much.',
  'rates.fault.below': 'Less than was promised below.',
  'rates.store': 'Change from {day} on',
  'rates.changed': 'The rates of {name} change on {day}. The member has been told.',
} as const;
