/** The sandbox payment provider's pages. */
export const messages = {
  'provider.name': 'Sandbox Pay',
  'notice.test': 'Test',
  'notice.text': 'This is a test payment. No real money moves.',

  'page.title': 'Pay {brand}',
  'page.reference': 'Reference',
  'page.time.left': 'Time left',
  'page.minutes.left': '{minutes, plural, one {# minute} other {# minutes}}',
  'page.to': 'Payment to {brand}',

  'action.approve': 'Approve {amount}',
  'action.decline': 'Decline',
  'action.return': 'Back to {brand}',
  'action.wait': 'One moment…',

  'panel.title': 'Test panel',
  'panel.text': 'How should {brand} be told about the result?',
  'panel.once': 'At once',
  'panel.once.text': 'One message, right away',
  'panel.twice': 'Twice',
  'panel.twice.text': 'The same message two times',
  'panel.late': 'Late',
  'panel.late.text': '{seconds, plural, one {After # second} other {After # seconds}}',

  'approved.title': 'Payment approved',
  'approved.text': 'The money is on its way to your balance at {brand}.',
  'declined.title': 'Payment declined',
  'declined.text': 'Nothing was taken. You can start again at {brand} at any time.',
  'expired.title': 'This payment has expired',
  'expired.text': 'Nothing was taken. Please start a new deposit at {brand}.',
  'qr.done': 'You can close this page. {brand} shows the result where you started.',
  'unknown.title': 'We could not find this payment',
  'unknown.text': 'The address may be incomplete. Please go back and open the payment again.',
} as const;
