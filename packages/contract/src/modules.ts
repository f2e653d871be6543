/**
 * Module ids group calls so that a merchant can switch a group off. A call that belongs to a module must
 * name it in the `Module` header; the ids that the market's clients know stand as they are.
 */
export const moduleIds = [
  'COMM3',
  'FREEPLAY3',
  'REGISTER_REE3',
  'AFFMAN3',
  'VALID_CAPTCHA3',
  'VERIFICATION3',
  'PWRESETSMS3',
  'FUNDTRANS3',
  'DEPOSIT3',
  'WITHDRAW3',
  'GAME3',
  'TRANSREC3',
  'TRANSBETREPMEM3',
  'INBOX3',
  'PROFPIC3',
  'FEEDBACK3',
  'REWCEN3',
  'KYC3',
  'MEMCLUB3',
  'AGEINFO3',
  'DAILYSALCONT3',
  'HOURSAL3',
] as const;

export type ModuleId = (typeof moduleIds)[number];

/** White-label switches that change what a merchant's players see; each is on or off. */
export const flagNames = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'MOBILENUMLOGIN3',
  'PWRESETSMS3',
  'FREEPLAY3',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
  'DIRECTREG3',
  'FEEDBACK3',
  'REFERRAL',
  'DEPRECM3',
  'WITHREC3',
  'TRANSREC3',
  'TRANSBETREPMEM3',
  'PERSREP',
  'AGETRANSFERUP3',
  'AGETRANSFERDOWN3',
  'REDRAIN3',
  'REWCEN3',
  'MANPLAYREB3',
  'MAILCEN',
  'MEMCLUB3',
  'KYC3',
] as const;

export type FlagName = (typeof flagNames)[number];

/** Modules of which the site tells clients beside the flags, since something that is shown hangs on them alone. */
export const toldModuleIds = ['AFFMAN3'] as const satisfies readonly ModuleId[];

/** What the site tells to be on or off. */
export const toldSwitches = [...flagNames, ...toldModuleIds] as const;

export type ToldSwitch = (typeof toldSwitches)[number];

/** Choices of the mobile screens that a merchant makes; each is a text. */
export const mobileTemplateKeys = [
  'mem_cen',
  'dep_func',
  'app_background',
  'app_desc',
  'app_desc_font_color',
] as const;

export type MobileTemplateKey = (typeof mobileTemplateKeys)[number];
