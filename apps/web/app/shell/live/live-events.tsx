import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { askAgain } from '../../platform/api/ask-again.ts';
import { wait } from '../../platform/api/wait.ts';
import { changeChat } from '../../platform/chat/chat-queries.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { awaitsNewsUntil, onAwaitedNews } from '../../platform/live/awaited-news.ts';
import { followEvents, type MemberEvent } from '../../platform/live/follow-events.ts';
import { memberKey } from '../../platform/member/member-queries.ts';
import { minorOf } from '../../platform/money/minor-of.ts';
import { useShortMoney } from '../../platform/money/use-money.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { useFlag } from '../../platform/site/site-query.ts';
import { toasts } from '../../ui/toasts/toast-store.ts';

/** What the cache holds that each kind of event changes. */
const moneyParts = [
  'deposits',
  'withdrawals',
  'balance',
  'movements',
  'movement-totals',
  'rewards',
  'inbox',
] as const;
const changedBy = {
  deposit: moneyParts,
  withdrawal: ['withdrawals', 'balance', 'movements', 'movement-totals', 'inbox'],
  reward: moneyParts,
  inbox: ['inbox'],
  feedback: ['feedback', 'inbox'],
  chat: ['chat', 'inbox'],
  chatTyping: [],
} as const satisfies Record<MemberEvent['kind'], readonly string[]>;
const everyPart = new Set(Object.values(changedBy).flat());

/** The page that says itself what became of a deposit. */
const depositPath = '/m/voucherCenter';

/** The page that says itself what became of a withdrawal. */
const withdrawalPath = '/m/withdraw';

/** The page of the conversation. */
const servicePath = '/m/service';

/** The page that shows the answers. */
const feedbackPath = '/m/feedback';

/**
 * Shows at once, on whatever page is open, what becomes of money that is on its way, and, where the merchant has an
 * inbox, that a message has come (ME-05). A page that nobody looks at holds
 * no connection, since a browser has six for a site, and goes on where it was when it is looked at again.
 */
export function LiveEvents() {
  const api = useApi();
  const token = useSession()?.token;
  const isVisible = useSyncExternalStore(onVisibility, isPageVisible, () => false);
  const isAwaiting = useIsAwaiting();
  const queryClient = useQueryClient();
  const refresh = (parts: Iterable<string>) => {
    for (const part of parts) void askAgain(queryClient, [...memberKey, part]);
  };
  const tell = useTold();
  const onEvent = useEffectEvent((event: MemberEvent) => {
    if (event.kind === 'chatTyping') changeChat(queryClient, { typingUntil: event.until });
    if (event.kind === 'chat') changeChat(queryClient, { typingUntil: null });
    refresh(changedBy[event.kind]);
    tell(event);
  });
  const onGap = useEffectEvent(() => refresh(everyPart));

  const hasInbox = useFlag('MAILCEN');
  const isFollowing = token !== undefined && isVisible && (isAwaiting || hasInbox);
  useEffect(() => {
    if (!isFollowing) return;
    const stop = new AbortController();
    void followEvents({ api, signal: stop.signal, onEvent, onGap, wait, random: Math.random });
    return () => stop.abort();
  }, [api, isFollowing]);
  return null;
}

/** Says what happened, where the page does not. */
function useTold(): (event: MemberEvent) => void {
  const t = useTranslate();
  const money = useShortMoney();
  const { pathname } = useLocation();
  return (event) => {
    // The badge says it.
    if (event.kind === 'inbox') return;
    if (event.kind === 'feedback') {
      if (pathname !== feedbackPath) toasts.show('short', t('live.feedback'));
      return;
    }
    if (event.kind === 'chat') {
      const isNews = event.author === 'operator' && pathname !== servicePath;
      if (isNews) toasts.show('short', t('live.chat'));
      return;
    }
    if (event.kind === 'chatTyping') return;
    const amount = money(minorOf(event.amountMinor), event.currencyCode);
    if (event.kind === 'reward') {
      // What the player has fetched, the page says.
      if (event.status === 'issued') toasts.show('long', t('live.reward.issued', { amount }));
      if (event.status === 'rejected') toasts.show('long', t('live.reward.rejected'));
      return;
    }
    if (event.kind === 'withdrawal') {
      if (pathname === withdrawalPath) return;
      if (event.status === 'paid') toasts.show('long', t('live.withdrawal.paid', { amount }));
      if (event.status === 'failed') toasts.show('long', t('live.withdrawal.failed', { amount }));
      if (event.status === 'rejected') toasts.show('long', t('live.withdrawal.rejected', { amount }));
      return;
    }
    const { status, creditedAfter } = event;
    if (pathname === depositPath || status === 'cancelled') return;
    if (status === 'declined') toasts.show('short', t('live.deposit.declined', { amount }));
    else if (creditedAfter === null) toasts.show('short', t('live.deposit.approved', { amount }));
    else toasts.show('long', t('live.deposit.late', { amount }));
  };
}

/** Whether money may come; changes by itself when that time is over. */
function useIsAwaiting(): boolean {
  const until = useSyncExternalStore(onAwaitedNews, awaitsNewsUntil, () => 0);
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const leftMs = until - Date.now();
    const timer = setTimeout(() => setNowMs(Date.now()), Math.max(0, leftMs));
    return () => clearTimeout(timer);
  }, [until]);
  return nowMs < until;
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function isPageVisible(): boolean {
  return document.visibilityState === 'visible';
}
