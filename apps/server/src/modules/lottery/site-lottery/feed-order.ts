/** What is asked for about the feed of a lottery. */
export interface FeedOrder {
  readonly feed: string;
  readonly reason: string;
}

/** Written in one way, so that two who order the same say the same. */
export function feedOrderText({ feed, reason }: FeedOrder): string {
  return JSON.stringify({ feed, reason });
}

/** Reads what `feedOrderText` has written. */
export function readFeedOrder(text: string): FeedOrder {
  return JSON.parse(text) as FeedOrder;
}
