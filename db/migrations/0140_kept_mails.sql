-- A mail that no server was there for is kept and not sent.
alter table mails drop constraint mails_state_check;
alter table mails add constraint mails_state_check
  check (state in ('queued', 'sending', 'sent', 'failed', 'kept'));
