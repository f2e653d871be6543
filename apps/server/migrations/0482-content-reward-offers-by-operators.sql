-- What promotions give is put in place as content. What has been given of a budget stays the rewards' own to count, and an
-- offer that somebody has used is referred to and cannot go.
grant delete on wau.reward_offers to wau_app;
grant update (audience, new_within_days, club_level_from, enrolment, recurrence, condition, condition_minor, reward_minor,
              reward_basis_points, turnover_times, budget_minor, budget_count) on wau.reward_offers to wau_app;
