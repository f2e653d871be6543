import { expect, test } from 'vitest';
import routes from './routes.ts';

interface Entry {
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly children?: readonly Entry[] | undefined;
}

/** The addresses of the product's documents, of the shell and of accounts, and those that menus lead to. */
const documented: Readonly<Record<string, string>> = {
  home: '/ /m /m/index /m/index.html /m/home',
  account: '/m/login /m/register /register.html /m/register.html /m/forget /m/changePsw /m/set /m/trail',
  member: '/m/mine /m/member/home /m/agent /m/webEmail /m/message /m/feedback /m/securityCenter',
  content: '/m/notice /m/activity /m/activityDetail /m/activityInfo /m/help /m/helpDetail /m/useragreement',
  service: '/m/service /m/download /m/maintenance /m/rewardCenter',
  games: '/m/gameList /m/gameLobby /m/gameCenter /m/slotsCenter /m/launchGame',
  lotteries: '/m/lottery /m/moreLottery /m/startLottery',
  money: '/m/voucherCenter /m/withdraw /m/withdrawReport /m/transaction/record /m/gameRecord',
};

const addressesIn = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap(({ path, index, children = [] }) => [
    ...(path === undefined && index !== true ? [] : [`/${path ?? ''}`]),
    ...addressesIn(children),
  ]);

test.each(Object.entries(documented))(
  'SH-01 SH-02 each documented address of %s has a screen',
  (_, paths) => {
    const known = addressesIn(routes);
    expect(paths.split(' ').filter((path) => !known.includes(path))).toEqual([]);
  },
);
