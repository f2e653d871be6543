/** Most of an application for a promotion, as documented. */
export const applicationRemarkLength = 140;
export const applicationImageLimitBytes = 5 * 1024 * 1024;
export const applicationImageCount = 3;
