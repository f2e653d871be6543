-- When a lottery is drawn, until when it takes stakes and whether it is offered is changed by operators.
grant update (schedule, closing_seconds, is_offered) on wau.lottery_games to wau_app;
-- Draws of another schedule that nobody has staked on are planned anew; a reference keeps all others.
grant delete on wau.lottery_draws to wau_app;
comment on column wau.lottery_games.schedule is
  'As draw-schedule.ts reads it: every so many seconds, or at times of day on days of the week or of the month, without some dates and with others moved';
