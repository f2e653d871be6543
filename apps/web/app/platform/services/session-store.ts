import { clearStored, readStored, type ValueStorage, writeStored } from '../storage/stored-value.ts';

/** The record under `MC_SESSION_INFO`. `type` is the customer type: 0 member, 4 free trial. */
export interface SessionInfo {
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: number;
  /** This session came with a password that somebody else had given, also when it has been changed since. */
  readonly firstTimeLogin: boolean;
  /** The password that somebody else had given is still in force. */
  readonly mustChangePassword: boolean;
  /** The member is kept from play: the session opens the way to the money alone. */
  readonly isPaused?: true;
}

/** The customer type of an account on free trial. */
export const trialCustomerType = 4;

export const sessionKey = 'MC_SESSION_INFO';

/** The session of this tab. A server has none. */
export interface SessionStore {
  current(): SessionInfo | undefined;
  begin(info: SessionInfo): void;
  /** The player left: nothing that this tab stored for them stays. */
  end(): void;
  /** The server no longer knows the token. Tells those who asked with `onExpired`, after the others. */
  expire(): void;
  /** Whether storage still holds this very session: a page that the browser had frozen may have missed a change. */
  isCurrent(): boolean;
  subscribe(listener: () => void): () => void;
  onExpired(listener: () => void): () => void;
  /** Told when the player has left by their own wish. */
  onLeft(listener: () => void): () => void;
}

export function isSessionInfo(value: unknown): value is SessionInfo {
  if (typeof value !== 'object' || value === null) return false;
  const info = value as Partial<Record<keyof SessionInfo, unknown>>;
  return (
    typeof info.token === 'string' &&
    info.token !== '' &&
    typeof info.merchantCode === 'string' &&
    typeof info.userName === 'string' &&
    typeof info.type === 'number' &&
    typeof info.firstTimeLogin === 'boolean' &&
    typeof info.mustChangePassword === 'boolean'
  );
}

export function createSessionStore(storage: ValueStorage | undefined): SessionStore {
  let session = readStored(storage, sessionKey, isSessionInfo);
  const listeners = new Set<() => void>();
  const expiryListeners = new Set<() => void>();
  const leaveListeners = new Set<() => void>();
  const change = (next: SessionInfo | undefined) => {
    session = next;
    writeStored(storage, sessionKey, next);
    for (const listener of listeners) listener();
  };
  return {
    current: () => session,
    begin: change,
    end() {
      const hadSession = session !== undefined;
      change(undefined);
      clearStored(storage);
      if (hadSession) for (const listener of leaveListeners) listener();
    },
    expire() {
      if (session === undefined) return;
      change(undefined);
      for (const listener of expiryListeners) listener();
    },
    isCurrent: () =>
      storage === undefined || readStored(storage, sessionKey, isSessionInfo)?.token === session?.token,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onExpired(listener) {
      expiryListeners.add(listener);
      return () => expiryListeners.delete(listener);
    },
    onLeft(listener) {
      leaveListeners.add(listener);
      return () => leaveListeners.delete(listener);
    },
  };
}

/** What the server answers on login, registration and renewal, as the record that is kept. */
export function sessionInfoOf(answer: {
  token: string;
  merchantCode: string;
  userName: string;
  customerType: number;
  firstTimeLogin: boolean;
  mustChangePassword: boolean;
  isPaused?: boolean;
}): SessionInfo {
  return {
    token: answer.token,
    merchantCode: answer.merchantCode,
    userName: answer.userName,
    type: answer.customerType,
    firstTimeLogin: answer.firstTimeLogin,
    mustChangePassword: answer.mustChangePassword,
    ...(answer.isPaused === true ? { isPaused: true } : {}),
  };
}
