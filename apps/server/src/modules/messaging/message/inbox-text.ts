import type { LanguageCode } from '@wau/contract/languages';
import { offeredLanguages } from '@wau/i18n/offered-languages';
import type { CurrencyCode } from '@wau/money/currency';
import { formatShortMinor, unbroken } from '@wau/money/format';
import { parseMinor, zeroMinor } from '@wau/money/minor';
import { type MessageTextId, messageTexts } from './message-texts.ts';

/** An amount is written in the reader's way, and what has a name in each language by that. */
export type InboxValue =
  | string
  | { readonly amountMinor: string; readonly currencyCode: CurrencyCode }
  | { readonly byLanguage: Readonly<Record<string, string>> };

export type InboxValues = Readonly<Record<string, InboxValue>>;

type NoticeId = Extract<MessageTextId, `notice.${string}`>;

interface InboxTextParts {
  readonly title: MessageTextId;
  readonly lines: readonly MessageTextId[];
  readonly linkPath: string;
}

const rewardPath = '/m/rewardCenter?view=history';
const depositPath = '/m/voucherCenter';
const withdrawalPath = '/m/withdraw';
const clubPath = '/m/member/benefits';
const referralPath = '/m/inviteFriends';
const betsPath = '/m/gameRecord';
const slipsPath = '/m/lotteryOrders';
const uplinePath = '/m/upLine/transfer';
const rainPath = '/m/redRain';
const affiliatePath = '/m/agent/affiliate/months';

const texts = {
  'deposit.approved': {
    title: 'inbox.deposit.approved.title',
    lines: ['inbox.deposit.approved'],
    linkPath: '/m/transaction/record',
  },
  'deposit.late': {
    title: 'inbox.deposit.approved.title',
    lines: ['inbox.deposit.late'],
    linkPath: '/m/transaction/record',
  },
  'deposit.declined': {
    title: 'inbox.deposit.declined.title',
    lines: ['inbox.deposit.declined', 'inbox.deposit.declined.next'],
    linkPath: depositPath,
  },
  'withdrawal.paid': {
    title: 'inbox.withdrawal.paid.title',
    lines: ['inbox.withdrawal.paid'],
    linkPath: withdrawalPath,
  },
  'withdrawal.rejected': {
    title: 'inbox.withdrawal.rejected.title',
    lines: ['inbox.withdrawal.rejected'],
    linkPath: withdrawalPath,
  },
  'withdrawal.failed': {
    title: 'inbox.withdrawal.failed.title',
    lines: ['inbox.withdrawal.failed', 'inbox.withdrawal.failed.next'],
    linkPath: withdrawalPath,
  },
  'referral.rewarded': {
    title: 'inbox.referral.rewarded.title',
    lines: ['inbox.referral.rewarded'],
    linkPath: referralPath,
  },
  'referral.rewarded.turnover': {
    title: 'inbox.referral.rewarded.title',
    lines: ['inbox.referral.rewarded', 'inbox.reward.turnover'],
    linkPath: referralPath,
  },
  'upline.sent': {
    title: 'inbox.upline.sent.title',
    lines: ['inbox.upline.sent'],
    linkPath: uplinePath,
  },
  'upline.received': {
    title: 'inbox.upline.received.title',
    lines: ['inbox.upline.received'],
    linkPath: '/m/transaction/record',
  },
  'team.notice': { title: 'inbox.team.notice.title', lines: ['inbox.team.notice'], linkPath: '' },
  'downline.sent': {
    title: 'inbox.downline.sent.title',
    lines: ['inbox.downline.sent'],
    linkPath: '/m/member/team',
  },
  'downline.received': {
    title: 'inbox.downline.received.title',
    lines: ['inbox.downline.received'],
    linkPath: '/m/transaction/record',
  },
  'rain.announced': {
    title: 'inbox.rain.announced.title',
    lines: ['inbox.rain.announced'],
    linkPath: rainPath,
  },
  'rain.cancelled': {
    title: 'inbox.rain.cancelled.title',
    lines: ['inbox.rain.cancelled'],
    linkPath: rainPath,
  },
  'rates.changed': {
    title: 'inbox.rates.changed.title',
    lines: ['inbox.rates.changed'],
    linkPath: '/m/member/agent/agentRebeat',
  },
  'rates.changed.player': {
    title: 'inbox.rates.changed.title',
    lines: ['inbox.rates.changed.player'],
    linkPath: '/m/member/manualRebate',
  },
  'commission.paid': {
    title: 'inbox.commission.paid.title',
    lines: ['inbox.commission.paid'],
    linkPath: '/m/agent/commissions',
  },
  'team.rebate.paid': {
    title: 'inbox.team.rebate.paid.title',
    lines: ['inbox.team.rebate.paid'],
    linkPath: '/m/member/teamRebate',
  },
  'affiliate.paid': {
    title: 'inbox.affiliate.paid.title',
    lines: ['inbox.affiliate.paid'],
    linkPath: affiliatePath,
  },
  'affiliate.withheld': {
    title: 'inbox.affiliate.withheld.title',
    lines: ['inbox.affiliate.withheld'],
    linkPath: affiliatePath,
  },
  'upline.moved': {
    title: 'inbox.upline.moved.title',
    lines: ['inbox.upline.moved'],
    linkPath: '/m/service',
  },
  'upline.moved.top': {
    title: 'inbox.upline.moved.title',
    lines: ['inbox.upline.moved.top'],
    linkPath: '/m/service',
  },
  'reward.issued': {
    title: 'inbox.reward.issued.title',
    lines: ['inbox.reward.issued'],
    linkPath: rewardPath,
  },
  'reward.issued.turnover': {
    title: 'inbox.reward.issued.title',
    lines: ['inbox.reward.issued', 'inbox.reward.turnover'],
    linkPath: rewardPath,
  },
  'reward.rejected': {
    title: 'inbox.reward.rejected.title',
    lines: ['inbox.reward.rejected', 'inbox.reward.rejected.next'],
    linkPath: rewardPath,
  },
  'bonus.closed': {
    title: 'inbox.bonus.title',
    lines: ['inbox.bonus.closed', 'inbox.bonus.next'],
    linkPath: '/m/rewardCenter',
  },
  'bonus.used': {
    title: 'inbox.bonus.title',
    lines: ['inbox.bonus.used', 'inbox.bonus.next'],
    linkPath: '/m/rewardCenter',
  },
  'bonus.budget': {
    title: 'inbox.bonus.title',
    lines: ['inbox.bonus.budget', 'inbox.bonus.next'],
    linkPath: '/m/rewardCenter',
  },
  'bonus.minimum': {
    title: 'inbox.bonus.title',
    lines: ['inbox.bonus.minimum', 'inbox.bonus.next'],
    linkPath: '/m/rewardCenter',
  },
  'bonus.paused': {
    title: 'inbox.bonus.title',
    lines: ['inbox.bonus.paused', 'inbox.bonus.next'],
    linkPath: '/m/rewardCenter',
  },
  'round.paid': { title: 'inbox.round.title', lines: ['inbox.round.paid'], linkPath: betsPath },
  'round.refunded': { title: 'inbox.round.title', lines: ['inbox.round.refunded'], linkPath: betsPath },
  'lottery.won': { title: 'inbox.lottery.won.title', lines: ['inbox.lottery.won'], linkPath: slipsPath },
  'lottery.voided': {
    title: 'inbox.lottery.voided.title',
    lines: ['inbox.lottery.voided', 'inbox.lottery.voided.next'],
    linkPath: slipsPath,
  },
  'lottery.corrected': {
    title: 'inbox.lottery.corrected.title',
    lines: ['inbox.lottery.corrected', 'inbox.lottery.corrected.next'],
    linkPath: slipsPath,
  },
  'club.reached': {
    title: 'inbox.club.reached.title',
    lines: ['inbox.club.reached'],
    linkPath: clubPath,
  },
  'club.fallen': {
    title: 'inbox.club.fallen.title',
    lines: ['inbox.club.fallen', 'inbox.club.next'],
    linkPath: clubPath,
  },
  'club.left': {
    title: 'inbox.club.fallen.title',
    lines: ['inbox.club.left', 'inbox.club.next'],
    linkPath: clubPath,
  },
} as const satisfies Readonly<Record<string, InboxTextParts>>;

export type InboxTextId = keyof typeof texts | NoticeId;

export interface RenderedInboxText {
  readonly title: string;
  /** A paragraph for each line. */
  readonly text: string;
}

/** The words of a message in a language; `undefined` for a text that this version does not know. */
export function renderInboxText(
  textId: string,
  values: InboxValues,
  language: LanguageCode,
): RenderedInboxText | undefined {
  const parts = partsOf(textId);
  if (parts === undefined) return undefined;
  const t = messageTexts(language);
  const written = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, writtenIn(value, language)]),
  );
  return { title: t(parts.title, written), text: parts.lines.map((line) => t(line, written)).join('\n') };
}

/** Where a message leads; the app shows it as far as it has the screen. */
export function inboxLinkOf(textId: InboxTextId): string {
  return partsOf(textId)?.linkPath ?? '';
}

function partsOf(textId: string): InboxTextParts | undefined {
  if (Object.hasOwn(texts, textId)) return texts[textId as keyof typeof texts];
  if (!isNotice(textId)) return undefined;
  return {
    title: 'mail.notice.subject',
    lines: [textId, 'mail.notice.after'],
    linkPath: '/m/securityCenter',
  };
}

function isNotice(textId: string): textId is NoticeId {
  return /^notice\./.test(textId) && messageTexts('EN')(textId as NoticeId) !== textId;
}

function writtenIn(value: InboxValue, language: LanguageCode): string {
  if (typeof value === 'string') return value;
  if ('byLanguage' in value) return value.byLanguage[language] ?? Object.values(value.byLanguage)[0] ?? '';
  const { locale } = offeredLanguages[language];
  return unbroken(formatShortMinor(parseMinor(value.amountMinor) ?? zeroMinor, value.currencyCode, locale));
}
