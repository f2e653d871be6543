-- A payment that is approved in the payer's wallet app, opened by a link or a code.
alter table sandbox.payment drop constraint payment_kind_check;
alter table sandbox.payment add constraint payment_kind_check check (kind in ('page', 'qr', 'wallet'));
