-- Whether games may play rounds by themselves. Some markets forbid it.
alter table wau.merchants add column allows_autoplay boolean not null default true;
