-- Why somebody has approved a run, as every decision says. Those of before have none.
alter table wau.commission_approvals
  add column reason text not null default '' check (length(reason) <= 200);
