-- A kind of case is called as the contract calls it, also where that is two words.

alter table wau.work_claims drop constraint work_claims_case_kind_check;
alter table wau.work_claims add constraint work_claims_case_kind_check check (case_kind ~ '^[a-z][A-Za-z]{2,29}$');
