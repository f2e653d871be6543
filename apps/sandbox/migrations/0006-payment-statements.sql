-- Merchants ask what ended in a period, a day's worth at a time.
create index payment_decided on sandbox.payment (merchant_id, decided_at) where decided_at is not null;
