-- Who takes and pays money for a merchant, and by which key, is changed by two persons. The key waits sealed, as it will
-- stand in the provider's row, for the second of them.

alter table wau.operator_requests
  drop constraint operator_requests_kind_check,
  add constraint operator_requests_kind_check
    check (kind in ('role', 'setting', 'merchant', 'stuckRound', 'fundTransfer', 'paymentProvider')),
  add column sealed_secret bytea;
