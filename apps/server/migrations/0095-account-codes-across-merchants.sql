-- A number has its five codes a day whichever merchants are asked for them. The hash is the same at all of them; null
-- where the code was withheld, because then nothing was sent to the number.
alter table wau.verification_codes add column sent_to_hash bytea;
create index verification_codes_sent on wau.verification_codes (sent_to_hash, sent_at)
  where sent_to_hash is not null;
