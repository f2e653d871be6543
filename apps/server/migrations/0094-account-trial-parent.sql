-- A trial merchant without its parent would keep the settings of every merchant from being read.
alter table wau.merchants add foreign key (trial_of) references wau.merchants (merchant_id);
