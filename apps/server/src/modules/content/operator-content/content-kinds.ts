import { bankKinds } from '@wau/contract/bank-kinds';
import { announcementTypes, executions } from '@wau/contract/calls/content/announcement-calls';
import { contactTypes, resourceTypes } from '@wau/contract/calls/content/site-content-calls';
import type { ContentKindName } from '@wau/contract/content-kinds';
import { languageCodes } from '@wau/contract/languages';
import { enrolments, recurrences, rewardConditions } from '@wau/contract/promotion-statuses';
import { Day, Exact, Moment, OneOf } from '@wau/contract/schema';
import { sitePath } from '@wau/contract/site-path';
import { type TProperties, type TSchema, Type } from 'typebox';

/** What a column gets where the item does not name its field. */
type Fallback = string | number | boolean | null | readonly string[] | readonly number[];

export interface ContentField {
  readonly column: string;
  readonly schema: TSchema;
  /** Text with structure, which is sanitised before anybody is shown it. */
  readonly isHtml?: true;
  /** A regular expression that what players type is matched with. */
  readonly isPattern?: true;
  /** `undefined`: the item must name it. */
  readonly fallback?: Fallback;
}

/** Columns of one table by the name of the field that they are written in. */
interface ContentTable {
  readonly table: string;
  readonly fields: Readonly<Record<string, ContentField>>;
  /** What its rows of this kind are known by among others, and get. */
  readonly fixed?: { readonly column: string; readonly value: readonly string[] };
}

interface TextTable {
  readonly table: string;
  readonly fields: Readonly<Record<string, ContentField>>;
  /** Gets the moment of the change. */
  readonly stampColumn?: string;
}

export interface ContentKind {
  /** In a sentence, for the operator. */
  readonly meaning: string;
  /** The field that an item is known by; without one there is a single item. */
  readonly key?: { readonly field: string; readonly column: string; readonly schema: TSchema };
  /** In the order in which rows are written; they are removed the other way round. */
  readonly rows: readonly ContentTable[];
  /** Rows of each language, under `texts` of an item. */
  readonly texts: readonly TextTable[];
}

const id = (column: string) => ({
  field: 'id',
  column,
  schema: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,59}$' }),
});
const text = (column: string, maximum: number, fallback?: '') => ({
  column,
  schema: Type.String({ minLength: fallback === undefined ? 1 : 0, maxLength: maximum }),
  ...(fallback === undefined ? {} : { fallback }),
});
const html = (column: string, fallback?: '', maximum = 50_000) =>
  ({ ...text(column, maximum, fallback), isHtml: true }) as const;
const moment = (column: string) => ({ column, schema: Type.Union([Moment, Type.Null()]), fallback: null });
const sortOrder = {
  column: 'sort_order',
  schema: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  fallback: 0,
};
const picture = { column: 'image_url', schema: Type.String({ pattern: `^${sitePath}$`, maxLength: 500 }) };
const address = {
  column: 'url',
  schema: Type.String({ pattern: `^(${sitePath}|https://[^\\s]+)$`, maxLength: 500 }),
};
const promisedMinor = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const depositMinor = Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 });
const amountMinor = (column: string) => ({
  column,
  schema: Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 }),
  fallback: 0,
});
const wholeNumber = (column: string, minimum: number, maximum: number, fallback: number) => ({
  column,
  schema: Type.Integer({ minimum, maximum }),
  fallback,
});
const orNull = (column: string, minimum: number, maximum: number) => ({
  column,
  schema: Type.Union([Type.Integer({ minimum, maximum }), Type.Null()]),
  fallback: null,
});
const audience = {
  audience: { column: 'audience', schema: OneOf(['all', 'new', 'club']), fallback: 'all' },
  clubLevelFrom: orNull('club_level_from', 1, 100),
} as const;
const largestAmountMinor = 1_000_000_000_000;
const platform = {
  column: 'platform',
  schema: Type.Union([OneOf(['M', 'W']), Type.Null()]),
  fallback: null,
};
const published = {
  from: { column: 'published_from', schema: Moment },
  until: moment('published_until'),
};

/** What an operator can put in place, by the word that names it in a command. */
export const contentKinds = {
  announcements: {
    meaning: 'notices (A, PL), banner texts (B), pop-ups (PU) and hot announcements (H)',
    key: id('announcement_id'),
    rows: [
      {
        table: 'announcements',
        fields: {
          types: {
            column: 'types',
            schema: Type.Array(OneOf(announcementTypes.filter((type) => type !== 'PR')), { minItems: 1 }),
          },
          groupName: {
            column: 'group_name',
            schema: Type.String({ pattern: '^[a-z0-9_]{0,40}$' }),
            fallback: '',
          },
          execution: {
            column: 'execution',
            schema: Type.Union([OneOf(executions), Type.Null()]),
            fallback: null,
          },
          link: {
            column: 'link_path',
            schema: Type.String({ pattern: `^(|${sitePath}|https://[^\\s]+)$`, maxLength: 500 }),
            fallback: '',
          },
          platform,
          sortOrder,
          ...published,
        },
      },
    ],
    texts: [
      {
        table: 'announcement_texts',
        fields: { title: text('title', 200), content: html('content_html', '') },
      },
    ],
  },
  promotions: {
    meaning: 'promotions with picture, period and terms; their category must be there',
    key: id('announcement_id'),
    rows: [
      {
        table: 'announcements',
        fields: { platform, sortOrder, ...published },
        fixed: { column: 'types', value: ['PR'] },
      },
      {
        table: 'promotions',
        fields: {
          category: { column: 'category_id', schema: Type.String({ minLength: 1 }) },
          image: picture,
          startsAt: moment('starts_at'),
          endsAt: moment('ends_at'),
        },
      },
    ],
    texts: [
      {
        table: 'announcement_texts',
        fields: { title: text('title', 200), content: html('content_html', '') },
      },
      { table: 'promotion_terms', fields: { terms: html('terms_html', '') } },
    ],
  },
  rewards: {
    meaning:
      'what a promotion gives, by its id: to whom, for what, how much, how often to be staked, and its budget',
    key: id('announcement_id'),
    rows: [
      {
        table: 'reward_offers',
        fields: {
          enrolment: { column: 'enrolment', schema: OneOf(enrolments) },
          recurrence: { column: 'recurrence', schema: OneOf(recurrences), fallback: 'once' },
          condition: { column: 'condition', schema: OneOf(rewardConditions), fallback: 'none' },
          conditionMinor: orNull('condition_minor', 1, largestAmountMinor),
          mostMinor: {
            column: 'reward_minor',
            schema: Type.Integer({ minimum: 1, maximum: largestAmountMinor }),
          },
          shareBasisPoints: orNull('reward_basis_points', 1, 100_000),
          turnoverTimes: wholeNumber('turnover_times', 0, 100, 0),
          budgetMinor: orNull('budget_minor', 1, largestAmountMinor),
          budgetCount: orNull('budget_count', 1, 1_000_000_000),
          ...audience,
          newWithinDays: orNull('new_within_days', 1, 365),
        },
      },
    ],
    texts: [],
  },
  'promotion-categories': {
    meaning: 'categories of promotions',
    key: id('category_id'),
    rows: [{ table: 'promotion_categories', fields: { sortOrder } }],
    texts: [{ table: 'promotion_category_names', fields: { name: text('name', 60) } }],
  },
  banners: {
    meaning: 'banners of home',
    key: id('banner_id'),
    rows: [
      {
        table: 'banners',
        fields: {
          image: picture,
          link: {
            column: 'link_path',
            schema: Type.String({ pattern: `^(|${sitePath})$`, maxLength: 500 }),
            fallback: '',
          },
          sortOrder,
          from: moment('starts_at'),
          until: moment('ends_at'),
        },
      },
    ],
    texts: [{ table: 'banner_texts', fields: { title: text('title', 200), text: text('body', 500, '') } }],
  },
  help: {
    meaning: 'items of the help centre',
    key: id('help_id'),
    rows: [{ table: 'help_items', fields: { sortOrder } }],
    texts: [
      { table: 'help_item_texts', fields: { title: text('title', 200), content: html('content_html') } },
    ],
  },
  pages: {
    meaning: 'pages of text, such as the user agreement (useragreement)',
    key: { field: 'id', column: 'page_code', schema: OneOf(['useragreement']) },
    rows: [],
    texts: [
      {
        table: 'content_pages',
        fields: { title: text('title', 200), content: html('content_html', undefined, 100_000) },
        stampColumn: 'updated_at',
      },
    ],
  },
  resources: {
    meaning: 'links to the app and to the merchant elsewhere',
    key: { field: 'type', column: 'resource_type', schema: OneOf(resourceTypes) },
    rows: [{ table: 'resource_links', fields: { url: address } }],
    texts: [],
  },
  service: {
    meaning: 'the entries of customer service, main and sub',
    key: { field: 'entry', column: 'entry', schema: OneOf(['main', 'sub']) },
    rows: [
      {
        table: 'service_contacts',
        fields: { csType: { column: 'cs_type', schema: OneOf(contactTypes) }, url: address },
      },
    ],
    texts: [],
  },
  download: {
    meaning: 'how the download of the app is offered',
    rows: [
      {
        table: 'download_settings',
        fields: {
          rewardMinor: { column: 'reward_minor', schema: promisedMinor, fallback: 0 },
          barRewardMinor: { column: 'bar_reward_minor', schema: promisedMinor, fallback: 0 },
          barRequiresLogin: { column: 'bar_requires_login', schema: Type.Boolean(), fallback: false },
        },
      },
    ],
    texts: [],
  },
  'club-levels': {
    meaning: 'levels of the club: what each asks for, what keeps it and what it gives, in minor units',
    key: { field: 'level', column: 'level', schema: Type.String({ pattern: '^([1-9][0-9]?|100)$' }) },
    rows: [
      {
        table: 'club_levels',
        fields: {
          requiredTurnoverMinor: amountMinor('required_turnover_minor'),
          requiredDepositMinor: amountMinor('required_deposit_minor'),
          keepTurnoverMinor: amountMinor('keep_turnover_minor'),
          upgradeBonusMinor: amountMinor('upgrade_bonus_minor'),
          weeklyBonusMinor: amountMinor('weekly_bonus_minor'),
          weeklyTurnoverMinor: amountMinor('weekly_turnover_minor'),
          birthdayBonusMinor: amountMinor('birthday_bonus_minor'),
        },
      },
    ],
    texts: [
      {
        table: 'club_level_texts',
        fields: {
          name: text('name', 60),
          benefits: {
            column: 'benefits',
            schema: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 20 }),
            fallback: [],
          },
        },
      },
    ],
  },
  club: {
    meaning: 'what holds for all levels of the club',
    rows: [
      {
        table: 'club_terms',
        fields: {
          windowDays: orNull('window_days', 1, 366),
          graceDays: wholeNumber('grace_days', 0, 27, 7),
          birthdayDays: wholeNumber('birthday_days', 1, 31, 7),
          turnoverTimes: wholeNumber('turnover_times', 0, 100, 1),
          monthlyBudgetMinor: orNull('monthly_budget_minor', 1, largestAmountMinor),
        },
      },
    ],
    texts: [],
  },
  'rebate-rates': {
    meaning: 'rebates of a kind of games from a day to come, by level: below level 1, level 1, and so on',
    key: id('rate_id'),
    rows: [
      {
        table: 'rebate_rates',
        fields: {
          category: { column: 'category', schema: Type.String({ pattern: '^[A-Z][A-Z0-9]{1,15}$' }) },
          fromDay: { column: 'from_day', schema: Day },
          basisPoints: {
            column: 'basis_points',
            schema: Type.Array(Type.Integer({ minimum: 0, maximum: 1000 }), { minItems: 1, maxItems: 101 }),
          },
        },
      },
    ],
    texts: [],
  },
  rebate: {
    meaning: 'the least rebate that is paid, how often it is to be staked, and the budget of a month',
    rows: [
      {
        table: 'rebate_terms',
        fields: {
          minimumMinor: {
            column: 'minimum_minor',
            schema: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
            fallback: 100,
          },
          turnoverTimes: wholeNumber('turnover_times', 0, 100, 0),
          monthlyBudgetMinor: orNull('monthly_budget_minor', 1, largestAmountMinor),
        },
      },
    ],
    texts: [],
  },
  'deposit-methods': {
    meaning: 'ways to deposit: bounds, fee and who bears it, hours, for whom, and their order',
    key: {
      field: 'method',
      column: 'method_code',
      schema: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' }),
    },
    rows: [
      {
        table: 'deposit_methods',
        fields: {
          provider: { column: 'provider_code', schema: Type.String({ pattern: '^[a-z]{2,20}$' }) },
          enabled: { column: 'enabled', schema: Type.Boolean(), fallback: true },
          minimumMinor: { column: 'min_amount_minor', schema: depositMinor },
          maximumMinor: { column: 'max_amount_minor', schema: depositMinor },
          suggestedMinor: {
            column: 'suggested_amounts_minor',
            schema: Type.Array(depositMinor, { maxItems: 9 }),
            fallback: [],
          },
          currency: {
            column: 'currency',
            schema: Type.Union([Type.String({ pattern: '^[A-Z]{3}$' }), Type.Null()]),
            fallback: null,
          },
          feePayer: { column: 'fee_payer', schema: OneOf(['member', 'merchant']), fallback: 'member' },
          feeMinor: amountMinor('fee_flat_minor'),
          feeBasisPoints: wholeNumber('fee_basis_points', 0, 2_000, 0),
          hours: { column: 'hours', schema: Type.String({ maxLength: 200 }), fallback: 'always' },
          ...audience,
          newWithinDays: orNull('new_within_days', 1, 366),
          sortOrder,
        },
      },
    ],
    texts: [{ table: 'deposit_method_texts', fields: { name: text('name', 60) } }],
  },
  banks: {
    meaning:
      'banks and e-wallets that members are paid out to: the form of their account numbers, and their order',
    key: { field: 'bank', column: 'bank_code', schema: Type.String({ pattern: '^[a-z][a-z0-9]{1,19}$' }) },
    rows: [
      {
        table: 'banks',
        fields: {
          name: text('bank_name', 60),
          kind: { column: 'kind', schema: OneOf(bankKinds) },
          accountPattern: { ...text('account_pattern', 500), isPattern: true },
          accountExample: text('account_example', 40, ''),
          enabled: { column: 'enabled', schema: Type.Boolean(), fallback: true },
          sortOrder,
        },
      },
    ],
    texts: [],
  },
  domains: {
    meaning: 'the names that the site is reached at',
    key: {
      field: 'host',
      column: 'host',
      schema: Type.String({ pattern: '^[a-z0-9]([a-z0-9.:-]{0,251}[a-z0-9])?$' }),
    },
    rows: [{ table: 'merchant_hosts', fields: {} }],
    texts: [],
  },
} as const satisfies Readonly<Record<ContentKindName, ContentKind>>;

/** Reads the name of a kind; `undefined` for any other text. */
export function readContentKind(name: string): ContentKindName | undefined {
  return Object.hasOwn(contentKinds, name) ? (name as ContentKindName) : undefined;
}

/** The schema of one item of a kind, as an operator writes it. */
export function itemSchema({ key, rows, texts }: ContentKind): TSchema {
  const properties: TProperties = key === undefined ? {} : { [key.field]: key.schema };
  for (const { fields } of rows) Object.assign(properties, schemasOf(fields));
  if (texts.length > 0) {
    const written = Exact(Object.assign({}, ...texts.map(({ fields }) => schemasOf(fields))));
    const byLanguage = languageCodes.map((code) => [code, Type.Optional(written)]);
    properties.texts = Exact(Object.fromEntries(byLanguage));
  }
  return Exact(properties);
}

function schemasOf(fields: ContentTable['fields']): TProperties {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { schema, fallback }]) => [
      name,
      fallback === undefined ? schema : Type.Optional(schema),
    ]),
  );
}
