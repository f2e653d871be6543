import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { chatAuthors } from '../../chat-limits.ts';
import { endedDepositStatuses } from '../../deposit-statuses.ts';
import { CurrencyText, Exact, IdText, MinorText, Moment, OneOf, OneOfOrNull } from '../../schema.ts';
import { withdrawalStatuses } from '../../withdrawal-statuses.ts';

/** A deposit has been decided, or its member has given it up on another page. */
const DepositEvent = Exact({
  kind: Type.Literal('deposit'),
  depositId: IdText('deposit'),
  status: OneOf(['approved', 'declined', 'cancelled']),
  /** How it had ended before its money came all the same. */
  creditedAfter: OneOfOrNull(endedDepositStatuses),
  amountMinor: MinorText,
  currencyCode: CurrencyText,
});

/** A reward has reached the wallet, or an application has been rejected. */
const RewardEvent = Exact({
  kind: Type.Literal('reward'),
  rewardId: IdText('reward'),
  status: OneOf(['issued', 'claimed', 'rejected']),
  amountMinor: MinorText,
  currencyCode: CurrencyText,
});

/** A withdrawal has been decided or paid, or its member has given it up on another page. */
const WithdrawalEvent = Exact({
  kind: Type.Literal('withdrawal'),
  withdrawalId: IdText('withdrawal'),
  status: OneOf(withdrawalStatuses),
  amountMinor: MinorText,
  currencyCode: CurrencyText,
});

/** A message has come that nothing else tells of. */
const InboxEvent = Exact({ kind: Type.Literal('inbox') });

/** Feedback has been answered. */
const FeedbackEvent = Exact({ kind: Type.Literal('feedback'), feedbackId: IdText('feedback') });

/** The conversation with customer service has messages up to this number. */
const ChatEvent = Exact({
  kind: Type.Literal('chat'),
  messageNumber: Type.Integer(),
  author: OneOf(chatAuthors),
});

/** Somebody of customer service is writing to the member. */
const ChatTypingEvent = Exact({ kind: Type.Literal('chatTyping'), until: Moment });

export const followEvents = defineCall({
  name: 'followEvents',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/events',
  caller: 'member',
  eventStream: true,
  summary:
    "What happens to the member, as server-sent events (`text/event-stream`): each has a number (`id`), the value's kind (`event`) and the value (`data`). `Last-Event-ID` goes on after a number; the first event, `ready`, says where a stream begins. A stream ends after some minutes and is asked for again",
  value: Type.Union([
    DepositEvent,
    WithdrawalEvent,
    RewardEvent,
    InboxEvent,
    FeedbackEvent,
    ChatEvent,
    ChatTypingEvent,
  ]),
  errors: ['session.missing', 'session.ended'],
});
