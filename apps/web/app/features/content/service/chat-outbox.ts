import { browserSessionStorage, readStored, writeStored } from '../../../platform/storage/stored-value.ts';

/** What is on its way to customer service, or has not got there. */
export interface PendingMessage {
  readonly clientId: string;
  readonly content: string;
  /** As a data URL; it does not outlive a reload, for a storage has no room for it. */
  readonly picture?: string;
  readonly state: 'sending' | 'failed';
  /** Why it failed, in the player's language. */
  readonly reason?: string;
}

const pendingKey = 'wau_chat_pending';
const draftKey = 'wau_chat_draft';

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isPendingList(value: unknown): value is readonly Pick<PendingMessage, 'clientId' | 'content'>[] {
  return (
    Array.isArray(value) &&
    value.every(
      (each) => isText((each as PendingMessage).clientId) && isText((each as PendingMessage).content),
    )
  );
}

/** What a page before this one could not send. Whether it arrived, its name tells when it is sent again. */
export function readPending(): readonly PendingMessage[] {
  const kept = readStored(browserSessionStorage(), pendingKey, isPendingList) ?? [];
  return kept.map(({ clientId, content }) => ({ clientId, content, state: 'failed' }));
}

export function keepPending(messages: readonly PendingMessage[]): void {
  const kept = messages
    .filter(({ picture }) => picture === undefined)
    .map(({ clientId, content }) => ({ clientId, content }));
  writeStored(browserSessionStorage(), pendingKey, kept.length === 0 ? undefined : kept);
}

export function readChatDraft(): string {
  return readStored(browserSessionStorage(), draftKey, isText) ?? '';
}

export function keepChatDraft(text: string): void {
  writeStored(browserSessionStorage(), draftKey, text === '' ? undefined : text);
}
