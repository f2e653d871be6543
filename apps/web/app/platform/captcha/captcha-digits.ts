/** A captcha's answer has at most this many digits. */
export const captchaMaxLength = 6;

/** Keeps the digits of what was typed or pasted. */
export function captchaDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, captchaMaxLength);
}
