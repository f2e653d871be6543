-- Why somebody asked for what takes two persons, for the one who gives it. Empty where that is part of what is asked for, or
-- where nobody is asked why.
alter table wau.operator_requests add column reason text not null default '' check (length(reason) <= 200);
