import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Home answers at all of these; `/` itself is the index. */
const homePaths = ['m', 'm/index', 'm/index.html', 'm/home'];
const minePaths = ['m/mine', 'm/member/home'];
const inboxPaths = ['m/webEmail', 'm/message'];
const registerPaths = ['m/register', 'register.html', 'm/register.html'];

/** One screen at several addresses; each needs an id of its own. */
function aliases(paths: readonly string[], file: string) {
  return paths.map((path) => route(path, file, { id: `${file}:${path}` }));
}

/** The one table of addresses. Title, back arrow and frame of each screen stand in its `handle`. */
export default [
  layout('shell/shell-layout.tsx', [
    layout('shell/screen-boundary.tsx', [
      index('features/home/home-screen.tsx', { id: 'features/home/home-screen.tsx:' }),
      ...aliases(homePaths, 'features/home/home-screen.tsx'),
      route('m/login', 'features/session/login-screen.tsx'),
      route('m/forget', 'features/password/forgot-screen.tsx'),
      route('m/resetPassword', 'features/password/reset-password-screen.tsx'),
      route('m/changePsw', 'features/password/change-password-screen.tsx'),
      route('m/trail', 'features/session/trail-screen.tsx'),
      route('m/set', 'features/session/set-screen.tsx'),
      route('m/secondStep', 'features/session/second-step-screen.tsx'),
      route('m/externalSignIn', 'features/session/external-sign-in-screen.tsx'),
      route('m/securityCenter', 'features/security/security-centre-screen.tsx'),
      route('m/securityCenter/paymentPassword', 'features/security/payment-password-screen.tsx'),
      route('m/securityCenter/resetPayment', 'features/security/reset-payment-screen.tsx'),
      route('m/securityCenter/questions', 'features/security/questions-screen.tsx'),
      route('m/securityCenter/bankCards', 'features/security/bank-cards-screen.tsx'),
      route('m/securityCenter/identity', 'features/security/identity-screen.tsx'),
      route('m/securityCenter/sessions', 'features/security/sessions-screen.tsx'),
      route('m/securityCenter/passkeys', 'features/security/passkeys-screen.tsx'),
      route('m/securityCenter/twoStep', 'features/security/two-step-screen.tsx'),
      route('m/securityCenter/external', 'features/security/external-links-screen.tsx'),
      ...aliases(registerPaths, 'features/registration/register-screen.tsx'),
      ...aliases(minePaths, 'features/member/mine-screen.tsx'),
      route('m/profile', 'features/profile/profile-screen.tsx'),
      ...aliases(inboxPaths, 'features/inbox/inbox-screen.tsx'),
      route('m/voucherCenter', 'features/cashier/deposit-screen.tsx'),
      route('m/gameRecord', 'features/bets/bets-screen.tsx'),
      route('m/transaction/record', 'features/wallet/movements-screen.tsx'),
      route('m/launchGame', 'features/launch/launch-screen.tsx'),
      route('m/maintenance', 'shell/closed/maintenance-screen.tsx'),
      route('m/notice', 'features/notice/notice-screen.tsx'),
      route('m/activity', 'features/promotion/activity-screen.tsx'),
      route('m/activityDetail', 'features/promotion/activity-detail-screen.tsx'),
      route('m/activityInfo', 'features/promotion/activity-info-screen.tsx'),
      route('m/help', 'features/help/help-screen.tsx'),
      route('m/helpDetail', 'features/help/help-detail-screen.tsx'),
      route('m/useragreement', 'features/agreement/user-agreement-screen.tsx'),
      route('m/service', 'features/service/service-screen.tsx'),
      route('m/gameLobby', 'features/lobby/game-lobby-screen.tsx'),
      route('m/moreLottery', 'features/lobby/more-lottery-screen.tsx'),
      route('m/startLottery', 'features/lobby/start-lottery-screen.tsx'),
      route('m/agent', 'features/agent/agent-screen.tsx'),
      route('m/download', 'features/download/download-screen.tsx'),
      route('*', 'shell/not-found-screen.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
