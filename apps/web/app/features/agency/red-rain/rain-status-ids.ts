import type { PlainMessageId } from '../../../platform/language/message-ids.ts';
import type { OwnRain } from './red-rain-queries.ts';

/** How a rain stands, in a word. */
export const rainStatusIds = {
  scheduled: 'rain.scheduled',
  cancelled: 'rain.cancelled',
  ended: 'rain.ended',
} as const satisfies Readonly<Record<OwnRain['status'], PlainMessageId>>;
