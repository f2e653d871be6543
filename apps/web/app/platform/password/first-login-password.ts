/*
 * The password that the operator gave and the member has just logged in with, so that it need not be typed again to
 * choose another. Only in this page's memory: whoever reloads is asked for it.
 */

let held: { readonly userName: string; readonly password: string } | undefined;

export function holdFirstLoginPassword(userName: string, password: string): void {
  held = { userName, password };
}

/** The held password of this very member. */
export function firstLoginPasswordOf(userName: string): string | undefined {
  return held?.userName === userName ? held.password : undefined;
}

export function forgetFirstLoginPassword(): void {
  held = undefined;
}
