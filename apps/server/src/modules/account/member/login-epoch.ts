declare const loginEpochBrand: unique symbol;

/** `login_epoch` of a member as text, so that tickets can carry it; only ever compared. */
export type LoginEpoch = string & { readonly [loginEpochBrand]: true };
