import { type Device, isAtLeast } from '../device/device-facts.ts';

/** Where the app is downloaded, as configured; `undefined` where there is no such link. */
export interface DownloadLinks {
  readonly android: string | undefined;
  readonly ios: string | undefined;
  /** The iOS configuration profile that puts the site on the home screen. */
  readonly profile: string | undefined;
}

/** The links that suit a device. An Android link never shows on iOS, and so on: see `offersFor`. */
export type DownloadOffers = DownloadLinks;

/**
 * HO-09: what the popup and the page offer.
 * - Android: not on an iOS device.
 * - iOS app: on iOS, and on devices that are not mobile, so that the link can be seen there as well.
 * - Profile: on iOS alone, and not once the site runs from a web clip.
 */
export function offersFor(device: Device, links: DownloadLinks): DownloadOffers {
  const isIos = device.system === 'ios';
  return {
    android: isIos ? undefined : links.android,
    ios: isIos || !device.isMobile ? links.ios : undefined,
    profile: isIos && !device.isWebClip ? links.profile : undefined,
  };
}

function hasOffer({ android, ios, profile }: DownloadOffers): boolean {
  return android !== undefined || ios !== undefined || profile !== undefined;
}

/** From this version on, iOS keeps an installed web app alive and runs its service worker; before, it starts afresh each time. */
export function supportsInstalledWebApp({ system, iosVersion }: Device): boolean {
  return system !== 'ios' || isAtLeast(iosVersion, 12, 2);
}

/** An iOS older than this is asked to update before the app is installed. */
export function wantsNewerIos({ system, iosVersion }: Device): boolean {
  return system === 'ios' && !isAtLeast(iosVersion, 12, 4);
}

/** Only Safari can put a site on the home screen of every iOS, and only it opens configuration profiles. */
export function needsSafari({ system, isSafari, isStandalone, isNativeApp }: Device): boolean {
  return system === 'ios' && !isSafari && !isStandalone && !isNativeApp;
}

interface BarCircumstances {
  readonly device: Device;
  readonly links: DownloadLinks;
  /** The player has closed the bar on this device. */
  readonly isHidden: boolean;
  /** The merchant shows it to members alone. */
  readonly requiresLogin: boolean;
  readonly isLoggedIn: boolean;
}

/** HO-09: whether the download bar shows. */
export function showsDownloadBar(circumstances: BarCircumstances): boolean {
  const { device, links, isHidden, requiresLogin, isLoggedIn } = circumstances;
  if (device.isNativeApp || !hasOffer(offersFor(device, links))) return false;
  // Installed already; a web clip is asked to change to the real app where there is one.
  if (device.isWebClip ? links.ios === undefined : device.isStandalone) return false;
  if (device.isStandalone && !supportsInstalledWebApp(device)) return false;
  return !isHidden && (isLoggedIn || !requiresLogin);
}

/** How the site is put on the home screen by hand; `undefined` where that is not needed, or not possible. */
export type HomeScreenSteps = 'ios-11' | 'ios-12' | 'ios' | 'android';

/** Steps by system: iOS 11 and older, 12.0 and 12.1 each have words of their own. */
export function homeScreenStepsFor(device: Device): HomeScreenSteps | undefined {
  if (device.isNativeApp || device.isStandalone) return undefined;
  if (device.system === 'android') return 'android';
  if (device.system !== 'ios') return undefined;
  if (!isAtLeast(device.iosVersion, 12, 0)) return 'ios-11';
  return isAtLeast(device.iosVersion, 12, 2) ? 'ios' : 'ios-12';
}

/** Since this version a downloaded profile waits in the settings; before, Safari opens it at once. */
export function profileWaitsInSettings({ iosVersion }: Device): boolean {
  return isAtLeast(iosVersion, 12, 2);
}
