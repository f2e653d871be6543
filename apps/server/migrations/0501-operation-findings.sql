-- What the nightly checks have found, kept beyond the checks, which are replaced: a case each that somebody explains. The
-- same figures found again are the same finding; other figures of the same subject are a new one, in the place of the old.
create table wau.findings (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  finding_id text collate "C" not null,
  source text collate "C" not null check (source in ('books', 'statement')),
  -- Which rule is broken, or how a statement differs.
  rule text collate "C" not null,
  -- Of a statement: whose, and of which day; else empty.
  vendor_code text collate "C" not null default '',
  day text collate "C" not null default '' check (day = '' or day ~ '^\d{4}-\d\d-\d\d$'),
  -- Of the books: the account, order or day that it is about; else empty.
  subject text not null default '',
  figures_hash bytea not null check (length(figures_hash) = 32),
  -- How many figures differ, and the first of them as they were found.
  line_count integer not null check (line_count > 0),
  lines jsonb not null,
  found_at timestamptz not null,
  last_found_at timestamptz not null,
  -- Other figures were found in its place.
  replaced_at timestamptz,
  primary key (merchant_id, finding_id),
  unique (merchant_id, source, rule, vendor_code, day, subject, figures_hash)
);
create index findings_found on wau.findings (merchant_id, found_at) where replaced_at is null;
grant select, insert, update (last_found_at, replaced_at) on wau.findings to wau_app;

-- What operators have said to it. Only added to: passing it on leaves it open, an explanation ends it.
create table wau.finding_words (
  merchant_id text collate "C" not null,
  finding_id text collate "C" not null,
  place integer not null check (place > 0),
  decision text collate "C" not null check (decision in ('explained', 'passedOn')),
  reason text not null,
  operator_id text collate "C" not null,
  operator_name text not null,
  said_at timestamptz not null,
  primary key (merchant_id, finding_id, place),
  foreign key (merchant_id, finding_id) references wau.findings (merchant_id, finding_id)
);
grant select, insert on wau.finding_words to wau_app;
