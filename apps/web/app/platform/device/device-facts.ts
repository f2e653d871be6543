/** What a browser tells about itself. */
export interface UserAgentFacts {
  readonly userAgent: string;
  /** `navigator.platform`; iPads that ask for desktop pages say `MacIntel` here. */
  readonly platform: string;
  readonly maxTouchPoints: number;
  /** `screen.height`, which iPhones tell as they are held upright. */
  readonly screenHeightPx: number;
  /** Opened from the home screen: display mode standalone, or iOS's `navigator.standalone`. */
  readonly isStandalone: boolean;
  /** The local flag WEBCLIP is 1: opened from the clip of the configuration profile. */
  readonly isWebClip: boolean;
}

export interface IosVersion {
  readonly major: number;
  readonly minor: number;
}

/** A device as far as installing the app is concerned. */
export interface Device {
  readonly system: 'ios' | 'android' | 'other';
  /** `undefined` on other systems, and where iOS does not tell. */
  readonly iosVersion: IosVersion | undefined;
  /** A phone or tablet. */
  readonly isMobile: boolean;
  /** An iPhone without a button below its screen, where the finger swipes instead. */
  readonly isTallIphone: boolean;
  /** Safari itself, not a browser or an app that shows pages with its engine. */
  readonly isSafari: boolean;
  /** Shown by the merchant's app from a store. */
  readonly isNativeApp: boolean;
  readonly isStandalone: boolean;
  readonly isWebClip: boolean;
}

/** How a merchant's own app names itself at the end of its user agent. */
const nativeAppMark = /\bWauApp\/\d/;

/** The lowest screen of an iPhone without a button. */
const tallIphonePx = 812;

/** Browsers and apps on iOS that carry Safari's words in their user agent, or drop some of them. */
const otherThanSafari =
  /\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|OPX|GSA|YaBrowser|DuckDuckGo|Ddg|Brave|Focus|UCBrowser|MQQBrowser|QQ|MicroMessenger|FBAN|FBAV|FB_IAB|Instagram|Line|Telegram|Snapchat|TikTok|musical_ly|BytedanceWebview|Twitter|Pinterest|LinkedInApp|KAKAOTALK|NAVER)\b/;

export function readDevice(facts: UserAgentFacts): Device {
  const { userAgent, isStandalone, isWebClip } = facts;
  const system = systemOf(facts);
  return {
    system,
    iosVersion: system === 'ios' ? iosVersionOf(userAgent) : undefined,
    isMobile: system !== 'other' || /\bMobile\b|\bTablet\b/.test(userAgent),
    isTallIphone: /\biPhone\b/.test(userAgent) && system === 'ios' && facts.screenHeightPx >= tallIphonePx,
    isSafari: system === 'ios' && /\bSafari\//.test(userAgent) && !otherThanSafari.test(userAgent),
    isNativeApp: nativeAppMark.test(userAgent),
    isStandalone,
    isWebClip,
  };
}

function systemOf({ userAgent, platform, maxTouchPoints }: UserAgentFacts): Device['system'] {
  // Some phones with Windows claimed to be all three.
  if (/Windows Phone/.test(userAgent)) return 'other';
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios';
  if (/\bAndroid\b/.test(userAgent)) return 'android';
  return platform === 'MacIntel' && maxTouchPoints > 1 ? 'ios' : 'other';
}

/** An iPad that asks for desktop pages tells only Safari's version, which is that of iOS. */
function iosVersionOf(userAgent: string): IosVersion | undefined {
  const match =
    /\bOS (\d+)_(\d+)(?:_\d+)? like Mac OS X/.exec(userAgent) ?? /\bVersion\/(\d+)\.(\d+)/.exec(userAgent);
  return match === null ? undefined : { major: Number(match[1]), minor: Number(match[2]) };
}

/** Whether `version` is `major.minor` or newer; a version that is not known counts as new. */
export function isAtLeast(version: IosVersion | undefined, major: number, minor: number): boolean {
  if (version === undefined) return true;
  return version.major > major || (version.major === major && version.minor >= minor);
}
