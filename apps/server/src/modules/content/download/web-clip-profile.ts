import { createHash } from 'node:crypto';
import { build } from 'plist';

export interface WebClip {
  readonly brandName: string;
  /** Where the merchant's site is reached, e.g. `https://play.example.com`. */
  readonly origin: string;
  readonly iconPng: Uint8Array;
}

export const webClipProfileType = 'application/x-apple-aspen-config';

/**
 * An iOS configuration profile that puts the site on the home screen as a web clip that fills the screen. Installing
 * it again replaces the clip: identifiers follow from the site's host alone. The clip's address tells the app that
 * it runs as one (`webclip=1`).
 */
export function webClipProfile({ brandName, origin, iconPng }: WebClip): string {
  const identifier = `${new URL(origin).hostname.split('.').toReversed().join('.')}.wau.webclip`;
  return build({
    PayloadType: 'Configuration',
    PayloadVersion: 1,
    PayloadIdentifier: identifier,
    PayloadUUID: uuidOf(identifier),
    PayloadDisplayName: brandName,
    PayloadOrganization: brandName,
    PayloadDescription: `${brandName} (${origin})`,
    PayloadRemovalDisallowed: false,
    PayloadContent: [
      {
        PayloadType: 'com.apple.webClip.managed',
        PayloadVersion: 1,
        PayloadIdentifier: `${identifier}.clip`,
        PayloadUUID: uuidOf(`${identifier}.clip`),
        PayloadDisplayName: brandName,
        Label: brandName,
        URL: `${origin}/m/home?webclip=1`,
        Icon: Buffer.from(iconPng),
        FullScreen: true,
        IsRemovable: true,
        Precomposed: true,
        IgnoreManifestScope: true,
      },
    ],
  });
}

/** A UUID that a name always leads to (RFC 9562, version 8: the hash is SHA-256). */
function uuidOf(name: string): string {
  const bytes = createHash('sha256').update(`wau web clip/${name}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex').toUpperCase();
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
