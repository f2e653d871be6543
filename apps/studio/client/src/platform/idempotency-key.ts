/** A fresh key for one intention to bet, made before anything is sent: 128 random bits as 32 hexadecimal digits. */
export function makeIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
