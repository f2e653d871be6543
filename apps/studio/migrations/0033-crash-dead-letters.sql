-- As with rounds: what was given up is somebody's to decide, and its stake may be given back whatever the bet came to.
alter table studio.crash_bet add column gives_back boolean not null default false;
grant update (gives_back) on studio.crash_bet to wau_app;
