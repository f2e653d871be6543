-- Switches of titles and vendors that are to come: from a moment on, or for a while. How a title stands is its row's own
-- `enabled` alone; a job carries these out, and each is carried out once.
create table wau.game_switch_plans (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  plan_id text collate "C" not null,
  vendor_code text collate "C" not null,
  -- Null: all titles of the vendor.
  game_id text collate "C",
  is_on boolean not null,
  begins_at timestamptz not null,
  -- Null: it stays as it is then.
  ends_at timestamptz check (ends_at > begins_at),
  reason text not null check (length(reason) between 3 and 200),
  -- planned, begun (the end is to come); done; dropped by an operator; overtaken by a switch that somebody made by hand; missed,
  -- since nothing ran until its end.
  state text collate "C" not null default 'planned'
    check (state in ('planned', 'begun', 'done', 'dropped', 'overtaken', 'missed')),
  settled_at timestamptz,
  -- Whose word it is, as the audit keeps it when it is carried out.
  planned_by text collate "C" not null references wau.operators (operator_id),
  planned_by_name text not null,
  planned_at timestamptz not null,
  address text collate "C" not null,
  request_id text collate "C" not null,
  primary key (merchant_id, plan_id),
  foreign key (merchant_id, vendor_code) references wau.vendors (merchant_id, vendor_code),
  foreign key (merchant_id, vendor_code, game_id) references wau.games (merchant_id, vendor_code, game_id),
  check ((settled_at is null) = (state in ('planned', 'begun')))
);
create index game_switch_plans_planned on wau.game_switch_plans (begins_at) where state = 'planned';
create index game_switch_plans_begun on wau.game_switch_plans (ends_at) where state = 'begun';
create index game_switch_plans_settled on wau.game_switch_plans (merchant_id, settled_at) where settled_at is not null;
create index game_switch_plans_planned_by on wau.game_switch_plans (planned_by);
grant select, insert, update (state, settled_at) on wau.game_switch_plans to wau_app;
