-- Feedback that needs no answer is closed by somebody who has read it; why stays in the audit.

alter table wau.feedback add column closed_at timestamptz;
drop index wau.feedback_waiting;
create index feedback_waiting on wau.feedback (merchant_id, feedback_id)
  where answered_at is null and closed_at is null;
grant update (closed_at) on wau.feedback to wau_app;
