-- What home is made of, in order; the application knows the names. Those that it does not know are not shown.
alter table wau.merchants
  add column home_blocks text[] not null default
    '{banners,notices,welcome,categories,popular,recent,hot-matches,download,vendors,winners,promotions,jackpot,fairness,links}',
  -- A payout from which on a win is on the board. No less than the indexes below hold.
  add column winner_threshold_minor bigint not null default 10000 check (winner_threshold_minor >= 10000);

-- A drawing of the vendor's own, a path of the site; empty: it is known by its name.
alter table wau.vendors add column mark_url text not null default '';
