/**
 * Where visits begin. The first part of a language has the texts of these screens, of what they open and of the frame
 * (`server/first-texts.ts` finds them at build), and a page at one of these addresses begins with it alone. What another
 * screen speaks is there before that screen is shown.
 */
export const firstPaths: readonly string[] = [
  '/',
  '/m',
  '/m/index',
  '/m/index.html',
  '/m/home',
  '/m/login',
  '/m/register',
  '/register.html',
  '/m/register.html',
];

/** Lobby and betting screen of lotteries, as the route table names them: a part of its own has what they speak besides. */
export const lotteryPaths: readonly string[] = ['/m/lottery', '/m/lottery/:gameId'];
