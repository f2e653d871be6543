-- When what comes back of an entry's stake was paid: with its first settlement, and it stays whatever becomes of the draw later.
-- Figures of teams and affiliates count it on that day, commissions with its bet.
alter table wau.lottery_entries
  add column rebate_paid_at timestamptz,
  add constraint lottery_entries_rebate_paid check (rebate_paid_at is null or rebate_minor > 0);
update wau.lottery_entries as entry
   set rebate_paid_at = paid.at
  from (select merchant_id, external_key, min(settled_at) as at
          from wau.bet_settlements
         where source = 'lottery' and provider = 'LOTT' and status = 'settled'
         group by merchant_id, external_key) as paid
 where entry.rebate_minor > 0 and paid.merchant_id = entry.merchant_id
   and paid.external_key = entry.order_id || '.' || entry.entry;
create index lottery_entries_rebated on wau.lottery_entries (merchant_id, rebate_paid_at) where rebate_paid_at is not null;
grant update (rebate_paid_at) on wau.lottery_entries to wau_app;
