-- What a merchant says about itself and offers for download: links, contacts, help, pages, promotions, brand drawing.
-- HTML is kept as the operator wrote it; it is sanitised whenever it is read.

-- Links by type: where the app is downloaded, and where the merchant is found elsewhere.
create table wau.resource_links (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  resource_type text collate "C" not null check (resource_type in (
    'IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon', 'USDJUMP',
    'TELEGRAM', 'TELEGRAM1', 'TELEGRAM2', 'FACEBOOK', 'FACEBOOK1', 'FACEBOOK2')),
  -- A path on the site, or an address elsewhere.
  url text not null check (url ~ '^(/[^/\\]|https://)' and length(url) <= 500),
  primary key (merchant_id, resource_type)
);

-- Customer service has two entries.
create table wau.service_contacts (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  entry text collate "C" not null check (entry in ('main', 'sub')),
  cs_type text collate "C" not null check (cs_type in ('LIVECHAT', 'FACEBOOK', 'TELEGRAM', 'WHATSAPP')),
  -- Leaves the server encrypted, so that it cannot be harvested by reading pages.
  url text not null check (url ~ '^(/[^/\\]|https://)' and length(url) <= 500),
  primary key (merchant_id, entry)
);

-- How the download of the app is offered.
create table wau.download_settings (
  merchant_id text collate "C" primary key references wau.merchants (merchant_id),
  -- Shown with the download; 0: nothing is promised.
  reward_minor bigint not null default 0 check (reward_minor >= 0),
  -- Whether only members see the download bar.
  bar_requires_login boolean not null default false
);

-- The merchant's own mark, in place of the kite: an SVG with a square view box and a transparent ground.
create table wau.brand_drawings (
  merchant_id text collate "C" primary key references wau.merchants (merchant_id),
  svg text not null check (svg ~ '^\s*<svg[\s>]' and length(svg) <= 65536)
);

create table wau.help_items (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  help_id text collate "C" not null check (help_id ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  sort_order integer not null default 0,
  primary key (merchant_id, help_id)
);

create table wau.help_item_texts (
  merchant_id text collate "C" not null,
  help_id text collate "C" not null,
  language text collate "C" not null check (language ~ '^[A-Z]{2}$'),
  title text not null check (length(title) between 1 and 200),
  content_html text not null check (length(content_html) <= 50000),
  primary key (merchant_id, help_id, language),
  foreign key (merchant_id, help_id) references wau.help_items (merchant_id, help_id)
);

-- Pages of one text each, by a code that the app knows.
create table wau.content_pages (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  page_code text collate "C" not null check (page_code in ('useragreement')),
  language text collate "C" not null check (language ~ '^[A-Z]{2}$'),
  title text not null check (length(title) between 1 and 200),
  content_html text not null check (length(content_html) <= 100000),
  updated_at timestamptz not null,
  primary key (merchant_id, page_code, language)
);

create table wau.promotion_categories (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  category_id text collate "C" not null check (category_id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  sort_order integer not null default 0,
  primary key (merchant_id, category_id)
);

create table wau.promotion_category_names (
  merchant_id text collate "C" not null,
  category_id text collate "C" not null,
  language text collate "C" not null check (language ~ '^[A-Z]{2}$'),
  name text not null check (length(name) between 1 and 60),
  primary key (merchant_id, category_id, language),
  foreign key (merchant_id, category_id) references wau.promotion_categories (merchant_id, category_id)
);

-- What an announcement of type PR has besides its title and text.
create table wau.promotions (
  merchant_id text collate "C" not null,
  announcement_id text collate "C" not null,
  category_id text collate "C" not null,
  image_url text not null check (image_url ~ '^/[^/\\]'),
  -- When it can be used, which need not be when it is shown; null: from the start, or without an end.
  starts_at timestamptz,
  ends_at timestamptz,
  primary key (merchant_id, announcement_id),
  foreign key (merchant_id, announcement_id) references wau.announcements (merchant_id, announcement_id),
  foreign key (merchant_id, category_id) references wau.promotion_categories (merchant_id, category_id),
  check (ends_at > starts_at)
);

create table wau.promotion_terms (
  merchant_id text collate "C" not null,
  announcement_id text collate "C" not null,
  language text collate "C" not null check (language ~ '^[A-Z]{2}$'),
  terms_html text not null check (length(terms_html) <= 50000),
  primary key (merchant_id, announcement_id, language),
  foreign key (merchant_id, announcement_id) references wau.promotions (merchant_id, announcement_id)
);

grant select, insert, update, delete on wau.resource_links, wau.service_contacts, wau.download_settings,
  wau.brand_drawings, wau.help_items, wau.help_item_texts, wau.content_pages, wau.promotion_categories,
  wau.promotion_category_names, wau.promotions, wau.promotion_terms to wau_app;
