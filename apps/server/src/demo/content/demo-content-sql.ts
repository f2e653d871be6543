import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner, SqlStatement } from '@wau/service/database/sql-runner';
import { demoAgreements } from './demo-agreements.ts';
import { demoHelpItems } from './demo-help.ts';
import { demoNotices } from './demo-notices.ts';
import { demoPopups } from './demo-popups.ts';
import type { DemoPromotion, DemoPromotionCategory, DemoReward } from './demo-promotion.ts';
import { demoPromotions } from './demo-promotions.ts';
import { demoResources } from './demo-resources.ts';

const hourMs = 3_600_000;

/** Adds what is missing and leaves what an operator has changed since. */
type Add = (table: string, row: Readonly<Record<string, SqlStatement['values'][number]>>) => Promise<void>;

/** Adds a demo merchant's help, notices, promotions, agreement, links and contacts, as far as they are missing. */
export async function addDemoContent(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  nowMs: number,
): Promise<void> {
  const add: Add = async (table, row) => {
    const columns = Object.keys(row);
    await runner.query({
      text: `insert into wau.${table} (merchant_id, ${columns.join(', ')})
             values ($1, ${columns.map((_, index) => `$${index + 2}`).join(', ')}) on conflict do nothing`,
      values: [merchantCode, ...Object.values(row)],
    });
  };
  await addResources(add, merchantCode);
  await addHelp(add, merchantCode);
  await addNotices(add, merchantCode, nowMs);
  await addPopups(add, merchantCode, nowMs);
  const offer = demoPromotions[merchantCode];
  for (const [index, category] of (offer?.categories ?? []).entries())
    await addCategory(add, category, index);
  for (const [index, promotion] of (offer?.promotions ?? []).entries()) {
    await addPromotion(add, promotion, index, nowMs);
  }
  for (const [language, { title, contentHtml }] of Object.entries(demoAgreements[merchantCode] ?? {})) {
    await add('content_pages', {
      page_code: 'useragreement',
      language,
      title,
      content_html: contentHtml,
      updated_at: new Date(nowMs),
    });
  }
}

async function addResources(add: Add, merchantCode: MerchantCode): Promise<void> {
  const resources = demoResources[merchantCode];
  if (resources === undefined) return;
  for (const { resourceType, url } of resources.links) {
    await add('resource_links', { resource_type: resourceType, url });
  }
  for (const { entry, csType, url } of resources.contacts) {
    await add('service_contacts', { entry, cs_type: csType, url });
  }
  await add('download_settings', {
    reward_minor: resources.rewardMinor,
    bar_reward_minor: resources.barRewardMinor,
    bar_requires_login: resources.barRequiresLogin,
  });
}

async function addHelp(add: Add, merchantCode: MerchantCode): Promise<void> {
  for (const [index, { helpId, texts }] of (demoHelpItems[merchantCode] ?? []).entries()) {
    await add('help_items', { help_id: helpId, sort_order: index });
    for (const [language, { title, contentHtml }] of Object.entries(texts)) {
      await add('help_item_texts', { help_id: helpId, language, title, content_html: contentHtml });
    }
  }
}

async function addNotices(add: Add, merchantCode: MerchantCode, nowMs: number): Promise<void> {
  for (const [index, notice] of (demoNotices[merchantCode] ?? []).entries()) {
    const { announcementId, ageHours, types = ['PL'], texts } = notice;
    await add('announcements', {
      announcement_id: announcementId,
      types,
      sort_order: index,
      published_from: new Date(nowMs - ageHours * hourMs),
    });
    for (const [language, { title, contentHtml }] of Object.entries(texts)) {
      const text = { announcement_id: announcementId, language, title, content_html: contentHtml };
      await add('announcement_texts', text);
    }
  }
}

async function addPopups(add: Add, merchantCode: MerchantCode, nowMs: number): Promise<void> {
  const popups = demoPopups[merchantCode] ?? [];
  for (const [index, { announcementId, execution, linkPath, texts }] of popups.entries()) {
    await add('announcements', {
      announcement_id: announcementId,
      types: ['PU'],
      group_name: 'm_home',
      execution,
      link_path: linkPath,
      sort_order: index,
      published_from: new Date(nowMs),
    });
    for (const [language, { title, contentHtml }] of Object.entries(texts)) {
      const text = { announcement_id: announcementId, language, title, content_html: contentHtml };
      await add('announcement_texts', text);
    }
  }
}

async function addCategory(add: Add, { categoryId, names }: DemoPromotionCategory, index: number) {
  await add('promotion_categories', { category_id: categoryId, sort_order: index });
  for (const [language, name] of Object.entries(names)) {
    await add('promotion_category_names', { category_id: categoryId, language, name });
  }
}

async function addPromotion(add: Add, promotion: DemoPromotion, index: number, nowMs: number): Promise<void> {
  const { announcementId, categoryId, imageUrl, daysOpen, startsInDays = 0, reward, texts } = promotion;
  const startMs = nowMs + startsInDays * 24 * hourMs;
  await add('announcements', {
    announcement_id: announcementId,
    types: ['PR'],
    sort_order: index,
    published_from: new Date(nowMs),
  });
  await add('promotions', {
    announcement_id: announcementId,
    category_id: categoryId,
    image_url: imageUrl,
    starts_at: new Date(startMs),
    ends_at: daysOpen === undefined ? null : new Date(startMs + daysOpen * 24 * hourMs),
  });
  if (reward !== undefined) await addReward(add, announcementId, reward);
  for (const [language, { title, contentHtml, termsHtml }] of Object.entries(texts)) {
    const key = { announcement_id: announcementId, language };
    await add('announcement_texts', { ...key, title, content_html: contentHtml });
    await add('promotion_terms', { ...key, terms_html: termsHtml });
  }
}

async function addReward(add: Add, announcementId: string, reward: DemoReward): Promise<void> {
  const grantedCount = reward.grantedCount ?? 0;
  await add('reward_offers', {
    announcement_id: announcementId,
    audience: reward.audience ?? 'all',
    new_within_days: reward.newWithinDays ?? null,
    club_level_from: reward.clubLevelFrom ?? null,
    enrolment: reward.enrolment,
    recurrence: reward.recurrence,
    condition: reward.condition ?? 'none',
    condition_minor: reward.conditionMinor ?? null,
    reward_minor: reward.rewardMinor,
    reward_basis_points: reward.rewardBasisPoints ?? null,
    turnover_times: reward.turnoverTimes,
    budget_minor: reward.budgetMinor ?? null,
    budget_count: reward.budgetCount ?? null,
    spent_minor: reward.rewardMinor * BigInt(grantedCount),
    granted_count: grantedCount,
  });
}
