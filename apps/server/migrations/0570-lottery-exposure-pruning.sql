-- What draws cost while they take stakes matters until they are over: it is deleted after a while.
grant delete on wau.lottery_number_exposures, wau.lottery_draw_exposures to wau_app;
