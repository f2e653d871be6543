import { affiliateMessages } from './affiliate-en.ts';
import { betSlipMessages } from './bet-slip-en.ts';
import { clubMessages } from './club-en.ts';
import { commissionMessages } from './commission-en.ts';
import { contentMessages } from './content-en.ts';
import { contractMessages } from './contract-en.ts';
import { depositMessages } from './deposit-en.ts';
import { downlineMessages } from './downline-en.ts';
import { downloadMessages } from './download-en.ts';
import { fundTransferMessages } from './fund-transfer-en.ts';
import { gameMessages } from './game-en.ts';
import { inviteMessages } from './invite-en.ts';
import { loginMessages } from './login-en.ts';
import { lotteryLobbyMessages } from './lottery-lobby-en.ts';
import { lotteryTrendsMessages } from './lottery-trends-en.ts';
import { memberMessages } from './member-en.ts';
import { openingMessages } from './opening-en.ts';
import { passwordMessages } from './password-en.ts';
import { rainMessages } from './rain-en.ts';
import { rebateMessages } from './rebate-en.ts';
import { recordMessages } from './record-en.ts';
import { registrationMessages } from './registration-en.ts';
import { rewardMessages } from './reward-en.ts';
import { saferPlayMessages } from './safer-play-en.ts';
import { securityMessages } from './security-en.ts';
import { serviceMessages } from './service-en.ts';
import { shellMessages } from './shell-en.ts';
import { teamMessages } from './team-en.ts';
import { unfinishedMessages } from './unfinished-en.ts';
import { uplineMessages } from './upline-en.ts';
import { withdrawMessages } from './withdraw-en.ts';

/** The player app's messages. Ids are `<place>.<thing>`; the English text is the one that types are read from. */
export const messages = {
  ...affiliateMessages,
  ...betSlipMessages,
  ...clubMessages,
  ...commissionMessages,
  ...contentMessages,
  ...contractMessages,
  ...downlineMessages,
  ...downloadMessages,
  ...fundTransferMessages,
  ...gameMessages,
  ...inviteMessages,
  ...loginMessages,
  ...lotteryLobbyMessages,
  ...lotteryTrendsMessages,
  ...memberMessages,
  ...openingMessages,
  ...passwordMessages,
  ...rainMessages,
  ...rebateMessages,
  ...recordMessages,
  ...registrationMessages,
  ...rewardMessages,
  ...saferPlayMessages,
  ...securityMessages,
  ...serviceMessages,
  ...shellMessages,
  ...teamMessages,
  ...unfinishedMessages,
  ...depositMessages,
  ...uplineMessages,
  ...withdrawMessages,
  'action.back': 'Back',
  'action.cancel': 'Cancel',
  'action.clear': 'Clear',
  'action.close': 'Close',
  'action.home': 'Go to home',
  'action.login': 'Log in',
  'action.more': 'Show more',
  'action.register': 'Register',
  'action.reload': 'Reload',
  'action.retry': 'Try again',
  'action.skip': 'Skip to content',

  'agreement.age': 'I am {years, plural, other {#}} or older and I agree to play by the rules',

  'balance.hidden': 'Balance hidden',
  'balance.hide': 'Hide balance',
  'balance.label': 'Balance',
  'balance.refresh': 'Refresh balance',
  'balance.show': 'Show balance',

  'bets.amounts': 'Stake {stake} · payout {payout}',
  'bets.empty.action': 'Choose a game',
  'bets.empty.text': 'Your bets will appear here once you play.',
  'bets.empty.title': 'No bets yet',
  'bets.none.text': 'Try a longer period.',
  'bets.none.title': 'No bets in this period',
  'bets.status.open': 'Being settled',
  'bets.status.refunded': 'Refunded',
  'bets.title': 'Betting record',
  'bets.verify': 'Check fairness',
  'bets.verify.missing': 'This round cannot be checked here',

  'captcha.hint': 'Type the digits you see, or the answer to the sum',
  'captcha.image': 'Picture with a code',
  'captcha.label': 'Code',
  'captcha.refresh': 'New picture',
  'captcha.required': 'Enter the code',

  'carousel.pause': 'Pause',
  'carousel.play': 'Play',

  'copy.done': 'Copied',
  'copy.failed': 'This browser blocks copying. Press and hold the text to copy it.',

  'deposit.amount': 'Amount',
  'deposit.amount.above': 'Maximum {amount}',
  'deposit.amount.below': 'Minimum {amount}',
  'deposit.amount.bounds': '{minimum} to {maximum}',
  'deposit.amount.invalid': 'Enter an amount such as 50 or 50.00',
  'deposit.amount.required': 'Enter an amount',
  'deposit.backToGame': 'Back to {game}',
  'deposit.bonus.how':
    'This is the upper limit. A bonus comes only with a promotion, by its terms; without one nothing is added to what you pay.',
  'deposit.cancel': 'Cancel deposit',
  'deposit.cancel.text': 'If you have already paid, the money is still added to your balance.',
  'deposit.cancel.title': 'Cancel this deposit?',
  'deposit.continue': 'Continue to payment',
  'deposit.empty.text': 'Choose an amount to make your first deposit.',
  'deposit.empty.title': 'No deposits yet',
  'deposit.method': 'Method',
  'deposit.methods.empty.text': 'Deposits are closed for the moment. Please come back later.',
  'deposit.methods.empty.title': 'No method available',
  'deposit.new': 'Make another deposit',
  'deposit.otherMethod': 'Use another method',
  'deposit.pay': 'Go to the payment page',
  'deposit.play': 'Play now',
  'deposit.recent': 'Recent deposits',
  'deposit.reference': 'Reference',
  'deposit.reference.copy': 'Copy reference',
  'deposit.retry.methodGone': 'The method you used is no longer offered. Please choose another one.',
  'deposit.status.approved': 'Approved',
  'deposit.status.cancelled': 'Cancelled',
  'deposit.status.declined': 'Declined',
  'deposit.status.expired': 'Expired',
  'deposit.status.pending': 'Pending',
  'deposit.status.text.approved': 'The money is in your balance. Have fun!',
  'deposit.status.text.cancelled':
    'This deposit was cancelled. If you have already paid, the money is still added to your balance.',
  'deposit.status.text.declined': 'The payment was declined. Nothing was added to your balance.',
  'deposit.status.text.expired': 'The payment was not completed in time. Nothing was added to your balance.',
  'deposit.status.text.pending': 'If you have paid, just wait. This page updates by itself.',
  'deposit.status.title': 'Your deposit',
  'deposit.time': 'Time',
  'deposit.title': 'Deposit',

  'error.crash.text':
    'Sorry, this page could not be shown. Your money and your bets are safe. Please try again.',
  'error.crash.title': 'Something went wrong',
  'error.invalid': 'Something went wrong on our side. Please try again.',
  'error.closed.title': 'Not open here',
  'error.load.retry': 'Tap to retry',
  'error.load.title': 'Load failed',
  'error.not.found.text': 'The page may have moved, or the link is incomplete.',
  'error.not.found.title': 'There is nothing here',
  'error.offline': 'Network offline. Check your connection and try again.',
  'error.timeout': 'Network slow. Please try again.',
  'error.unreachable': 'We cannot reach the server. Please try again.',

  'fairness.step.check.text': 'Afterwards we reveal the seed, and your own phone checks the round.',
  'fairness.step.check.title': 'Check',
  'fairness.step.commit.text':
    'Before you bet, we publish a fingerprint of our secret seed. From then on we cannot change it.',
  'fairness.step.commit.title': 'Sealed',
  'fairness.step.mix.text': 'Your own seed is mixed in, so nobody knows the result in advance.',
  'fairness.step.mix.title': 'Mixed',
  'fairness.text': 'Do not just take our word for it: check every round yourself.',
  'fairness.title': 'Provably fair',

  'field.long': 'Maximum {count} characters',
  'field.password.hide': 'Hide password',
  'field.password.show': 'Show password',

  'footer.badge': 'Bonus up to {amount}',
  'footer.deposit': 'Deposit',
  'footer.home': 'Home',
  'footer.label': 'Main menu',
  'footer.members': 'Members',

  'games.all': 'All {count} games',
  'games.empty.text': 'New games are on their way. Please come back soon.',
  'games.empty.title': 'No games yet',
  'games.favourite': 'Favourite: {name}',
  'games.hot': 'Hot',
  'games.new': 'New',
  'games.return': 'Return {percent}%',

  'header.account': 'My account',
  'header.language': 'Language',
  'header.menu': 'Menu',

  'home.banners': 'News',
  'home.copyright': '© {years} {brand}. Play responsibly.',
  'home.guest.text': 'Play fair games in your own language. Open an account in a minute.',
  'home.guest.text.login': 'Log in and play fair games in your own language.',
  'home.guest.title': 'Welcome to {brand}',
  'home.more': 'All',
  'home.popular': 'Popular games',
  'home.recent': 'Played lately',
  'home.recent.failed': 'This list cannot be opened now. Open the whole list to try again.',
  'home.vendor.all': 'All {count} games',
  'home.winners': 'Big wins',
  'home.winners.note': 'Real wins of the last 7 days',

  'language.title': 'Choose a language',

  'late.text': 'It needs a connection and opens by itself once it has loaded.',
  'late.title': 'This part has not loaded yet',
  'launch.failed.text': 'No bet was placed. Please try again.',
  'launch.failed.title': 'The game could not be opened',
  'launch.loading': 'Opening the game…',
  'launch.none.text': 'Choose one on the home page.',
  'launch.none.title': 'No game chosen',
  'launch.slow': 'Your connection is slow. Please wait…',

  'login.new': 'New here?',
  'login.password': 'Password',
  'login.password.required': 'Enter your password',
  'login.text': 'Welcome back.',
  'login.username': 'Username',
  'login.username.required': 'Enter your username',

  'logout.action': 'Log out',
  'logout.text': 'Your balance stays safe until you come back.',
  'logout.title': 'Log out now?',

  'meta.description': 'Fair games on your phone: dice, plinko and slots. Every round is yours to check.',

  'mine.days': '{days, plural, =0 {Joined today} one {Joined # day ago} other {Joined # days ago}}',

  'movements.after': 'Balance {amount}',
  'movements.empty.action': 'Make a deposit',
  'movements.empty.text': 'Deposits, stakes and payouts will appear here.',
  'movements.empty.title': 'No transactions yet',
  'movements.reason.affiliate.commission': 'Affiliate commission',
  'movements.reason.adjustment': 'Adjustment',
  'movements.reason.bonus': 'Bonus',
  'movements.reason.club.benefit': 'VIP bonus',
  'movements.reason.commission': 'Commission',
  'movements.reason.rebate': 'Rebate',
  'movements.reason.deposit': 'Deposit',
  'movements.reason.deposit.fee': 'Deposit fee',
  'movements.reason.deposit.reversal': 'Deposit reversed',
  'movements.reason.game.bet': 'Stake',
  'movements.reason.game.rollback': 'Stake refunded',
  'movements.reason.bet.correction': 'Result corrected',
  'movements.reason.game.win': 'Payout',
  'movements.reason.lottery.rebate': 'Lottery rebate',
  'movements.reason.team.rebate': 'Team rebate',
  'movements.reason.lottery.refund': 'Lottery stake refunded',
  'movements.reason.lottery.stake': 'Lottery stake',
  'movements.reason.lottery.win': 'Lottery payout',
  'movements.reason.other': 'Other transaction',
  'movements.reason.trial.grant': 'Trial balance',
  'movements.reason.referral.reward': 'Reward for a friend',
  'movements.reason.reward.lapse': 'Lapsed reward',
  'movements.reason.downline.transfer': 'Transfer down',
  'movements.reason.rain.fund': 'Red rain scheduled',
  'movements.reason.rain.packet': 'Red packet',
  'movements.reason.rain.return': 'Red rain returned',
  'movements.reason.upline.transfer': 'Upline transfer',
  'movements.reason.wallet.transfer.out': 'Transfer to game wallet',
  'movements.reason.wallet.transfer.reversal': 'Transfer to game wallet returned',
  'movements.reason.wallet.transfer.settlement': 'Transfer to game wallet arrived',
  'movements.reason.wallet.transfer.in': 'Transfer from game wallet',
  'movements.reason.withdrawal': 'Withdrawal',
  'movements.reason.withdrawal.reversal': 'Withdrawal returned',
  'movements.reason.withdrawal.fee': 'Withdrawal fee',
  'movements.reason.withdrawal.settlement': 'Withdrawal paid out',
  'movements.title': 'Account record',

  'network.offline': 'Network offline',
  'network.slow': 'Network slow…',

  'notice.wait': 'Please wait…',

  'page.bets': 'Betting record',
  'page.deposit': 'Deposit',
  'page.game': 'Game',
  'page.login': 'Log in',
  'page.movements': 'Account record',
  'page.mine': 'Member centre',
  'page.not.found': 'Page not found',
  'page.register': 'Create an account',

  'register.closed.text': 'Registration is closed for the moment. Please come back later.',
  'register.closed.title': 'Registration closed',
  'register.confirm': 'Confirm password',
  'register.confirm.mismatch': 'Confirmation password not matched',
  'register.done': 'Registered successfully',
  'register.existing': 'Already have an account?',
  'register.field.affiliateCode': 'Invitation code',
  'register.field.email': 'E-mail',
  'register.field.facebook': 'Facebook',
  'register.field.idNumber': 'Identity card number',
  'register.field.line': 'LINE',
  'register.field.mobileNum': 'Mobile number',
  'register.field.nickname': 'Nickname',
  'register.field.password': 'Password',
  'register.field.payeeName': 'Full name',
  'register.field.paymentPassword': 'Withdrawal password',
  'register.field.qqNum': 'QQ',
  'register.field.recommenderId': 'Referrer',
  'register.field.username': 'Username',
  'register.field.wechat': 'WeChat',
  'register.field.whatsapp': 'WhatsApp',
  'register.field.zalo': 'Zalo',
  'register.optional': '{label} (optional)',
  'register.required': 'Please fill this in',
  'register.text': 'It takes less than a minute.',

  'session.ended': 'The account has been logged out, please log in again',

  'skeleton.label': 'Loading',

  'trial.reject': 'Please log in with a real account to use this',
} as const;

export type WebMessageId = keyof typeof messages;
