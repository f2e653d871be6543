/** Enough to recognise what one knows already, and too little to learn anything: the rest is dots. */
const dots = '•••';

/** The country's code and the last two digits: `+60•••89`. */
export function maskMobileNumber(mobileNumber: string): string {
  return `${mobileNumber.slice(0, 3)}${dots}${mobileNumber.slice(-2)}`;
}

/** The first letter, and where the mailbox is: `s•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? dots : `${[...email][0] ?? ''}${dots}${email.slice(at)}`;
}

/** The first letter of each word. */
export function maskName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => `${[...word][0] ?? ''}${dots}`).join(' ');
}

/** The last two characters of what is long enough for them to tell little. */
export function maskIdNumber(idNumber: string): string {
  return idNumber.length < 6 ? dots : `${dots}${idNumber.slice(-2)}`;
}
