-- What the bar of home promises to whoever registers, beside the reward of the download itself; 0: nothing.
alter table wau.download_settings
  add column bar_reward_minor bigint not null default 0 check (bar_reward_minor >= 0);
