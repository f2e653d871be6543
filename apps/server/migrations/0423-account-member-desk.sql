-- What operators find members by, with a million of them.
create index members_status on wau.members (merchant_id, status, member_id);
-- Numbers that nobody has confirmed as well.
create index members_any_mobile_number on wau.members (merchant_id, mobile_number) where mobile_number is not null;
create index members_email on wau.members (merchant_id, email_key) where email_key is not null;
-- Who has used the same device, or the same network: an address of version 6 is a household's by its first half.
create index known_devices_device on wau.known_devices (merchant_id, device_hash);
create index sessions_network on wau.sessions
  (merchant_id, network(set_masklen(address, case family(address) when 6 then 64 else 32 end)));

-- What operators note about members for each other. Rows are only added.
create table wau.member_notes (
  merchant_id text collate "C" not null,
  note_id text collate "C" not null,
  member_id text collate "C" not null,
  content text not null check (length(content) between 1 and 1000),
  written_by text not null check (length(written_by) between 1 and 120),
  written_at timestamptz not null,
  primary key (merchant_id, note_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
create index member_notes_member on wau.member_notes (merchant_id, member_id, note_id);
grant select, insert on wau.member_notes to wau_app;
