import { hash } from 'node:crypto';

/** 256 random bits as base64url. */
const tokenForm = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text could be a session token at all, before anybody asks the database. */
export function isTokenForm(text: string): boolean {
  return tokenForm.test(text);
}

/**
 * What is stored of a token. A plain hash is enough: 256 random bits cannot be guessed from it, whereas a slow one
 * would be paid for with every request.
 */
export function tokenHashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
