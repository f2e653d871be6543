-- A round that was given up is somebody's to decide: it is tried again, or its stake is given back whatever it came to.
alter table studio.open_round add column gives_back boolean not null default false;
