import type { SettingName } from '@wau/contract/merchant-settings';

/** What each subject is made of, in the order in which it is shown. */
const subjects = {
  brand: ['brand-name', 'theme', 'languages', 'default-language', 'country'],
  site: ['status', 'status-text', 'maintenance-window', 'maintenance-allow', 'time-zone', 'operator'],
  access: ['restricted-countries', 'blocked-addresses', 'allowed-addresses', 'minimum-age'],
  registration: [
    ...(['flag USERNAMEREG3', 'flag MOBILENUMREG3', 'flag REGMOBVERF3', 'flag MOBILENUMPASSREG3'] as const),
    ...(['flag DIRECTREG3', 'flag MOBILENUMLOGIN3', 'flag PWRESETSMS3', 'flag FACEBOOKLOGIN3'] as const),
    ...(['flag GOOGLELOGIN3', 'flag FREEPLAY3', 'trial-grant', 'flag KYC3', 'register-captcha'] as const),
    ...(['module REGISTER_REE3', 'module VERIFICATION3', 'module VALID_CAPTCHA3'] as const),
    ...(['module PWRESETSMS3', 'module AFFMAN3', 'module FREEPLAY3', 'module KYC3'] as const),
  ],
  home: [
    ...(['home-blocks', 'jackpot', 'winner-threshold', 'copyright-years', 'image-origins'] as const),
    ...(['template app_background', 'template app_desc', 'template app_desc_font_color'] as const),
  ],
  member: [
    ...(['template mem_cen', 'flag DEPRECM3', 'flag WITHREC3', 'flag TRANSREC3'] as const),
    ...(['flag TRANSBETREPMEM3', 'flag PERSREP', 'flag REWCEN3', 'flag MANPLAYREB3'] as const),
    ...(['flag MEMCLUB3', 'module TRANSREC3', 'module TRANSBETREPMEM3', 'module REWCEN3'] as const),
    ...(['module MEMCLUB3', 'module PROFPIC3'] as const),
  ],
  play: [
    ...(['module GAME3', 'autoplay', 'feature-buy', 'reality-check-minutes'] as const),
    ...(['automatic-transfers', 'return-funds-minutes', 'module FUNDTRANS3', 'module COMM3'] as const),
    ...(['lottery-series', 'lottery-series-highest'] as const),
    ...(['lottery-return-lowest-basis-points', 'lottery-return-highest-basis-points'] as const),
    'lottery-beacon',
  ],
  money: [
    ...([
      'module DEPOSIT3',
      'deposit-bonus',
      'template dep_func',
      'module WITHDRAW3',
      'withdrawal-minimum',
    ] as const),
    ...(['withdrawal-maximum', 'withdrawal-daily-count', 'withdrawal-daily-amount'] as const),
    ...(['withdrawal-fee', 'withdrawal-fee-basis-points', 'withdrawal-usual-minutes'] as const),
    ...(['withdrawal-two-persons-from', 'withdrawal-identity-from'] as const),
  ],
  agency: [
    ...(['module AGEINFO3', 'module DAILYSALCONT3', 'module HOURSAL3'] as const),
    ...(['flag AGETRANSFERUP3', 'upline-transfer-minimum'] as const),
    ...([
      'upline-transfer-maximum',
      'flag REFERRAL',
      'referral-bonus',
      'referral-reward',
      'referral-deposit',
    ] as const),
    ...(['referral-turnover', 'referral-days', 'referral-turnover-times'] as const),
    ...(['referral-daily-count', 'referral-monthly-count', 'referral-budget', 'referral-steps'] as const),
    ...(['team-active-turnover', 'team-active-deposit', 'team-names-masked', 'team-notices'] as const),
    ...(['flag AGETRANSFERDOWN3', 'downline-transfer-minimum', 'downline-transfer-maximum'] as const),
    ...(['downline-transfer-daily-amount', 'flag REDRAIN3'] as const),
    ...(['rain-minimum', 'rain-maximum', 'rain-daily-count'] as const),
    ...(['affiliate-window-days', 'affiliate-first-link'] as const),
    ...(['commission-approval-from', 'dividend-period', 'dividend-losses-carried'] as const),
  ],
  service: [
    ...(['service-hours', 'service-answer-minutes', 'flag FEEDBACK3', 'flag MAILCEN'] as const),
    ...(['module FEEDBACK3', 'module INBOX3'] as const),
  ],
} as const satisfies Readonly<Record<string, readonly SettingName[]>>;

export type SettingSubject = keyof typeof subjects;

export const settingSubjects = Object.keys(subjects) as readonly SettingSubject[];

export function settingsOf(subject: SettingSubject): readonly SettingName[] {
  return subjects[subject];
}

/** Where a setting stands; `undefined` for what is none of the settings that each merchant has. */
export function settingSubject(name: string): SettingSubject | undefined {
  return settingSubjects.find((subject) => settingsOf(subject).some((each) => each === name));
}
