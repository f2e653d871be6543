-- Where members pay to is changed by two persons: whoever names another account has their money sent there.
alter table wau.operator_requests
  drop constraint operator_requests_kind_check,
  add constraint operator_requests_kind_check
    check (kind in ('role', 'setting', 'merchant', 'stuckRound', 'fundTransfer', 'paymentProvider', 'depositAccount'));

-- Some countries number their accounts with letters.
alter table wau.deposit_accounts
  drop constraint deposit_accounts_account_number_check,
  add constraint deposit_accounts_account_number_check check (account_number ~ '^[0-9A-Z][0-9A-Z -]{3,39}$'),
  add constraint deposit_accounts_sort_order_check check (sort_order between 0 and 999);
