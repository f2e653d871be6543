export const inviteMessages = {
  'invite.copy': 'Copy link',
  'invite.empty.text': 'Send your link to a friend. Whoever registers with it stands here.',
  'invite.empty.title': 'No friends yet',
  'invite.friends': 'Your friends',
  'invite.qr.label': 'QR code of your link',
  'invite.qr.text': 'A friend scans the code or opens your link, and registers.',
  'invite.rule.bounds':
    'Rewards for {day, plural, one {# friend} other {# friends}} a day and {month, plural, one {# friend} other {# friends}} a month at most; further ones wait their turn.',
  'invite.rule.checked':
    'For different people alone: friends who share a phone, a connection, a number or an account with you are checked first.',
  'invite.rule.deposit':
    'The first deposit is {amount} or more, within {days, plural, one {# day} other {# days}} of registering.',
  'invite.rule.most': 'In all a member gets up to {amount} for friends.',
  'invite.rule.register': 'Your friend registers with your link.',
  'invite.rule.reward': 'You get {amount} in your balance.',
  'invite.rule.stakes':
    'A reward is to be staked {times, plural, one {once} other {# times}} before you can withdraw.',
  'invite.rule.turnover':
    'Your friend’s turnover reaches {amount} within {days, plural, one {# day} other {# days}}.',
  'invite.rules': 'How rewards work',
  'invite.share': 'Share',
  'invite.share.failed': 'This phone cannot share the link. Please copy it instead.',
  'invite.state.checking': 'Being checked',
  'invite.state.deposited': 'Has deposited',
  'invite.state.expired': 'Time is over',
  'invite.state.ineligible': 'Not eligible',
  'invite.state.qualified': 'Qualified',
  'invite.state.registered': 'Registered',
  'invite.state.rewarded': 'Rewarded',
  'invite.step': 'Friend no. {count}',
  'invite.steps': 'More with more friends',
  'invite.title.plain': 'Invite friends to play with you',
  'invite.title.reward': 'Invite friends, get {amount} for each',
  'invite.totals.invited': 'Friends',
  'invite.totals.rewarded': 'Rewarded',
  'invite.totals.sum': 'Rewards',
  'page.inviteFriends': 'Invite friends',
} as const;
