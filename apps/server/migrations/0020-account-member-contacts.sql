-- How a member is reached, and found by where a mobile number or an address serves instead of the username.

-- The country whose dialing code a number is read with when it comes without one.
alter table wau.merchants
  add column country_code text collate "C" not null default 'MY' check (country_code ~ '^[A-Z]{2}$');

alter table wau.members
  -- E.164, e.g. +60123456789.
  add column mobile_number text collate "C" check (mobile_number ~ '^\+[1-9][0-9]{6,14}$'),
  -- Since when the number is known to be the member's: by a code that was sent to it, or because the merchant takes
  -- the word of whoever registers with a number. Only such a number logs in and gets codes for a new password.
  add column mobile_confirmed_at timestamptz,
  -- As the member wrote it.
  add column email text check (length(email) between 3 and 254),
  -- What an address is compared by: case makes no difference.
  add column email_key text collate "C" generated always as (lower(email collate "C")) stored,
  -- A link that was sent there has been used.
  add column email_confirmed_at timestamptz,
  -- Letters and notices are written in it; null: the merchant's own.
  add column language text collate "C" check (language ~ '^[A-Z]{2}$'),
  add constraint members_mobile_confirmed check (mobile_confirmed_at is null or mobile_number is not null),
  add constraint members_email_confirmed check (email_confirmed_at is null or email is not null);

-- Two members may have written down the same number, but only one can have shown that it is theirs.
create unique index members_mobile_number on wau.members (merchant_id, mobile_number)
  where mobile_confirmed_at is not null;

-- Numbers and addresses written down at registration so far. A number without its dialing code stays where it is.
update wau.members set email = profile ->> 'email', profile = profile - 'email'
where length(profile ->> 'email') between 3 and 254;

grant update (mobile_number, mobile_confirmed_at, email, email_confirmed_at, language) on wau.members to wau_app;
