/** The player app's messages around logging in. */
export const loginMessages = {
  'login.code.required': 'Please enter a valid verification code',
  'login.forgot': 'Forgot password?',
  'login.method': 'Login method',
  'login.method.sms': 'Phone',
  'login.method.username': 'Account',
  'login.mobile.invalid': 'Please enter a valid mobile number',
  'login.remember': 'Remember password',
  'login.remember.failed': 'This browser cannot keep your password safely, so it was not remembered.',
  'login.service': 'Customer service',
  'login.trial': 'Try it free',

  'mobile.country': 'Country code',
  'mobile.country.none': 'No country found',
  'mobile.country.search': 'Search country or code',
  'mobile.label': 'Mobile number',
  'mobile.long': 'This number has too many digits',

  'page.set': 'Settings',
  'page.trail': 'Free trial',

  'set.device': 'Remove the password from this device',
  'set.device.done': 'Password removed from this device',
  'set.language': 'Language',
  'set.logout': 'Log out',
  'set.password': 'Change password',
  'set.wins': 'Show my big wins, with my name half hidden',

  'trail.point.fair': 'The same games, just as fair as with real money',
  'trail.point.limits': 'Deposits, withdrawals and bonuses need your own account',
  'trail.point.money': 'Play money only: nothing to pay, no real money to win',
  'trail.start': 'Start the free trial',
  'trail.text': 'Look around without an account.',
} as const;
