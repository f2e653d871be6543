import { homeBlocks } from '@wau/contract/home-blocks';
import type { PlainSettingName } from '@wau/contract/merchant-settings';
import { longestCheckMinutes, shortestCheckMinutes } from '@wau/contract/play-limits';
import { dividendPeriods } from '@wau/rules/agency/commission-periods';
import { seriesHighest, seriesLowest } from '@wau/rules/lottery/lottery-odds';
import { brandColumns } from './brand-columns.ts';
import {
  addressesKind,
  choiceKind,
  choicesKind,
  countriesKind,
  hoursKind,
  moneyKind,
  numberKind,
  operatorCodeKind,
  originsKind,
  type SettingColumn,
  stepsKind,
  switchKind,
  textKind,
  timeZoneKind,
  yearsKind,
} from './setting-kinds.ts';

/** What the indexes of large payouts hold. */
const leastWinnerThresholdMinor = 10_000;

/** A file of data, longer than others for that. */
export const settingColumns: Readonly<
  Record<Exclude<PlainSettingName, 'maintenance-window'>, SettingColumn>
> = {
  ...brandColumns,
  status: {
    column: 'status',
    kind: choiceKind(['open', 'maintenance']),
    meaning: 'maintenance closes the site until it is opened again',
  },
  'status-text': {
    column: 'status_text',
    kind: textKind(200),
    meaning: 'what the maintenance screen says besides, or none',
  },
  'maintenance-allow': {
    column: 'maintenance_allowed_addresses',
    kind: addressesKind,
    meaning: 'addresses that get in during maintenance',
  },
  'restricted-countries': {
    column: 'restricted_countries',
    kind: countriesKind,
    meaning: 'countries in which the site is closed',
  },
  'blocked-addresses': {
    column: 'blocked_addresses',
    kind: addressesKind,
    meaning: 'addresses that never get in',
  },
  'allowed-addresses': {
    column: 'allowed_addresses',
    kind: addressesKind,
    meaning: 'addresses whose country makes no difference',
  },
  'image-origins': {
    column: 'image_origins',
    kind: originsKind,
    meaning: 'where else pictures are served; one is chosen at random for each visit',
  },
  'minimum-age': {
    column: 'minimum_age_years',
    kind: choiceKind(['18', '21']),
    meaning: 'the age that whoever registers confirms',
  },
  'register-captcha': {
    column: 'register_captcha_enabled',
    kind: switchKind,
    meaning: 'whether registration asks for a captcha',
  },
  'time-zone': {
    column: 'time_zone',
    kind: timeZoneKind,
    meaning: 'where the days of reports and sums begin at midnight, such as Asia/Kuala_Lumpur',
  },
  'copyright-years': {
    column: 'copyright_years',
    kind: yearsKind,
    meaning: 'years of the copyright under home and its menu',
  },
  'home-blocks': {
    column: 'home_blocks',
    kind: choicesKind('home', homeBlocks),
    meaning: 'what home is made of, in order; what is left out is not shown, and its own call refuses',
  },
  'winner-threshold': {
    column: 'winner_threshold_minor',
    kind: moneyKind(leastWinnerThresholdMinor, 999_999_999),
    meaning: 'a payout, in minor units, from which on a win is on the board of home',
  },
  'service-hours': {
    column: 'service_hours',
    kind: hoursKind,
    meaning: "when customer service can be talked with, by the merchant's time zone; off: not at all",
  },
  'service-answer-minutes': {
    column: 'service_answer_minutes',
    kind: numberKind(1, 1_440),
    meaning: 'within so many minutes somebody answers, or the conversation becomes a ticket',
  },
  jackpot: {
    column: 'jackpot_display',
    kind: choiceKind(['decorative', 'off']),
    meaning: 'the counter of home that is labelled as decoration',
  },
  autoplay: {
    column: 'allows_autoplay',
    kind: switchKind,
    meaning: 'whether games may play rounds by themselves, which some markets forbid',
  },
  operator: {
    column: 'operator_code',
    kind: operatorCodeKind,
    meaning:
      'whose brand it is, by a code such as house: who excludes himself from play at one brand of an operator does so at all',
  },
  'team-active-turnover': {
    column: 'team_active_turnover_minor',
    kind: moneyKind(1, 100_000_000),
    meaning: "a member of an agent's team counts as active in a day with so much turnover, in minor units",
  },
  'team-active-deposit': {
    column: 'team_active_deposit_minor',
    kind: moneyKind(1, 100_000_000),
    meaning: 'or with so much deposited, in minor units',
  },
  'team-names-masked': {
    column: 'masks_team_names',
    kind: switchKind,
    meaning: 'whether an agent reads the names of members below the direct line masked',
  },
  'team-notices': {
    column: 'allows_team_notices',
    kind: switchKind,
    meaning: 'whether agents may write to members directly below them',
  },
  'affiliate-window-days': {
    column: 'affiliate_window_days',
    kind: numberKind(1, 365),
    meaning: "for so many days a visitor counts as brought by an affiliate's link",
  },
  'affiliate-first-link': {
    column: 'affiliate_first_link',
    kind: switchKind,
    meaning: 'whether the first link within these days counts instead of the last one',
  },
  'commission-approval-from': {
    column: 'commission_approval_minor',
    kind: moneyKind(0, 1_000_000_000),
    meaning:
      'from so much on, in minor units, a run of commissions waits for an operator before it is paid; 0 for never',
  },
  'dividend-period': {
    column: 'dividend_period',
    kind: choiceKind(dividendPeriods),
    meaning: 'what dividends are reckoned over: month, or halfMonth for the 1st to the 15th and the rest',
  },
  'dividend-losses-carried': {
    column: 'carries_dividend_losses',
    kind: switchKind,
    meaning: "whether what an agent's team has won in a period is taken from its net loss in the next",
  },
  'feature-buy': {
    column: 'allows_feature_buy',
    kind: switchKind,
    meaning: "whether a slot's feature may be bought, which some markets forbid",
  },
  'automatic-transfers': {
    column: 'automatic_transfers',
    kind: switchKind,
    meaning:
      'whether a game of a vendor with wallets of its own takes the balance along, and brings it back afterwards',
  },
  'withdrawal-minimum': {
    column: 'withdrawal_min_minor',
    kind: moneyKind(1, 1_000_000_000),
    meaning: 'the least that is paid out, in minor units; at most withdrawal-maximum',
  },
  'withdrawal-maximum': {
    column: 'withdrawal_max_minor',
    kind: moneyKind(1, 1_000_000_000),
    meaning: 'the most that is paid out at once, in minor units',
  },
  'withdrawal-daily-count': {
    column: 'withdrawal_daily_count',
    kind: numberKind(1, 100),
    meaning: 'how often a member may withdraw on a day',
  },
  'withdrawal-daily-amount': {
    column: 'withdrawal_daily_minor',
    kind: moneyKind(1, 1_000_000_000),
    meaning: 'how much of it on a day, in minor units',
  },
  'withdrawal-fee': {
    column: 'withdrawal_fee_minor',
    kind: moneyKind(0, 1_000_000),
    meaning: 'what a withdrawal costs, in minor units',
  },
  'withdrawal-fee-basis-points': {
    column: 'withdrawal_fee_basis_points',
    kind: numberKind(0, 2_000),
    meaning: 'what it costs besides, in hundredths of a percent of the amount',
  },
  'withdrawal-usual-minutes': {
    column: 'withdrawal_usual_minutes',
    kind: numberKind(1, 10_080),
    meaning: 'within so many minutes a withdrawal is mostly paid, which members are told',
  },
  'withdrawal-two-persons-from': {
    column: 'withdrawal_two_persons_minor',
    kind: moneyKind(0, 1_000_000_000),
    meaning: 'from so much on, in minor units, two operators have to approve a withdrawal; 0 for never',
  },
  'withdrawal-identity-from': {
    column: 'withdrawal_identity_minor',
    kind: moneyKind(0, 1_000_000_000),
    meaning:
      'a member whose identity is not verified withdraws no more than this in all, in minor units; 0 for as much as there is, and without flag KYC3 nobody is asked',
  },
  'upline-transfer-minimum': {
    column: 'upline_transfer_min_minor',
    kind: moneyKind(1, 1_000_000_000),
    meaning: 'the least that a member sends to the upline, in minor units; at most upline-transfer-maximum',
  },
  'upline-transfer-maximum': {
    column: 'upline_transfer_max_minor',
    kind: moneyKind(1, 1_000_000_000),
    meaning: 'the most that a member sends to the upline at once, in minor units',
  },
  'downline-transfer-minimum': {
    column: 'downline_transfer_min_minor',
    kind: moneyKind(1, 1_000_000_000),
    meaning:
      'the least that an agent sends to a member of the direct line, in minor units; at most downline-transfer-maximum',
  },
  'downline-transfer-maximum': {
    column: 'downline_transfer_max_minor',
    kind: moneyKind(1, 1_000_000_000),
    meaning: 'the most that an agent sends to a member of the direct line at once, in minor units',
  },
  'downline-transfer-daily-amount': {
    column: 'downline_transfer_daily_minor',
    kind: moneyKind(1, 1_000_000_000),
    meaning: 'all that an agent sends to the direct line on a day, in minor units',
  },
  'rain-minimum': {
    column: 'rain_min_minor',
    kind: moneyKind(1, 1_000_000_000),
    meaning: 'the least that a red rain is worth in all, in minor units; at most rain-maximum',
  },
  'rain-maximum': {
    column: 'rain_max_minor',
    kind: moneyKind(1, 1_000_000_000),
    meaning: 'the most that a red rain is worth in all, in minor units',
  },
  'rain-daily-count': {
    column: 'rain_daily_count',
    kind: numberKind(1, 100),
    meaning: 'how many red rains an agent schedules on a day',
  },
  'referral-reward': {
    column: 'referral_reward_minor',
    kind: moneyKind(0, 1_000_000_000),
    meaning: 'what a member is given for each friend who does what is asked for, in minor units; 0: nothing',
  },
  'referral-deposit': {
    column: 'referral_deposit_minor',
    kind: moneyKind(1, 1_000_000_000),
    meaning: "the least that a friend's first deposit must be, in minor units",
  },
  'referral-turnover': {
    column: 'referral_turnover_minor',
    kind: moneyKind(0, 1_000_000_000),
    meaning: 'what a friend must have staked besides, in minor units',
  },
  'referral-days': {
    column: 'referral_within_days',
    kind: numberKind(1, 365),
    meaning: 'both within so many days of the registration',
  },
  'referral-turnover-times': {
    column: 'referral_turnover_times',
    kind: numberKind(0, 100),
    meaning: 'how often the reward is to be staked before money may leave',
  },
  'referral-daily-count': {
    column: 'referral_daily_count',
    kind: numberKind(1, 1_000),
    meaning: 'how many friends a member is rewarded for on a day; further ones wait',
  },
  'referral-monthly-count': {
    column: 'referral_monthly_count',
    kind: numberKind(1, 10_000),
    meaning: 'the same in a month',
  },
  'referral-budget': {
    column: 'referral_budget_minor',
    kind: moneyKind(0, 1_000_000_000_000),
    meaning: 'all that is ever given for friends, in minor units; what does not fit waits until it is raised',
  },
  'referral-steps': {
    column: 'referral_steps',
    kind: stepsKind,
    meaning:
      'what is given besides with the so many-th friend, in minor units, such as "5:1000 10:2500"; none for nothing',
  },
  'reality-check-minutes': {
    column: 'reality_check_minutes',
    kind: numberKind(shortestCheckMinutes, longestCheckMinutes),
    meaning:
      'after so many minutes of play a member looks back on time and result, and games wait for the answer',
  },
  'return-funds-minutes': {
    column: 'return_funds_minutes',
    kind: numberKind(1, 1_440),
    meaning: 'a wallet at a vendor that nobody has played from for so long is brought back',
  },
  'lottery-series': {
    column: 'lottery_series',
    kind: numberKind(seriesLowest, seriesHighest),
    meaning: 'the prize series that lottery bets are played by where none is named',
  },
  'lottery-series-highest': {
    column: 'lottery_series_highest',
    kind: numberKind(seriesLowest, seriesHighest),
    meaning:
      'the highest prize series that members may play by; by a lower one, the difference of both comes back as a rebate, in parts of 2,000 of the stake',
  },
  'lottery-return-lowest-basis-points': {
    column: 'lottery_return_lowest_basis_points',
    kind: numberKind(0, 10_000),
    meaning: 'the least that may come back of a lottery line, in basis points; odds below are not loaded',
  },
  'lottery-return-highest-basis-points': {
    column: 'lottery_return_highest_basis_points',
    kind: numberKind(0, 10_000),
    meaning: 'the most that may come back of a lottery line, in basis points; odds above are not loaded',
  },
  'lottery-beacon': {
    column: 'lottery_beacon',
    kind: switchKind,
    meaning:
      'whether draws of the house that are planned from now on follow from a public beacon, which their numbers wait for, instead of the slips',
  },
};
