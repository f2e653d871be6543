/** The console's page of accounts for bank transfers. What it shares with providers and settings stands with them. */
export const accountMessages = {
  'accounts.title': 'Accounts for transfers',
  'accounts.about':
    'Members who deposit by bank transfer are told to pay to the first account that is on. A deposit keeps the account that its member was told.',
  'accounts.none': 'No account is on: nobody can deposit by bank transfer.',
  'accounts.paid.to': 'Members pay to it',
  'accounts.bank': 'Bank',
  'accounts.number': 'Account number',
  'accounts.number.hint': 'As it is to be read, such as 5120 0000 1234',
  'accounts.holder': 'Account holder',
  'accounts.order': 'Order',
  'accounts.order.hint': 'The lowest number comes first.',
  'accounts.code': 'Short name',
  'accounts.code.hint': 'For operators only, such as main. It stays for ever.',
  'accounts.add': 'Add an account',
  'accounts.approve.sure': 'Really have members pay to {number}, {bank}?',
  'accounts.wrong.code': 'Small letters, digits and hyphens, and not one that is taken.',
  'accounts.wrong.number': '4 to 40 letters and digits, in groups or not.',
  'accounts.wrong.order': 'A number from 0 to 999.',
};
