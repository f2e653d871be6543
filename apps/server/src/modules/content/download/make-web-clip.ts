import { assert } from '@wau/service/refusal';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { appIcons, webClipIconName } from './app-icon.ts';
import type { SignProfile } from './profile-signer.ts';
import { type IconTools, renderAppIcon } from './render-app-icon.ts';
import { webClipProfile } from './web-clip-profile.ts';

export interface WebClipTools {
  readonly icons: IconTools;
  /** `undefined` where no certificate is configured; iOS then shows the profile as not signed. */
  readonly signProfile: SignProfile | undefined;
}

/** The configuration profile of the merchant's site at `origin`, signed where the installation can. */
export async function makeWebClip(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  { icons, signProfile }: WebClipTools,
  merchant: Merchant,
  origin: string,
): Promise<Uint8Array | string> {
  const icon = appIcons.find(({ name }) => name === webClipIconName);
  assert(icon !== undefined, 'the web clip has an icon');
  const { png } = await renderAppIcon(parts, icons, merchant, icon);
  const profile = webClipProfile({ brandName: merchant.brandName, origin, iconPng: png });
  return signProfile === undefined ? profile : signProfile(profile, new Date(parts.clock.nowMs()));
}
