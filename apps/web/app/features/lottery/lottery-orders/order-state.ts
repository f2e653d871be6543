import type { PlainMessageId } from '../../../platform/language/message-ids.ts';
import type { BadgeTone } from '../../../ui/badge.tsx';
import type { OrderEntry } from './lottery-orders-queries.ts';

type State = OrderEntry['state'];

export const stateNames: Readonly<Record<State, PlainMessageId>> = {
  open: 'orders.state.open',
  settled: 'orders.state.settled',
  cancelled: 'orders.state.cancelled',
  voided: 'orders.state.voided',
};

export const stateTones: Readonly<Record<State, BadgeTone>> = {
  open: 'waiting',
  settled: 'plain',
  cancelled: 'plain',
  voided: 'plain',
};
