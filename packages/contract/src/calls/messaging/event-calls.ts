import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { CurrencyText, Exact, IdText, MinorText } from '../../schema.ts';

const endedAs = ['declined', 'expired', 'cancelled'] as const;

/** How a deposit had ended before its money came all the same. */
const EndedAs = Type.Unsafe<(typeof endedAs)[number] | null>({
  type: ['string', 'null'],
  enum: [...endedAs, null],
});

/** A deposit has been decided, or its member has given it up on another page. */
const DepositEvent = Exact({
  kind: Type.Literal('deposit'),
  depositId: IdText('deposit'),
  status: Type.Unsafe<'approved' | 'declined' | 'cancelled'>(
    Type.String({ enum: ['approved', 'declined', 'cancelled'] }),
  ),
  creditedAfter: EndedAs,
  amountMinor: MinorText,
  currencyCode: CurrencyText,
});

export const followEvents = defineCall({
  name: 'followEvents',
  method: 'GET',
  path: '/wps/events',
  caller: 'member',
  eventStream: true,
  summary:
    "What happens to the member, as server-sent events (`text/event-stream`): each has a number (`id`), the value's kind (`event`) and the value (`data`). `Last-Event-ID` goes on after a number; the first event, `ready`, says where a stream begins. A stream ends after some minutes and is asked for again",
  value: DepositEvent,
  errors: ['session.missing', 'session.ended'],
});
