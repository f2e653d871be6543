import type { FlagName, ModuleId } from '@wau/contract/modules';

/** What a brand that begins like no other lets its players do; whatever needs content, providers or terms first is off. */
export const usualFlags: readonly FlagName[] = [
  'USERNAMEREG3',
  'FREEPLAY3',
  'DEPRECM3',
  'WITHREC3',
  'TRANSREC3',
  'TRANSBETREPMEM3',
  'MAILCEN',
  'FEEDBACK3',
];

/** Modules answer calls; without its flag nothing of them is shown. */
export const usualModules: readonly ModuleId[] = [
  'COMM3',
  'FREEPLAY3',
  'VERIFICATION3',
  'REGISTER_REE3',
  'AFFMAN3',
  'VALID_CAPTCHA3',
  'DEPOSIT3',
  'FUNDTRANS3',
  'WITHDRAW3',
  'GAME3',
  'TRANSREC3',
  'TRANSBETREPMEM3',
  'REWCEN3',
  'INBOX3',
  'PROFPIC3',
  'FEEDBACK3',
  'KYC3',
  'MEMCLUB3',
  'AGEINFO3',
  'DAILYSALCONT3',
  'HOURSAL3',
];

/** Switches that are not taken over from another merchant: what they open is that one's own, and the new one has none of it yet. */
export const flagsOfOwn: readonly FlagName[] = [
  'GOOGLELOGIN3',
  'FACEBOOKLOGIN3',
  'MEMCLUB3',
  'MANPLAYREB3',
  'REWCEN3',
];
