import type { SettingName } from '@wau/contract/merchant-settings';

type Loosens = (from: string, to: string) => boolean;

const higher: Loosens = (from, to) => Number(to) > Number(from);
const lower: Loosens = (from, to) => Number(to) < Number(from);

/** From an amount on something is looked at twice; 0 is never, and so the loosest of all, however many zeros are typed. */
const laterOrNever: Loosens = (from, to) => amountOrNever(to) > amountOrNever(from);

function amountOrNever(text: string): number {
  const amount = Number(text);
  return amount === 0 ? Number.POSITIVE_INFINITY : amount;
}

/** What bounds money that leaves the house or is given, and which way is the loose one. */
const moneyBounds: Readonly<Partial<Record<SettingName, Loosens>>> = {
  'withdrawal-maximum': higher,
  'withdrawal-daily-count': higher,
  'withdrawal-daily-amount': higher,
  'withdrawal-two-persons-from': laterOrNever,
  'withdrawal-identity-from': laterOrNever,
  'commission-approval-from': laterOrNever,
  // Without the flag nobody is asked who they are, whatever they withdraw.
  'flag KYC3': (from, to) => from === 'on' && to === 'off',
  'upline-transfer-maximum': higher,
  'downline-transfer-maximum': higher,
  'downline-transfer-daily-amount': higher,
  'rain-maximum': higher,
  'rain-daily-count': higher,
  'referral-reward': higher,
  'referral-deposit': lower,
  'referral-turnover': lower,
  'referral-days': higher,
  'referral-turnover-times': lower,
  'referral-daily-count': higher,
  'referral-monthly-count': higher,
  'referral-budget': higher,
  // What comes back of lottery stakes, in prizes and as a rebate.
  'lottery-series': higher,
  'lottery-series-highest': higher,
  'lottery-return-highest-basis-points': higher,
  // Which of two lists of steps gives more depends on who brings how many friends.
  'referral-steps': (from, to) => to !== 'none' && to !== from,
  // Teams that have won begin the next period at nothing.
  'dividend-losses-carried': (from, to) => from === 'on' && to === 'off',
};

export function isMoneyBound(settingName: string): boolean {
  return Object.hasOwn(moneyBounds, settingName);
}

/** Whether a change lets more money out than before, or fewer persons look at it. */
export function loosensMoneyBound(settingName: string, from: string, to: string): boolean {
  return isMoneyBound(settingName) && moneyBounds[settingName as SettingName]?.(from, to) === true;
}
