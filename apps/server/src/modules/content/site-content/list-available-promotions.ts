import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import { sanitiseOperatorHtml } from '../../../platform/operator-html/sanitise-operator-html.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type PromotionRow, selectPromotions } from './promotion-sql.ts';

type Promotions = CallValue<Calls['listAvailablePromotions']>;

/** The promotions on show and, in their own order, the categories that have any. */
export async function listAvailablePromotions(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, language }: VisitorContext,
): Promise<Promotions> {
  const now = new Date(clock.nowMs());
  const rows = await selectPromotions(runner, merchant.merchantCode, language, merchant.defaultLanguage, now);
  const names = new Map(
    rows
      .toSorted((one, other) => one.category_order - other.category_order)
      .map((row) => [row.category_id, row.category_name]),
  );
  return {
    categories: [...names].map(([id, name]) => ({ id, name })),
    list: rows.map(promotionView),
  };
}

function promotionView(row: PromotionRow): Promotions['list'][number] {
  return {
    id: row.announcement_id,
    title: row.title,
    category: row.category_name,
    promoAnnouncementCategoryIds: [row.category_id],
    announcementImages: [{ url: row.image_url }],
    content: sanitiseOperatorHtml(row.content_html),
    terms: sanitiseOperatorHtml(row.terms_html),
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    hasReward: row.has_reward,
  };
}
