-- A payment to an address on a chain: what was sent is the payer's choice, and is confirmed step by step.
alter table sandbox.payment drop constraint payment_kind_check;
alter table sandbox.payment
  add constraint payment_kind_check check (kind in ('page', 'qr', 'wallet', 'crypto')),
  -- What came, where that is not what was asked for; the token's own smallest units where it is another token.
  add column received_minor bigint check (received_minor > 0),
  add column received_token text collate "C";
grant update (received_minor, received_token) on sandbox.payment to wau_app;

-- How often what is reported was confirmed by then; null for whatever is not on a chain.
alter table sandbox.callback add column confirmations smallint check (confirmations >= 0);
