import type { MemberMenuName } from '@wau/contract/member-menu';
import type { PlainMessageId } from '../../../platform/language/message-ids.ts';

/** An entry of the merchant's menu, by its name and where it leads. */
export interface MenuItem {
  readonly entry: MemberMenuName;
  readonly path: string;
}

/** What a member's own data say about entries; unknown for visitors and while it loads. */
export interface MemberFacts {
  readonly type: number;
  readonly toUpline: boolean;
}

/** The customer type that has no upline to pay to, whatever its data say. */
const typeWithoutUpline = 2;

/**
 * ME-01: the entries that are shown. The merchant's switches have chosen already; what is left are the conditions of
 * the member, and that an entry whose screen does not exist would lead nowhere.
 */
export function shownEntries(
  menu: readonly MenuItem[],
  facts: MemberFacts | undefined,
  exists: (path: string) => boolean,
): readonly MenuItem[] {
  const hasUpline = facts?.toUpline === true && facts.type !== typeWithoutUpline;
  return menu.filter(({ entry, path }) => exists(path) && (entry !== 'uplineTransfer' || hasUpline));
}

export const entryLabels = {
  benefits: 'mine.benefits',
  deposit: 'deposit.title',
  withdraw: 'mine.withdraw',
  fundTransfer: 'fundTransfer.title',
  security: 'mine.security',
  saferPlay: 'mine.saferPlay',
  depositReport: 'mine.depositReport',
  withdrawReport: 'mine.withdrawReport',
  accountRecord: 'movements.title',
  bettingRecord: 'bets.title',
  unfinishedRounds: 'unfinished.title',
  profitAndLoss: 'mine.profitAndLoss',
  uplineTransfer: 'mine.uplineTransfer',
  redRain: 'mine.redRain',
  rewards: 'mine.rewards',
  manualRebate: 'mine.manualRebate',
  inbox: 'inbox.title',
  feedback: 'mine.feedback',
  invite: 'mine.invite',
} as const satisfies Record<MemberMenuName, PlainMessageId>;

/** How the new member centre puts the entries together. */
export const entryGroups = [
  {
    title: 'mine.group.money',
    entries: ['deposit', 'withdraw', 'fundTransfer', 'depositReport', 'withdrawReport', 'uplineTransfer'],
  },
  {
    title: 'mine.group.records',
    entries: ['bettingRecord', 'unfinishedRounds', 'accountRecord', 'profitAndLoss'],
  },
  { title: 'mine.group.offers', entries: ['benefits', 'redRain', 'rewards', 'manualRebate', 'invite'] },
  { title: 'mine.group.help', entries: ['security', 'saferPlay', 'inbox', 'feedback'] },
] as const satisfies readonly { title: PlainMessageId; entries: readonly MemberMenuName[] }[];

export interface EntryGroup {
  /** Absent where the entries are too few to be told apart. */
  readonly title?: (typeof entryGroups)[number]['title'] | undefined;
  readonly items: readonly MenuItem[];
}

/** Two rows of cards are seen at a glance. */
const fewEntries = 6;

/** The entries in the order of the groups; in groups of their own once there are more than a few. */
export function groupEntries(entries: readonly MenuItem[]): readonly EntryGroup[] {
  const groups = entryGroups.map(({ title, entries: names }) => ({
    title,
    items: names.flatMap((name) => entries.filter(({ entry }) => entry === name)),
  }));
  if (entries.length <= fewEntries) return [{ items: groups.flatMap(({ items }) => items) }];
  return groups.filter(({ items }) => items.length > 0);
}
