import { everyAddress, everyScreen } from '../every-page.ts';

/** Where a screen has more looks than one. */
const otherLooks = [
  '/m/home?download=1',
  '/m/activity?id=promotion-kite-night',
  '/m/activityDetail?id=promotion-kite-night',
  '/m/activityInfo?id=promotion-kite-night',
  '/m/helpDetail?i=4',
  '/m/gameCenter?category=INHOUSE',
  '/m/gameCenter?category=SPORTS',
  '/m/lottery/ssc-5min',
  '/m/lottery/vn-south-5min',
  '/m/lottery/ssc-5min/results',
  '/m/lottery/ssc-1min/trends',
  '/m/lottery/ssc-1min/trends?view=roads',
];

/** Screens that are there for visitors; of the others nothing is known before the login. */
const visitorPaths = [
  ...['/m', '/m/mine', '/m/login', '/m/register', '/m/forget', '/m/resetPassword', '/m/trail'],
  ...['/m/notice', '/m/activity', '/m/help', '/m/service', '/m/useragreement', '/m/download'],
  ...['/m/gameLobby', '/m/gameList', '/m/gameCenter', '/m/slotsCenter'],
  ...['/m/lottery', '/m/lotteryStreaks', '/m/moreLottery', '/m/startLottery', '/m/nothing-here'],
];

/** What a member sees of these is what visitors see, or another screen, which has a turn of its own. */
const forVisitorsAlone = [
  ...visitorPaths.filter((path) => !['/m', '/m/mine', '/m/lottery'].includes(path)),
  ...['/m/activityDetail', '/m/activityInfo', '/m/helpDetail', '/m/maintenance'],
  ...['/m/lottery/x', '/m/lottery/x/results', '/m/lottery/x/trends'],
  ...['/m/secondStep', '/m/externalLogin'],
];

const filesOfAgents = /\/features\/agency\/|^features\/agency\//;

/** Which addresses somebody goes to, and which of the screens there are looked at as a whole. */
export interface Tour {
  readonly addresses: readonly string[];
  readonly whole: ReadonlySet<string>;
}

export async function tourOfVisitor(): Promise<Tour> {
  const whole = [...visitorPaths, ...otherLooks];
  return { addresses: join(await everyAddress(), whole), whole: new Set(whole) };
}

/** Every screen that is not written down as a visitor's or an agent's is a member's, so that a new one is looked at. */
export async function tourOfMember(): Promise<Tour> {
  const ofAgents = await everyScreen(filesOfAgents);
  const own = (await everyScreen()).filter(
    (address) => !forVisitorsAlone.includes(address) && !ofAgents.includes(address),
  );
  const whole = [...own, '/m/lottery/ssc-5min'];
  return { addresses: join(await everyAddress(), whole), whole: new Set(whole) };
}

export async function tourOfAgent(): Promise<Tour> {
  const addresses = (await everyScreen(filesOfAgents)).filter((address) => address !== '/m/nothing-here');
  return { addresses, whole: new Set(addresses) };
}

function join(...lists: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(lists.flat())];
}
