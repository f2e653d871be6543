import type { ErrorCode } from './error-codes.ts';

/**
 * The messages that the market's players know, word for word, each with the code that brings it. Some do not come
 * from the server: those name the messages of the web app that say them.
 */
export const messageDictionary: readonly {
  readonly message: string;
  readonly source: { readonly code: ErrorCode } | { readonly webMessages: readonly string[] };
}[] = [
  { message: 'Invalid invitation code', source: { code: 'affiliate.code.invalid' } },
  { message: 'Incorrect agent information', source: { code: 'affiliate.agent.invalid' } },
  { message: 'You are not logged in, please login first', source: { code: 'session.missing' } },
  { message: 'The account has been logged out, please log in again', source: { code: 'session.ended' } },
  { message: 'Verification code error', source: { code: 'captcha.wrong' } },
  {
    message: 'Sorry, this account does not have permission or the feature is temporarily unavailable',
    source: { code: 'module.unavailable' },
  },
  { message: 'Sorry, the user does not exist or is disabled', source: { code: 'member.unavailable' } },
  { message: 'Sorry, the username already exists', source: { code: 'register.username.taken' } },
  { message: 'Account format is incorrect', source: { code: 'username.format.invalid' } },
  { message: 'Password format is incorrect', source: { code: 'password.format.invalid' } },
  { message: 'E-mail format is incorrect', source: { code: 'email.format.invalid' } },
  { message: 'Confirmation password not matched', source: { code: 'register.confirm.mismatch' } },
  { message: 'Referrer link error', source: { code: 'recommender.unknown' } },
  { message: 'Enter a captcha', source: { code: 'captcha.required' } },
  { message: 'Name format is not valid', source: { code: 'name.format.invalid' } },
  { message: 'The mobile num is not valid', source: { code: 'register.mobile.invalid' } },
  { message: 'Unknown error', source: { code: 'server.failed' } },
  { message: 'The requested url is empty', source: { code: 'request.path.unknown' } },
  { message: 'The platform is under maintenance', source: { code: 'site.maintenance' } },
  { message: 'System upgrading, please try again later', source: { code: 'server.stopping' } },
  { message: 'IP or location access restricted', source: { code: 'region.restricted' } },
  { message: 'Non-member account unable to login', source: { code: 'login.member.required' } },
  { message: 'Non-agents cannot log in', source: { code: 'login.agent.required' } },
  { message: 'Please enter a valid mobile number', source: { code: 'mobile.number.invalid' } },
  { message: 'Please enter a valid verification code', source: { code: 'verification.code.missing' } },
  { message: 'Free-account login rejected', source: { code: 'login.trial.rejected' } },
  { message: 'Payee name error', source: { code: 'payee.name.invalid' } },
  { message: 'Network slow', source: { webMessages: ['network.slow', 'error.timeout'] } },
  { message: 'Network offline', source: { webMessages: ['network.offline', 'error.offline'] } },
  { message: 'Missing front or back of the ID image', source: { code: 'identity.image.missing' } },
  { message: 'Load failed, tap to retry', source: { webMessages: ['error.load.title', 'error.load.retry'] } },
];
