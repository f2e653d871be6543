import { base64UrlOf, bytesOfBase64Url } from './base64-url.ts';

const nonceBytes = 12;

/** AES-GCM under a fresh nonce, which goes before the text; base64url. */
export async function sealText(key: CryptoKey, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  return base64UrlOf(Uint8Array.of(...iv, ...new Uint8Array(sealed)));
}

/** Opens what `sealText` made; `undefined` for another key or a changed text. */
export async function openSealedText(key: CryptoKey, sealed: string): Promise<string | undefined> {
  try {
    const bytes = bytesOfBase64Url(sealed);
    const iv = bytes.subarray(0, nonceBytes);
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(nonceBytes));
    return new TextDecoder().decode(opened);
  } catch {
    return undefined;
  }
}

/** A key that the server gave, as base64url of 32 bytes. */
export function importKey(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOfBase64Url(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
}
