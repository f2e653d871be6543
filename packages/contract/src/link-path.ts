/**
 * Links to customer service leave the server encrypted, with the key behind the text: it keeps programs that read
 * pages for addresses from finding them, and nothing more; whoever has the answer can open it.
 *
 * The text is base64url of a 12-byte initialisation vector and of the address under AES-256-GCM, followed by eight
 * characters. The SHA-256 of those eight is the key.
 */
const keyLength = 8;
const vectorLength = 12;

/** `key` is eight characters of base64url, fresh for each answer, `vector` 12 random bytes. */
export async function sealLinkPath(link: string, key: string, vector: Uint8Array): Promise<string> {
  if (key.length !== keyLength || vector.length !== vectorLength) throw new RangeError('key or vector');
  const iv = Uint8Array.from(vector);
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await aesKey(key),
    new TextEncoder().encode(link),
  );
  return toBase64Url(Uint8Array.from([...iv, ...new Uint8Array(sealed)])) + key;
}

/** The link; `undefined` for a text that is none, or that has been changed. */
export async function openLinkPath(path: string): Promise<string | undefined> {
  try {
    const bytes = fromBase64Url(path.slice(0, -keyLength));
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.slice(0, vectorLength) },
      await aesKey(path.slice(-keyLength)),
      bytes.slice(vectorLength),
    );
    return new TextDecoder().decode(plain);
  } catch {
    return undefined;
  }
}

async function aesKey(key: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
