-- Whether the operator lets features be bought; a bet that buys one is refused otherwise.
alter table studio.play_session add column allows_feature_buy boolean not null default false;
