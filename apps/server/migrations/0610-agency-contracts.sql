-- What agents are paid by: each proposal is a version of its own, which never changes but for its answer and its end.
create table wau.agent_contracts (
  merchant_id text collate "C" not null,
  -- The downline of the contract.
  agent_id text collate "C" not null,
  kind text collate "C" not null check (kind in ('dividend', 'dailySalary', 'hourlySalary')),
  product text collate "C" not null
    check (product in ('LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP', 'CONS')),
  version integer not null check (version > 0),
  -- Null: the house.
  upline_id text collate "C",
  -- As packages/rules/src/agency/contract-negotiation.ts names them.
  state text collate "C" not null check (state in ('P', 'E', 'V', 'A', 'R', 'X')),
  -- As packages/rules/src/agency/check-contract-tiers.ts reads them, from the lowest up.
  tiers jsonb not null check (jsonb_array_length(tiers) > 0),
  starts_on date not null,
  -- The last day; null until a later version ends it.
  ends_on date check (ends_on >= starts_on),
  proposed_by text collate "C" not null check (proposed_by in ('upline', 'downline')),
  -- A member, or an operator where the house is the upline.
  proposer_id text collate "C" not null,
  proposed_at timestamptz not null,
  answered_at timestamptz,
  primary key (merchant_id, agent_id, kind, product, version),
  foreign key (merchant_id, agent_id) references wau.members (merchant_id, member_id),
  foreign key (merchant_id, upline_id) references wau.members (merchant_id, member_id),
  check ((answered_at is not null) = (state in ('A', 'R')) or state = 'X'),
  check (ends_on is null or state in ('A', 'X'))
);
-- One of a product waits at a time, whoever comes together.
create unique index agent_contracts_waiting on wau.agent_contracts (merchant_id, agent_id, kind, product)
  where state in ('P', 'E', 'V');
-- What waits for an upline's answer, asked for whenever an agent's home opens.
create index agent_contracts_wished on wau.agent_contracts (merchant_id, upline_id) where state = 'V';

grant select, insert on wau.agent_contracts to wau_app;
grant update (state, starts_on, ends_on, answered_at) on wau.agent_contracts to wau_app;

-- The modules of salaries are there for every merchant from now on.
update wau.merchants
   set enabled_modules = enabled_modules
         || array(select id from unnest(array['DAILYSALCONT3', 'HOURSAL3']) as id where not id = any (enabled_modules))
 where not enabled_modules @> array['DAILYSALCONT3', 'HOURSAL3'];
