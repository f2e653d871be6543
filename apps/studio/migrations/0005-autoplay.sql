-- Whether the operator lets rounds play by themselves; a bet that says it is such a one is refused otherwise.
alter table studio.play_session add column allows_autoplay boolean not null default true;
