-- Opening a merchant takes two persons as well.

alter table wau.operator_requests
  drop constraint operator_requests_kind_check,
  add constraint operator_requests_kind_check check (kind in ('role', 'setting', 'merchant'));
