/** Most bytes of the picture that shows a bank transfer. */
export const depositProofLimitBytes = 5 * 1024 * 1024;
