/** What the server writes itself: SMS, mail, notices and the words of its own rules. `{brand}` is the merchant's name. */
export const messages = {
  'sms.code.login':
    '{brand}: {code} is your login code, valid for {minutes} minutes. Never share it with anyone.',
  'sms.code.register':
    '{brand}: {code} is your registration code, valid for {minutes} minutes. Never share it with anyone.',
  'sms.code.reset':
    '{brand}: {code} is your code for a new password, valid for {minutes} minutes. Never share it with anyone.',
  'sms.code.security':
    '{brand}: {code} is your code to confirm this number, valid for {minutes} minutes. Never share it with anyone.',
  'sms.notice': '{brand}: {what} Not you? Change your password and contact us now.',

  'mail.greeting': 'Hello {name},',
  'mail.sign': 'The {brand} team',

  'mail.reset.subject': 'Choose a new password for {brand}',
  'mail.reset.text': 'Someone, most likely you, asked for a new password for your account. Choose it here:',
  'mail.reset.action': 'Choose a new password',
  'mail.reset.after':
    'The link works once, for {minutes} minutes. If this was not you, ignore this e-mail: your password stays the same.',

  'mail.notice.subject': 'A change to your {brand} account',
  'mail.notice.after': 'If this was not you, change your password now and contact customer service.',

  'rule.username': 'Enter your username',
  'rule.password': 'Enter your password',
  'rule.mobile': 'Please enter a valid mobile number with at least {minimum} digits',

  'outbox.title': 'Outbox',
  'outbox.text': 'What this demo has sent. Nothing leaves this computer.',
  'outbox.refresh': 'Refresh',
  'outbox.merchants': 'Brands',
  'outbox.sms': 'SMS',
  'outbox.mail': 'E-mail',
  'outbox.empty.title': 'Nothing sent yet',
  'outbox.empty.text': 'Codes and e-mails appear here as soon as somebody asks for one.',

  'notice.password.changed': 'Your password has been changed.',
  'notice.payment.password.changed': 'Your withdrawal password has been changed.',
  'notice.bank.card.added': 'A bank account has been added to your profile.',
  'notice.bank.card.removed': 'A bank account has been removed from your profile.',
  'notice.security.questions.changed': 'Your security questions have been changed.',
  'notice.passkey.added': 'A passkey has been added. It can be used to log in to your account.',
  'notice.passkey.removed': 'A passkey has been removed from your account.',
  'notice.second.step.on': 'Two-step login has been switched on.',
  'notice.second.step.off': 'Two-step login has been switched off.',
  'notice.recovery.codes.renewed': 'Your recovery codes have been replaced.',
  'notice.external.linked': 'Another way to log in has been connected to your account.',
  'notice.external.unlinked': 'A way to log in has been disconnected from your account.',
  'notice.email.changed': 'Your e-mail address has been changed.',
  'notice.payee.name.set': 'The name your withdrawals are paid to has been set.',
  'notice.mobile.changed': 'Your mobile number has been changed.',
  'notice.identity.verified': 'The pictures of your ID have been checked: your identity is verified.',
  'notice.identity.refused':
    'The pictures of your ID were not accepted. See the security centre for the reason.',

  'inbox.deposit.approved.title': 'Your deposit is in',
  'inbox.deposit.approved': '{amount} is in your wallet. Have fun, and play responsibly.',
  'inbox.deposit.late': '{amount} came after the deposit had ended. It is in your wallet all the same.',
  'inbox.deposit.declined.title': 'A deposit did not go through',
  'inbox.deposit.declined': 'Your deposit of {amount} was not paid, so nothing was added to your wallet.',
  'inbox.deposit.declined.next':
    'You may try again or choose another method. If money has left your account, contact customer service.',
  'inbox.reward.issued.title': 'Your reward is here',
  'inbox.reward.issued': '{amount} for “{promotion}” is in your wallet. Thank you for taking part!',
  'inbox.reward.turnover':
    'Stakes of {turnover} that count are needed before a withdrawal. The reward centre shows how far you are.',
  'inbox.reward.rejected.title': 'About your application',
  'inbox.reward.rejected': 'Your application for “{promotion}” was not approved: {reason}',
  'inbox.reward.rejected.next':
    'You may apply again in the reward centre as long as the promotion is open. Customer service is glad to help.',

  'inbox.chat.title': 'We have answered you',
  'inbox.chat.next': 'The conversation goes on in the chat with customer service.',
  'inbox.feedback.title': 'We have answered your feedback',
  'inbox.feedback.about': 'You wrote: “{words}”',
  'inbox.feedback.next': 'You find it with your feedback, which the menu leads to.',

  'permission.session.own': 'Own session and password',
  'permission.settings.read': 'See settings',
  'permission.settings.write': 'Change settings',
  'permission.identity.review': 'Check identity documents',
  'permission.audit.read': 'Read the audit log',
  'permission.transfer.decide': 'Decide transfers that are stuck',
  'permission.vendors.read': 'Read what vendors state of their rounds',
  'permission.reward.decide': 'Decide applications for promotions',
  'permission.feedback.answer': 'Read and answer feedback',
  'permission.service.answer': 'Talk with members in the live chat',
  'role.administrator': 'Administrator',
  'role.auditor': 'Auditor',
  'role.reviewer': 'Identity reviewer',
  'role.promoter': 'Promotions officer',
  'role.supporter': 'Customer service officer',
} as const;
