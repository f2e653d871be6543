-- A vendor whose protocol has no statements has not failed to give one: its days are unstated.
alter table wau.reconciliations
  drop constraint reconciliations_state_check,
  drop constraint reconciliations_check,
  add constraint reconciliations_state_check check (state in ('compared', 'failed', 'unstated')),
  add constraint reconciliations_check check ((failure is null) = (state <> 'failed'));
