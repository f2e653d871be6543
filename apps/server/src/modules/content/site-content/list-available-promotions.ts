import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import { sanitiseOperatorHtml } from '../../../platform/operator-html/sanitise-operator-html.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type PromotionRow, selectPromotions } from './promotion-sql.ts';

type Promotions = CallValue<Calls['listAvailablePromotions']>;

/** The promotions on show and, in their own order, the categories that have any. */
export async function listAvailablePromotions(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  context: VisitorContext,
): Promise<Promotions> {
  const rows = await readPromotions(parts, context);
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

/** The first of them, without what they say: cleaning operators' HTML costs more than all the rest. */
export async function listPromotionTeasers(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  context: VisitorContext,
  maximum: number,
): Promise<readonly { readonly id: string; readonly title: string; readonly imageUrl: string }[]> {
  const rows = await readPromotions(parts, context);
  return rows.slice(0, maximum).map((row) => ({
    id: row.announcement_id,
    title: row.title,
    imageUrl: row.image_url,
  }));
}

function readPromotions(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, language }: VisitorContext,
): Promise<readonly PromotionRow[]> {
  const now = new Date(clock.nowMs());
  return selectPromotions(runner, merchant.merchantCode, language, merchant.defaultLanguage, now);
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
