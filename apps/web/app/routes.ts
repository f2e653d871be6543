import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Home answers at all of these; `/` itself is the index. */
const homePaths = ['m', 'm/index', 'm/index.html', 'm/home'];
const minePaths = ['m/mine', 'm/member/home'];
const inboxPaths = ['m/webEmail', 'm/message'];
/** The footer of agents and the prompts each have an address for it. */
const dividendPaths = ['m/member/agent/getDevidendContract', 'm/member/agent/agentDivident'];
const registrationPaths = ['m/register', 'register.html', 'm/register.html'];

/** One screen at several addresses; each needs an id of its own. */
function aliases(paths: readonly string[], file: string) {
  return paths.map((path) => route(path, file, { id: `${file}:${path}` }));
}

/** The one table of addresses. Title, back arrow and frame of each screen stand in its `handle`. */
export default [
  layout('shell/shell-layout.tsx', [
    layout('shell/screen-boundary.tsx', [
      index('features/content/home/home-screen.tsx', { id: 'features/content/home/home-screen.tsx:' }),
      ...aliases(homePaths, 'features/content/home/home-screen.tsx'),
      route('m/login', 'features/account/login/login-screen.tsx'),
      route('m/forget', 'features/account/password/forgot-password-screen.tsx'),
      route('m/resetPassword', 'features/account/password/reset-password-screen.tsx'),
      route('m/changePsw', 'features/account/password/change-password-screen.tsx'),
      route('m/trail', 'features/account/trial/trial-screen.tsx'),
      route('m/set', 'features/account/settings/settings-screen.tsx'),
      route('m/secondStep', 'features/account/login/second-step-login-screen.tsx'),
      route('m/externalLogin', 'features/account/login/external-login-screen.tsx'),
      route('m/securityCenter', 'features/account/security/security-centre-screen.tsx'),
      route(
        'm/securityCenter/paymentPassword',
        'features/account/security/payment-password/payment-password-screen.tsx',
      ),
      route(
        'm/securityCenter/resetPayment',
        'features/account/security/payment-password/reset-payment-password-screen.tsx',
      ),
      route('m/securityCenter/questions', 'features/account/security/questions-screen.tsx'),
      route('m/securityCenter/bankCards', 'features/account/security/bank-cards-screen.tsx'),
      route(
        'm/securityCenter/identity',
        'features/account/security/identity-check/identity-check-screen.tsx',
      ),
      route('m/securityCenter/sessions', 'features/account/security/sessions-screen.tsx'),
      route('m/securityCenter/passkeys', 'features/account/security/passkeys-screen.tsx'),
      route(
        'm/securityCenter/twoStep',
        'features/account/security/second-step-settings/second-step-settings-screen.tsx',
      ),
      route('m/securityCenter/external', 'features/account/security/external-links-screen.tsx'),
      ...aliases(registrationPaths, 'features/account/registration/registration-screen.tsx'),
      ...aliases(minePaths, 'features/account/member/member-centre-screen.tsx'),
      route('m/member/benefits', 'features/content/club/benefits-screen.tsx'),
      route('m/member/manualRebate', 'features/content/rebate/manual-rebate-screen.tsx'),
      route('m/profile', 'features/account/profile/profile-screen.tsx'),
      ...aliases(inboxPaths, 'features/messaging/inbox/inbox-screen.tsx'),
      route('m/feedback', 'features/messaging/feedback/feedback-screen.tsx'),
      route('m/voucherCenter', 'features/money/deposit/deposit-screen.tsx'),
      route('m/withdraw', 'features/money/withdrawal/withdrawal-screen.tsx'),
      route('m/vouReport', 'features/money/deposit/deposit-record-screen.tsx'),
      route('m/withdrawReport', 'features/money/withdrawal/withdrawal-report-screen.tsx'),
      route('m/upLine/transfer', 'features/money/upline-transfer/upline-transfer-screen.tsx'),
      route('m/profitandloss', 'features/money/profit/profit-screen.tsx'),
      route('m/fundTransfer', 'features/money/fund-transfer/fund-transfer-screen.tsx'),
      route('m/saferPlay', 'features/play/safer-play/safer-play-screen.tsx'),
      route('m/closeAccount', 'features/play/safer-play/close-account-screen.tsx'),
      route('m/takeBreak', 'features/play/safer-play/take-break-screen.tsx'),
      route('m/selfTest', 'features/play/safer-play/self-test-screen.tsx'),
      route('m/paused', 'features/play/safer-play/paused-screen.tsx'),
      route('m/gameRecord', 'features/play/betting/bets-screen.tsx'),
      route('m/unfinishedRounds', 'features/play/unfinished/unfinished-rounds-screen.tsx'),
      route('m/transaction/record', 'features/money/wallet/movements-screen.tsx'),
      route('m/launchGame', 'features/play/game/launch-screen.tsx'),
      route('m/maintenance', 'shell/closed-site/maintenance-over-screen.tsx'),
      route('m/notice', 'features/content/notice/notice-screen.tsx'),
      route('m/activity', 'features/content/promotion/promotions-screen.tsx'),
      route('m/activityDetail', 'features/content/promotion/promotion-detail-screen.tsx'),
      route('m/activityInfo', 'features/content/promotion/promotion-info-screen.tsx'),
      route('m/inviteFriends', 'features/content/referral/invite-friends-screen.tsx'),
      route('m/rewardCenter', 'features/content/reward/reward-centre-screen.tsx'),
      route('m/help', 'features/content/help/help-screen.tsx'),
      route('m/helpDetail', 'features/content/help/help-detail-screen.tsx'),
      route('m/useragreement', 'features/content/agreement/user-agreement-screen.tsx'),
      route('m/service', 'features/content/service/service-screen.tsx'),
      route('m/gameList', 'features/play/game-list/game-list-screen.tsx'),
      route('m/gameLobby', 'features/play/game/game-lobby-screen.tsx'),
      route('m/gameCenter', 'features/play/game-list/game-centre-screen.tsx'),
      route('m/slotsCenter', 'features/play/game-list/slots-centre-screen.tsx'),
      route('m/lottery', 'features/play/game/lottery-screen.tsx'),
      route('m/lottery/:gameId', 'features/lottery/bet-slip/bet-screen.tsx'),
      route('m/lottery/:gameId/results', 'features/lottery/lottery-results/lottery-results-screen.tsx'),
      route('m/lottery/:gameId/trends', 'features/lottery/lottery-trends/lottery-trends-screen.tsx'),
      route('m/lotteryStreaks', 'features/lottery/lottery-streaks/lottery-streaks-screen.tsx'),
      route('m/lotteryOrders', 'features/lottery/lottery-orders/lottery-orders-screen.tsx'),
      route('m/lotteryOrders/:orderId', 'features/lottery/lottery-orders/lottery-order-screen.tsx'),
      route('m/moreLottery', 'features/play/game/more-lottery-screen.tsx'),
      route('m/startLottery', 'features/play/game/start-lottery-screen.tsx'),
      route('m/agent', 'features/agency/agent/agent-screen.tsx'),
      route('m/member/agent/getSalaryContract', 'features/agency/contract/salary-contract-screen.tsx'),
      ...aliases(dividendPaths, 'features/agency/contract/dividend-contract-screen.tsx'),
      route('m/member/agent/getHourContract', 'features/agency/contract/hour-contract-screen.tsx'),
      route('m/agent/affiliate', 'features/agency/affiliate/affiliate-screen.tsx'),
      route('m/agent/affiliate/months', 'features/agency/affiliate/affiliate-months-screen.tsx'),
      route('m/agent/team/overview', 'features/agency/team/team-overview-screen.tsx'),
      route('m/agent/team/pnl', 'features/agency/team/team-profit-screen.tsx'),
      route('m/member/team', 'features/agency/team/team-members-screen.tsx'),
      route('m/member/notice', 'features/agency/notice/agent-notices-screen.tsx'),
      route('m/agentRegister', 'features/agency/opening/opening-screen.tsx'),
      route('m/member/agent/agentRebeat', 'features/agency/rate/rates-screen.tsx'),
      route('m/member/teamRebate', 'features/agency/rebate/team-rebate-screen.tsx'),
      route('m/member/team/transfer', 'features/agency/downline-transfer/downline-transfer-screen.tsx'),
      route('m/redRain', 'features/agency/red-rain/red-rain-screen.tsx'),
      route('m/teamBetting', 'features/agency/team/team-bets-screen.tsx'),
      route('m/agent/commissions', 'features/agency/commission/commissions-screen.tsx'),
      route('m/agent/commissions/payment', 'features/agency/commission/payment-screen.tsx'),
      route('m/agent/commissions/bets', 'features/agency/commission/line-bets-screen.tsx'),
      route('m/download', 'features/content/download/download-screen.tsx'),
      route('*', 'shell/error-pages/not-found-screen.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
