import type { HomeBlock } from '@wau/contract/home-blocks';
import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { FlagName, MobileTemplateKey, ModuleId } from '@wau/contract/modules';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { MerchantAccess } from './merchant-access.ts';
import type { VendorKeys } from './vendor-keys.ts';

/** A brand with its settings, as they are right now. */
export interface Merchant {
  readonly merchantCode: MerchantCode;
  /** A trial merchant: whose games are tried here with play money. */
  readonly trialOf: MerchantCode | undefined;
  /** Where this merchant's games are tried; `undefined`: it offers no trial. */
  readonly trialMerchantCode: MerchantCode | undefined;
  /** Play money that a trial account begins with. */
  readonly trialGrantMinor: Minor;
  readonly brandName: string;
  readonly themeName: string;
  readonly currencyCode: CurrencyCode;
  /** IANA name; the merchant's days begin at midnight there. */
  readonly timeZone: string;
  /** In the order they are offered. */
  readonly languages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
  readonly flags: ReadonlySet<FlagName>;
  readonly modules: ReadonlySet<ModuleId>;
  /** ISO 3166-1 alpha-2 of the country whose numbers come without a dialing code. */
  readonly countryCode: string;
  readonly minimumAgeYears: number;
  /** Whether the registration form asks for a captcha. */
  readonly isRegisterCaptchaEnabled: boolean;
  readonly copyrightYears: string;
  readonly depositBonusMinor: Minor;
  readonly referralBonusMinor: Minor;
  readonly mobileTemplate: Readonly<Record<MobileTemplateKey, string>>;
  readonly imageOrigins: readonly string[];
  /** The service that sends and checks codes by SMS in the merchant's place (AC-08), if any. */
  readonly phoneVerification: { readonly apiUrl: string; readonly apiKey: string } | undefined;
  /** What home is made of, in order. */
  readonly homeBlocks: readonly HomeBlock[];
  /** A payout from which on a win is on the board of home. */
  readonly winnerThresholdMinor: Minor;
  /** When customer service can be talked with, where the merchant is: `off`, `always` or times of the week. */
  readonly serviceHours: string;
  /** Within so many minutes somebody answers while it is open. */
  readonly serviceAnswerMinutes: number;
  readonly jackpotDisplay: 'decorative' | 'off';
  /** Whether games may play rounds by themselves; some markets forbid it. */
  readonly allowsAutoplay: boolean;
  /** Whether players may buy a slot's feature instead of waiting for it. */
  readonly allowsFeatureBuy: boolean;
  /** Whether opening a game of a vendor with wallets of its own takes the balance there, and leaving it brings it back. */
  readonly automaticTransfers: boolean;
  /** A wallet at a vendor that nobody has played from for so long is brought back. */
  readonly returnFundsMinutes: number;
  /** The prize series of lotteries that members play by, and the highest that they may. */
  readonly lotterySeries: number;
  readonly lotterySeriesHighest: number;
  /** What odds of lotteries may bring back of stakes. */
  readonly lotteryReturnLowestBasisPoints: number;
  readonly lotteryReturnHighestBasisPoints: number;
  /** Whether draws of the house follow from a public beacon instead of the slips. */
  readonly lotteryBeacon: boolean;
  /** How often members look back on play; a member may choose to do it more often. */
  readonly realityCheckMinutes: number;
  /** Whether agents read names below their direct line masked. */
  readonly masksTeamNames: boolean;
  /** Whether agents may write to members directly below them. */
  readonly allowsTeamNotices: boolean;
  /** For so many days a visitor counts as brought by an affiliate's link, the last one or the first. */
  readonly affiliateWindowDays: number;
  readonly affiliateFirstLink: boolean;
  readonly access: MerchantAccess;
  readonly hosts: readonly string[];
  readonly vendors: readonly MerchantVendor[];
}

/** A provider of games to the merchant. */
export interface MerchantVendor {
  readonly vendorCode: string;
  readonly vendorName: string;
  readonly enabled: boolean;
  /** Names the adapter that speaks with the vendor. */
  readonly protocol: string;
  readonly keys: VendorKeys;
  /** Where the operator calls the vendor. Empty: in its own process. */
  readonly apiUrl: string;
  /** Where a game opens; `{gameId}` stands for the game. */
  readonly launchUrl: string;
  /** The page that proves a round; `{roundId}` stands for the round. Empty: there is none. */
  readonly verifyUrl: string;
  /** Where the vendor says how a game goes; `{gameId}` stands for the game. Empty: nowhere. */
  readonly rulesUrl: string;
  /** Its drawing, a path of the site; empty: it has none. */
  readonly markUrl: string;
}
