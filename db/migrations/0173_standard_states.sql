-- More names get the terms of docs/glossary.md; a mail or SMS that no server was there for is "not_sent".

alter table saved_filter_selections rename column gone to removed;
alter table saved_filter_selections rename column words to text_query;

alter table mails drop constraint mails_state_check;
update mails set state = 'not_sent' where state = 'kept';
alter table mails
  add constraint mails_state_check check (state in ('queued', 'sending', 'sent', 'failed', 'not_sent'));

alter table sms_messages drop constraint text_messages_state_check;
update sms_messages set state = 'not_sent' where state = 'kept';
alter table sms_messages
  add constraint sms_messages_state_check check (state in ('queued', 'sending', 'sent', 'failed', 'not_sent'));
