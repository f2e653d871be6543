-- How the payer comes to a payment: by the page that the merchant sends them to, or by a code on the merchant's own screen.
alter table sandbox.payment
  add column kind text collate "C" not null default 'page' check (kind in ('page', 'qr'));
