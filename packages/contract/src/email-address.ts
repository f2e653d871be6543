/** Longer addresses exist nowhere. */
export const emailMaxLength = 254;

/**
 * Linear by construction: no part of it can match what the part before it gives back. What separates addresses or
 * quotes them in a letter's head is left out, so that one address is never read as two.
 */
const emailPattern =
  /^[^\s@<>()[\]",:;\\]{1,64}@[^\s@<>()[\]",:;\\.]{1,63}(?:\.[^\s@<>()[\]",:;\\.]{1,63}){1,8}$/;

/** Whether letters may be sent to it, as far as its form goes; browser and server ask alike. */
export function isEmailAddress(text: string): boolean {
  return text.length <= emailMaxLength && emailPattern.test(text);
}
