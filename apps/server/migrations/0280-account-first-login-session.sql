-- Whether the session is the one that a password from somebody else was used for. It stays so when the password has been
-- changed, since that is what the member is greeted by.
alter table wau.sessions add column opened_at_first_login boolean not null default false;
