import { browserLocalStorage } from '../storage/stored-value.ts';

/**
 * Stands in local storage while some tab of this browser has a session. It says nothing of whose it is: a page without
 * a session learns from it that asking the other tabs is worth a moment, and that the first frame is a member's.
 */
export const memberHereKey = 'wau_member_here';

export function isMemberHere(): boolean {
  try {
    return browserLocalStorage()?.getItem(memberHereKey) === '1';
  } catch {
    return false;
  }
}

export function markMemberHere(isHere: boolean): void {
  try {
    if (isHere) browserLocalStorage()?.setItem(memberHereKey, '1');
    else browserLocalStorage()?.removeItem(memberHereKey);
  } catch {
    // Without storage no tab asks another.
  }
}
