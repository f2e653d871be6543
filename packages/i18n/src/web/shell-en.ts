/** Messages of the frame around the screens: header, footer, menu, and the screens of a closed site. */
export const shellMessages = {
  'closed.address.text':
    'Your IP address has been blocked. If you think this is a mistake, please contact customer service.',
  'closed.address.title': 'Access from here is blocked',
  'closed.maintenance.money': 'Your money is safe. Bets and payments in progress will still be settled.',
  'closed.maintenance.text':
    'We are making improvements and will be back soon. This page will reopen by itself.',
  'closed.maintenance.title': 'The platform is under maintenance',
  'closed.maintenance.until': 'Expected to be back: {moment}',
  'closed.money': 'Have an account with us? Your balance is safe, and customer service can help.',
  'closed.region.country': 'You seem to be in: {country}',
  'closed.region.credit': 'IP Geolocation by DB-IP',
  'closed.region.text':
    'Local rules do not allow us to offer our games where you are. If you use a VPN, switch it off and try again.',
  'closed.region.title': 'Not available in your region',

  'error.service.text':
    'Our service is not responding right now. Your money and your bets are safe. Please try again in a moment.',
  'error.service.title': 'Service not available',

  'error.site.text':
    'No site is open at this address. Please check it for typing mistakes, or ask whoever gave you the link.',
  'error.site.title': 'We do not know this site',

  'footer.invite': 'Invite',
  'footer.invite.closed': 'Not open yet',
  'footer.promotions': 'Promotions',

  'home.claim': 'Over {count} games',
  'home.jackpot': 'Decorative jackpot counter',
  'home.jackpot.note': 'Just for show, not a prize',
  'home.top.responsible': 'Play responsibly',

  'hotkeys.close': 'Close what is open',
  'hotkeys.title': 'Keyboard shortcuts',
  'invite.closed': 'Invitations are not open. Please contact customer service',

  'maintenance.over.text': 'There is no maintenance at the moment. You can play as usual.',
  'maintenance.over.title': 'Everything is running',

  'menu.feedback': 'Feedback',
  'menu.invite': 'Invite friends',
  'menu.recent': 'Recent games',
  'menu.benefits': 'VIP privilege',
  'menu.withdraw': 'Withdraw',

  'page.maintenance': 'Maintenance',
  'trial.home.text': 'With an account of your own you play for real.',
  'trial.mark': 'Play money',
  'trial.mark.bar': 'Play money, not real money',
} as const;
