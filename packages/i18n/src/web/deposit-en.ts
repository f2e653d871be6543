export const depositMessages = {
  'deposit.proof.another': 'Another picture',
  'deposit.proof.missing': 'Add a picture first',
  'deposit.proof.picture': 'Picture of the receipt (JPEG or PNG)',
  'deposit.proof.send': 'Send the proof',
  'deposit.proof.sent.text':
    'We are looking at it and tell you as soon as the money is there. If it was the wrong picture, send another.',
  'deposit.proof.sent.title': 'Your proof has arrived',
  'deposit.proof.text':
    'Once you have paid, send a screenshot or a picture of the receipt, so that your money is found quickly.',
  'deposit.proof.title': 'Show that you have paid',
  'deposit.transfer.account': 'Account number',
  'deposit.transfer.account.copy': 'Copy account number',
  'deposit.transfer.bank': 'Bank',
  'deposit.transfer.declined': 'Reason: {reason}',
  'deposit.transfer.holder': 'Account holder',
  'deposit.transfer.looking': 'Your proof is being looked at. This page updates by itself.',
  'deposit.transfer.reference': 'Payment reference',
  'deposit.transfer.reference.copy': 'Copy payment reference',
  'deposit.transfer.text':
    'Transfer the exact amount from an account in your own name, and write this reference on it.',
  'deposit.transfer.title': 'Pay to this account',
  'deposit.transfer.unpaid': 'Pay to the account above, then send the proof.',
} as const;
