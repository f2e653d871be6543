-- What becomes of a stuck round or transfer can take two persons as well.
alter table wau.operator_requests drop constraint operator_requests_kind_check;
alter table wau.operator_requests
  add constraint operator_requests_kind_check check (kind in ('role', 'setting', 'merchant', 'stuckRound', 'fundTransfer'));
