/**
 * The kite as a data address, for pages that stand outside the player app (games, payments), so that a browser does
 * not look for an icon that their host may not have.
 */
export const brandIconAddress =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%230e1022'/%3E%3Cg transform='translate(4 4) scale(.75)'%3E%3Cpath fill='%23f5c451' d='M16 2c6 1 11 4.6 14 9-5 1.400-9.400 2-14 2S7 12.400 2 11c3-4.400 8-8 14-9Z'/%3E%3Cpath fill='%23e8415a' d='M16 6.200 20 10l-4 3-4-3Z'/%3E%3Cpath fill='%23e79f2e' d='M6 19c0 6 4.500 11 10 11s10-5 10-11c-2 4-5.600 6-10 6s-8-2-10-6Z'/%3E%3Cpath fill='%2321c7a8' d='M14.800 13h2.400v12h-2.400z'/%3E%3C/g%3E%3C/svg%3E";
