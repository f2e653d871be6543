/** The console's page of merchants. What settings are called stands with them. */
export const merchantMessages = {
  'merchants.title': 'Merchants',
  'merchants.currency': 'Currency',
  'merchants.currency.hint': 'It stays for ever: balances are kept in it.',
  'merchants.hosts': 'Addresses',
  'merchants.hosts.hint': 'Names without https:// that lead to the site, one on each line, five at most.',
  'merchants.hosts.change': 'Change addresses',
  'merchants.preview': '{host}: open the site',
  'merchants.settings': 'Settings of the brand',
  'merchants.elsewhere': 'To change it, choose it as the site in the navigation.',
  'merchants.open': 'Open a merchant',
  'merchants.open.about':
    'One person asks, another one approves. The new site is under maintenance until somebody opens it, and whoever asked is its administrator.',
  'merchants.code': 'Code',
  'merchants.code.hint': '2 to 11 small letters and digits. It stays for ever.',
  'merchants.languages': 'Languages, the default one first',
  'merchants.like': 'Begins like',
  'merchants.like.usual': 'The platform’s usual settings and games',
  'merchants.like.hint':
    'Takes over settings, the registration form, banks, vendors and games of a merchant with the same currency. Content is not taken over.',
  'merchants.ask': 'Ask for it',
  'merchants.wrong.merchantCode': 'Use 2 to 11 small letters and digits, beginning with a letter.',
  'merchants.wrong.brandName': 'Fill this in.',
  'merchants.wrong.hosts': 'One to five names such as play.example, one on each line.',
  'merchants.wrong.languages': 'Choose at least one.',
  'merchants.asked': 'Asked for by {name}, {moment}',
  'merchants.asked.own': 'Another person has to approve it.',
  'merchants.approve.sure': 'Really open {name}?',
  'merchants.done.asked': '{name}: asked for. A second person has to approve it.',
  'merchants.done.opened':
    '{name} is opened, under maintenance. Whoever asked for it finds it in the navigation.',
} as const;
